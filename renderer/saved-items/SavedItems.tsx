import { lazy, useEffect } from 'react';
import { useViewer } from '../layout/use-viewer.js';
import { refetchViewer } from '../layout/viewer-store.js';
import { OnDemand } from '../loading/OnDemand.js';

const MemberSavedItems = lazy(async () => ({ default: (await import('./MemberSavedItems.js')).MemberSavedItems }));

/** State of the save buttons for members; visitors without an account do not download its code. */
export function SavedItems() {
  const { user } = useViewer();

  // After a page was restored from the back/forward cache, the visitor may have signed in or out.
  useEffect(() => {
    const handleReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) refetchViewer().catch(() => undefined);
    };
    window.addEventListener('pageshow', handleReturn);
    return () => window.removeEventListener('pageshow', handleReturn);
  }, []);

  return (
    user && (
      <OnDemand>
        <MemberSavedItems />
      </OnDemand>
    )
  );
}
