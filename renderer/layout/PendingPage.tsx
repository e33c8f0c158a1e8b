import { usePageContext } from 'vike-react/usePageContext';
import { useText } from '../i18n/use-text.js';
import { PhotoSkeleton } from '../photos/PhotoSkeleton.js';
import { usePendingPath } from '../ui/page-transition.js';

/**
 * Shown while a page loads slowly: a line at the top, and for a photograph its skeleton. It covers the current page,
 * which keeps its scroll position for Back.
 */
export function PendingPage() {
  const { t } = useText();
  const { urlPathname } = usePageContext();
  const pending = usePendingPath();
  // Within a list, the list itself shows that it is busy.
  if (pending === null || pending === urlPathname) return null;
  const isPhoto = pending.startsWith('/foto/');
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
      {isPhoto && (
        <div className="h-full bg-bg">
          <div className="h-18 border-b border-line" />
          <PhotoSkeleton />
        </div>
      )}
      <div className="absolute inset-x-0 top-0 h-[3px] animate-pulse bg-brand" />
    </div>
  );
}
