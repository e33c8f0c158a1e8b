import { type ReactNode, useEffect, useRef } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { withLanguage } from '../../src/contract/languages.js';
import { isStaff } from '../../src/contract/roles.js';
import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import { Breadcrumb } from '../ui/Breadcrumb.js';
import { Icon } from '../ui/icons/Icon.js';
import { Avatar } from '../layout/Avatar.js';
import { useAccount } from './use-account.js';
import { userPageOf, userPages } from './user-pages.js';

const profilePath = '/user/profile-page';

/** The frame of all pages of a member's area: breadcrumb, profile, menu and title. */
export function UserShell({ children }: { children: ReactNode }) {
  const { t } = useText();
  const { urlPathname } = usePageContext();
  const { key, path } = userPageOf(urlPathname);
  const dashboard = { name: t('account.pages.dashboard'), path: '/user/dashboard' };
  return (
    <div className="wrap pt-6 pb-20 lg:pb-28">
      <Breadcrumb
        className="whole"
        trail={[
          { name: t('breadcrumb.home'), path: '/' },
          ...(key === 'dashboard' ? [] : [dashboard]),
          ...(key === 'security' ? [{ name: t('account.pages.profile'), path: profilePath }] : []),
          { name: t(`account.pages.${key}`), path },
        ]}
      />
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:mt-12 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <UserPanel urlPathname={key === 'security' ? profilePath : path} />
        <div className="min-w-0">
          <h1 className="text-3xl lg:text-4xl">{t(`user.${key}.title`)}</h1>
          <p className="mt-3 max-w-2xl text-lg text-mute">{t(`user.${key}.lead`)}</p>
          <div className="mt-8 lg:mt-10">{children}</div>
        </div>
      </div>
    </div>
  );
}

function UserPanel({ urlPathname }: { urlPathname: string }) {
  const { t, language } = useText();
  const user = useAccount();
  const menu = useRef<HTMLUListElement>(null);

  // On a narrow screen the menu is a line that scrolls. Scroll it, not the page, to the current entry.
  useEffect(() => {
    const list = menu.current;
    const here = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && here) list.scrollLeft = here.offsetLeft - (list.clientWidth - here.offsetWidth) / 2;
  }, [urlPathname]);

  if (!user) return <div />;
  return (
    <aside aria-label={t('account.label')} className="min-w-0 lg:sticky lg:top-8 lg:self-start">
      <div className="flex items-center gap-4">
        <Avatar user={user} className="size-16 text-2xl" />
        <div className="min-w-0">
          <p className="truncate font-semibold">{user.displayName ?? user.username}</p>
          <span className={`badge mt-1 ${isStaff(user.role) ? 'badge-brand' : ''}`}>
            {t(`user.roles.${user.role}`)}
          </span>
        </div>
      </div>
      <nav aria-label={t('user.menu')} className="mt-6 max-lg:-mx-5 max-lg:px-5">
        <ul ref={menu} className="user-menu relative">
          {userPages.map(({ key, path, icon }) => (
            <li key={key}>
              <Link to={path} aria-current={path === urlPathname ? 'page' : undefined}>
                <Icon name={icon} />
                {t(`account.pages.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <form method="post" action={withLanguage(language, '/auth/sign-out')} className="mt-4 hidden noscript:block">
        <button className="btn btn-outline w-full">{t('account.signOut')}</button>
      </form>
    </aside>
  );
}
