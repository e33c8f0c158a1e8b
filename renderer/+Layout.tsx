import type { ReactNode } from 'react';
import { SignInAgain } from './account/SignInAgain.js';
import { ConsentBanner } from './consent/ConsentBanner.js';
import { useText } from './i18n/use-text.js';
import { Footer } from './layout/Footer.js';
import { Header } from './layout/Header.js';
import { PageAnnouncement } from './layout/PageAnnouncement.js';
import { PendingPage } from './layout/PendingPage.js';
import { ReloadBanner } from './loading/ReloadBanner.js';
import { Marks } from './marks/Marks.js';
import { Toasts } from './ui/Toasts.js';
import './ui/site.css';

export default function Layout({ children }: { children: ReactNode }) {
  const { t } = useText();
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        {t('common.skipToContent')}
      </a>
      <ReloadBanner />
      <ConsentBanner />
      <Header />
      <main id="main" className="flex-1">
        {children}
      </main>
      <Footer />
      <PendingPage />
      <PageAnnouncement />
      <Marks />
      <SignInAgain />
      <Toasts />
    </div>
  );
}
