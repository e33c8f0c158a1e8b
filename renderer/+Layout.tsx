import { type ReactNode, Suspense } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { SignInAgain } from './account/SignInAgain.js';
import { PlayerBar } from './audio/PlayerBar.js';
import { ConsentBanner } from './consent/ConsentBanner.js';
import { useText } from './i18n/use-text.js';
import { Footer } from './layout/Footer.js';
import { Header } from './layout/Header.js';
import { PageAnnouncement } from './layout/PageAnnouncement.js';
import { PendingPage, PendingPhoto } from './layout/PendingPage.js';
import { HydratedMarker } from './loading/HydratedMarker.js';
import { OnDemand } from './loading/OnDemand.js';
import { offerReload } from './loading/preload-error.js';
import { ReloadBanner } from './loading/ReloadBanner.js';
import { SavedItems } from './saved-items/SavedItems.js';
import { Toasts } from './ui/Toasts.js';
import './ui/site.css';

/**
 * React hydrates what is inside `Suspense` in slices: in one go it would block the main thread while the visitor
 * scrolls. The administration has a bar and a menu of its own, which its layout brings with `main`.
 */
export default function Layout({ children }: { children: ReactNode }) {
  const { t } = useText();
  const { urlOriginal, pageId } = usePageContext();
  return (
    <>
      <a href="#main" className="skip-link">
        {t('common.skipToContent')}
      </a>
      <ReloadBanner />
      <ConsentBanner />
      <div className="flex min-h-dvh flex-col">
        {pageId?.startsWith('/pages/admin/') ? (
          children
        ) : (
          <>
            <Suspense>
              <Header />
            </Suspense>
            <main id="main" className="relative flex-1">
              <OnDemand of={urlOriginal} onMissing={offerReload}>
                {children}
                <HydratedMarker />
              </OnDemand>
              <PendingPhoto />
            </main>
            <Suspense>
              <Footer />
            </Suspense>
          </>
        )}
        <PendingPage />
        <PageAnnouncement />
        <SavedItems />
        <SignInAgain />
        <Toasts />
      </div>
      <PlayerBar />
    </>
  );
}
