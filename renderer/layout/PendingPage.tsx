import { usePageContext } from 'vike-react/usePageContext';
import { useText } from '../i18n/use-text.js';
import { PhotoSkeleton } from '../photos/PhotoSkeleton.js';
import { usePendingPath } from '../ui/page-transition.js';

/**
 * What is seen of a page that is slow to come: a line at the top, of a photograph its outline. It lies over the page that
 * is left, which stays as it is: its place must be found again on the way back.
 */
export function PendingPage() {
  const { t } = useText();
  const { urlPathname } = usePageContext();
  const pending = usePendingPath();
  // Within a list, the list itself says that it is busy.
  if (pending === null || pending === urlPathname) return null;
  const isPhoto = pending.startsWith('/foto/');
  // Whether the way in is open is asked for first (accounts-and-admin.md §2.2).
  const isEntering = pending.startsWith('/admin') && !urlPathname.startsWith('/admin');
  return (
    <div className="pointer-events-none fixed inset-0 z-40 overflow-hidden fade delay-300 starting:opacity-0">
      <p role="status" className="sr-only">
        {t(isEntering ? 'account.authenticating' : 'filters.loading')}
      </p>
      {isEntering && (
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
