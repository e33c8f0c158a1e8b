import { useEffect, useSyncExternalStore } from 'react';
import type { User } from '../../src/contract/user.js';
import { fetchViewer, viewerStore } from './viewer-store.js';

export type ViewerState = { state: 'loading' | 'anonymous'; user: null } | { state: 'user'; user: User };

/**
 * The user who views the page. Public pages are the same for everybody, so it is `loading` on the server and until the
 * first answer.
 */
export function useViewer(): ViewerState {
  const user = useSyncExternalStore(viewerStore.subscribe, viewerStore.current, viewerStore.onServer);
  useEffect(() => {
    fetchViewer().catch(() => undefined);
  }, []);
  if (user) return { state: 'user', user };
  return { state: user === null ? 'anonymous' : 'loading', user: null };
}
