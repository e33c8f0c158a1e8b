import { usePageContext } from 'vike-react/usePageContext';
import { useText } from '../i18n/use-text.js';
import { PhotoSkeleton } from '../photos/PhotoSkeleton.js';
import { usePendingPath } from '../ui/page-transition.js';

/** The path of another page that is being loaded. Within a list, the list itself shows that it is busy. */
function usePendingPage(): string | null {
  const { urlPathname } = usePageContext();
  const pending = usePendingPath();
  return pending === urlPathname ? null : pending;
}

/** Covers the main part of the current page while a photograph loads slowly; the page keeps its scroll position for Back. */
export const PendingPhoto = () =>
  usePendingPage()?.startsWith('/foto/') && (
    // Clicks reach the covered page only as long as it is still seen.
    <div className="absolute inset-0 z-30 bg-bg fade delay-300 starting:invisible starting:opacity-0">
      <div className="sticky top-0 max-h-dvh overflow-hidden">
        <PhotoSkeleton />
      </div>
    </div>
  );

/** Shown while a page loads slowly: a line at the top. */
export function PendingPage() {
  const { t } = useText();
  const { urlPathname } = usePageContext();
  const pending = usePendingPage();
  if (pending === null) return null;
  // The guard of /admin checks the right to enter first.
  const isEnteringAdmin = pending.startsWith('/admin') && !urlPathname.startsWith('/admin');
  return (
    <div className="pointer-events-none fixed inset-0 z-40 overflow-hidden fade delay-300 starting:opacity-0">
      <p role="status" className="sr-only">
        {t(isEnteringAdmin ? 'account.authenticating' : 'filters.loading')}
      </p>
      {isEnteringAdmin && (
        <p aria-hidden="true" className="grid h-full place-items-center bg-bg text-lg text-mute">
          {t('account.authenticating')}
        </p>
      )}
      <div className="absolute inset-x-0 top-0 h-[3px] animate-pulse bg-brand" />
    </div>
  );
}
