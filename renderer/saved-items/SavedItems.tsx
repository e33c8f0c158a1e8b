import { lazy, Suspense, useEffect } from 'react';
import { useViewer } from '../layout/use-viewer.js';
import { askViewerAnew } from '../layout/viewer-store.js';

const MemberSavedItems = lazy(async () => ({ default: (await import('./MemberSavedItems.js')).MemberSavedItems }));

/** What members marked; visitors without an account download none of it. */
export function SavedItems() {
  const { user } = useViewer();

  // The browser brings a page back as it was left: who looks at it may have signed in or out since then.
  useEffect(() => {
    const handleReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) askViewerAnew().catch(() => undefined);
    };
    window.addEventListener('pageshow', handleReturn);
    return () => window.removeEventListener('pageshow', handleReturn);
  }, []);

  return (
    user && (
      <Suspense fallback={null}>
        <MemberSavedItems />
      </Suspense>
    )
  );
}
