import { useId } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { type AdminPage, adminPageGroups, adminPages, findAdminPage } from '../../../src/contract/admin-pages.js';
import { belongsTo } from '../../../src/contract/roles.js';
import { useAccount } from '../../account/use-account.js';
import { formatNumber } from '../../i18n/format.js';
import { Link } from '../../layout/Link.js';
import { useAdminText } from '../use-admin-text.js';
import { AdminIcon } from './admin-icons.js';
import { useWaiting } from './use-waiting.js';

/** The pages that the signed-in user may open, in groups. */
export function AdminMenu() {
  const { t } = useAdminText();
  const id = useId();
  const user = useAccount();
  const waiting = useWaiting();
  const mine = adminPages.filter(({ admits }) => belongsTo(user?.role ?? null, admits));
  return (
    <nav aria-label={t('shell.menu')} className="admin-menu">
      <ul>
        {mine
          .filter(({ group }) => group === null)
          .map((page) => (
            <MenuLink key={page.key} page={page} count={waiting[page.key] ?? 0} />
          ))}
      </ul>
      {adminPageGroups.map((group) => {
        const pages = mine.filter((page) => page.group === group);
        return (
          pages.length > 0 && (
            <div key={group}>
              <p id={`${id}-${group}`} className="eyebrow">
                {t(`shell.groups.${group}`)}
              </p>
              <ul aria-labelledby={`${id}-${group}`}>
                {pages.map((page) => (
                  <MenuLink key={page.key} page={page} count={waiting[page.key] ?? 0} />
                ))}
              </ul>
            </div>
          )
        );
      })}
    </nav>
  );
}

/** `count`: how much waits there. */
function MenuLink({ page: { key, path }, count }: { page: AdminPage; count: number }) {
  const { t, language } = useAdminText();
  const { urlPathname } = usePageContext();
  const isHere = findAdminPage(urlPathname)?.key === key;
  return (
    <li>
      <Link
        to={path}
        aria-current={path === urlPathname ? 'page' : isHere ? 'true' : undefined}
        title={t(`shell.${key}`)}
      >
        <AdminIcon page={key} />
        <span className="grow">{t(`shell.${key}`)}</span>
        {count > 0 && (
          <>
            <span aria-hidden="true" className="admin-menu-count">
              {formatNumber(count, language)}
            </span>
            <span className="sr-only"> {t('shell.waiting', { count })}</span>
          </>
        )}
      </Link>
    </li>
  );
}
