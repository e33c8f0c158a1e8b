import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { withLanguage } from '../../../src/contract/languages.js';
import { useText } from '../../i18n/use-text.js';
import { HydratedMarker } from '../../loading/HydratedMarker.js';
import { OnDemand } from '../../loading/OnDemand.js';
import { offerReload } from '../../loading/preload-error.js';
import { useAdminText } from '../use-admin-text.js';
import { AdminBar } from './AdminBar.js';
import { AdminSidebar } from './AdminSidebar.js';
import { useKeptFocus } from './use-kept-focus.js';
import '../admin.css';

/** The frame of all pages of the administration, in place of the site's header and footer: a bar, the menu, the page. */
export function AdminShell({ children }: { children: ReactNode }) {
  useKeptFocus();
  const { urlOriginal } = usePageContext();
  return (
    <div className="admin-frame">
      <AdminBar />
      <AdminSidebar />
      <main id="main" className="admin-page">
        <WithoutScripts />
        <OnDemand of={urlOriginal} onMissing={offerReload}>
          {children}
          <HydratedMarker />
        </OnDemand>
      </main>
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
