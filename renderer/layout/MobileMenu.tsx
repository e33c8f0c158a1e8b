import { lazy } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { languageTable } from '../../src/contract/languages.js';
import { useText } from '../i18n/use-text.js';
import { OnDemand } from '../loading/OnDemand.js';
import { Icon } from '../ui/icons/Icon.js';
import { SignInLink } from './AccountArea.js';
import { Drawer } from './Drawer.js';
import { EntitiesDrawerEntry } from './EntitiesDrawerEntry.js';
import { Link } from './Link.js';
import { ariaCurrent, sitePagesOf } from './site-pages.js';
import { useLanguageLink } from './use-language-link.js';
import { useViewer } from './use-viewer.js';

/** Only members download it. */
const AccountLinks = lazy(async () => ({ default: (await import('./AccountLinks.js')).AccountLinks }));

/** The pages, the languages and the account, below 1024 px. */
export function MobileMenu() {
  const { t, language } = useText();
  const { site, urlPathname } = usePageContext();
  const viewer = useViewer();
  const languageLink = useLanguageLink();
  return (
    <Drawer
      id="site-menu"
      title={t('nav.menu')}
      opener={{
        className: 'icon-btn -mr-2.5',
        'aria-label': t('nav.openMenu'),
        children: <Icon name="menu" size={24} />,
      }}
    >
      <nav aria-label={t('nav.label')}>
        <ul className="mt-4 border-y border-line">
          {sitePagesOf(site, language).map((page) => (
            <li
              key={page.key}
              className={`not-first:border-t not-first:border-line ${page.key === 'explore' ? 'md:hidden' : ''}`}
            >
              {page.key === 'entities' ? (
                <EntitiesDrawerEntry to={page.path} current={ariaCurrent(page, urlPathname)} className="drawer-link" />
              ) : (
                <Link to={page.path} aria-current={ariaCurrent(page, urlPathname)} className="drawer-link">
                  {t(`nav.${page.key}`)}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t('language.label')}>
        <ul className="mt-4 flex flex-wrap gap-x-5">
          {site.languages.map((of) => (
            <li key={of}>
              <a
                {...languageLink(of)}
                aria-current={of === language ? 'true' : undefined}
                className="grid min-h-11 place-items-center text-sm text-mute hover:text-ink aria-[current]:font-bold aria-[current]:text-ink"
              >
                {languageTable[of].name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto pt-8">
        {viewer.user ? (
          <div className="-mx-3 border-t border-line pt-4">
            <OnDemand>
              <AccountLinks user={viewer.user} />
            </OnDemand>
          </div>
        ) : (
          <SignInLink className="btn btn-primary w-full" isUnsure={viewer.state === 'loading'} />
        )}
      </div>
    </Drawer>
  );
}
