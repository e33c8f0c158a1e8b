import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { withLanguage } from '../../src/contract/languages.js';
import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import { useAdminText } from './use-admin-text.js';
import './admin.css';

/** The pages of the administration in the order of its menu, with the paths of the pages below them. */
const adminPages = [
  { key: 'photos', path: '/admin/photos', below: '/admin/edit-photo/' },
  { key: 'entities', path: '/admin/entities', below: '/admin/entities/' },
  { key: 'map', path: '/admin/map', below: '/admin/map/' },
] as const;

/** The frame of all pages of the administration. */
export function AdminShell({ children }: { children: ReactNode }) {
  const { t } = useAdminText();
  const { urlPathname } = usePageContext();
  return (
    <div className="wrap pt-4 pb-16 lg:pb-24">
      <nav aria-label={t('shell.label')} className="tabs mb-8 lg:mb-12">
        {adminPages.map(({ key, path, below }) => (
          <Link
            key={key}
            to={path}
            aria-current={path === urlPathname ? 'page' : urlPathname.startsWith(below) ? 'true' : undefined}
          >
            {t(`shell.${key}`)}
          </Link>
        ))}
      </nav>
      <WithoutScripts />
      {children}
    </div>
  );
}

/** The account menu needs scripts; signing out must work without them. */
function WithoutScripts() {
  const { t, language } = useAdminText();
  const { t: site } = useText();
  return (
    <div className="mb-8 hidden flex-wrap items-center justify-between gap-4 bg-mount p-5 noscript:flex">
      <p>{t('shell.noScripts')}</p>
      <form method="post" action={withLanguage(language, '/auth/sign-out')}>
        <button className="btn btn-outline">{site('account.signOut')}</button>
      </form>
    </div>
  );
}
