import type { ReactNode } from 'react';
import { withLanguage } from '../../src/contract/languages.js';
import { useText } from '../i18n/use-text.js';
import { useAdminText } from './use-admin-text.js';
import './admin.css';

/** What the pages of the administration have in common. */
export function AdminShell({ children }: { children: ReactNode }) {
  return (
    <div className="wrap pt-10 pb-16 lg:pt-14 lg:pb-24">
      <WithoutScripts />
      {children}
    </div>
  );
}

/** The account menu needs scripts; signing out must not. */
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
