import { useSyncExternalStore } from 'react';
import { enlargedHash } from '../../src/contract/paths.js';

/** Whether the address asks for the enlarged photo. Never on the server, which does not know the fragment. */
export const useIsEnlarged = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => location.hash === enlargedHash,
    () => false,
  );

/** Opens the photo of this page with an entry of its own in the history, so that Back closes it. */
export function enlarge(): void {
  history.pushState({ enlargedOn: location.pathname }, '', enlargedHash);
  announce();
}

/** Closes it: back to the entry that it was opened from, if that is this page, else without leaving this page. */
export function leaveEnlarged(): void {
  const { enlargedOn } = history.state as { enlargedOn?: string };
  if (enlargedOn === location.pathname) return history.back();
  history.replaceState(history.state, '', location.pathname + location.search);
  announce();
}

/** Browsers announce only changes of the fragment that scripts did not make. */
const announce = (): boolean => dispatchEvent(new Event('hashchange'));

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
