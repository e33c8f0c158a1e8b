import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { findAdminPage } from '../../../src/contract/admin-pages.js';
import { withLanguage } from '../../../src/contract/languages.js';
import { useText } from '../../i18n/use-text.js';
import { Breadcrumb } from '../../ui/Breadcrumb.js';
import { useAdminText } from '../use-admin-text.js';
import { UploadIndicator } from '../uploads/UploadIndicator.js';
import { AdminDrawer } from './AdminDrawer.js';
import { AdminSidebar } from './AdminSidebar.js';
import { CommandSearch } from './CommandSearch.js';
import { useKeptFocus } from './use-kept-focus.js';
import '../admin.css';

/** The frame of all pages of the administration: menu, breadcrumb, and the search for commands. */
export function AdminShell({ children }: { children: ReactNode }) {
  useKeptFocus();
  return (
    <div className="admin-frame">
      <AdminSidebar />
      <div className="min-w-0">
        <div className="admin-bar">
          <AdminDrawer />
          <Trail />
          <UploadIndicator />
          <CommandSearch />
        </div>
        <div className="admin-page">
          <WithoutScripts />
          {children}
        </div>
      </div>
    </div>
  );
}

function Trail() {
  const { t } = useAdminText();
  const { urlPathname } = usePageContext();
  const page = findAdminPage(urlPathname);
  const root = { name: t('shell.label'), path: '/admin' };
  const trail = !page || page.key === 'dashboard' ? [root] : [root, { name: t(`shell.${page.key}`), path: page.path }];
  return <Breadcrumb trail={trail} className="min-w-0 grow" />;
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
