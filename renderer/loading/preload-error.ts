/** Told to the whole page when a part of it that is loaded late does not come; `detail` is the error (row L7). */
export const preloadErrorEvent = 'preload-error';

let hasFailed = false;
const listeners = new Set<() => void>();

/**
 * Passes on what Vite says of a part that did not load. Whoever takes care of it calls `preventDefault()`: then nothing is
 * thrown; otherwise the error goes its way after the page has offered to be loaded anew.
 */
export function announcePreloadErrors(): void {
  window.addEventListener('vite:preloadError', (failure) => {
    const told = new CustomEvent(preloadErrorEvent, { cancelable: true, detail: failure.payload });
    if (window.dispatchEvent(told)) offerReload();
    else failure.preventDefault();
  });
}

/** For `useSyncExternalStore`: whether a part is missing. */
export const missingPart = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isMissing: () => hasFailed,
  onServer: () => false,
};

/** Whoever would rather read on is asked again when the next part is missing. */
export const declineReload = (): void => set(false);

const offerReload = (): void => set(true);

function set(isMissing: boolean): void {
  hasFailed = isMissing;
  for (const listener of listeners) listener();
}
