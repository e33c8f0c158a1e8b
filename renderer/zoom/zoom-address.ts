import { useSyncExternalStore } from 'react';
import { enlargedHash } from '../../src/contract/paths.js';

/** Whether the address asks for the enlarged photo, or for a detail of it (detail-address.ts). */
export const isEnlarged = (): boolean => location.hash.split('&', 1)[0] === enlargedHash;

/** The same for components. Never on the server, which does not know the fragment. */
export const useIsEnlarged = (): boolean => useSyncExternalStore(subscribe, isEnlarged, () => false);

/**
 * Opens the photo of this page with an entry of its own in the history, so that Back closes it. The entry has the state of
 * the one below: without that of Vike, its router would not render another photo that Back leads to from here.
 */
export function enlarge(): void {
  history.pushState({ ...(history.state as object), enlargedOn: location.pathname }, '', enlargedHash);
  announce();
}

/** Closes it: back to the entry that it was opened from, if that was on a page, else without leaving this page. */
export function leaveEnlarged(): void {
  if (enlargedOn() !== undefined) return history.back();
  history.replaceState(history.state, '', location.pathname + location.search);
  announce();
}

/** The path of the page on which the photo was enlarged; undefined where its address was opened at once. */
export const enlargedOn = (): string | undefined => (history.state as { enlargedOn?: string } | null)?.enlargedOn;

/** Browsers announce only changes of the fragment that scripts did not make. */
export const announce = (): boolean => dispatchEvent(new Event('hashchange'));

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
