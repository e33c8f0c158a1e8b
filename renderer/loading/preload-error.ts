/** Event on `window` when a lazy part cannot be loaded; `detail` is the error. */
export const preloadErrorEvent = 'preload-error';

let hasFailed = false;
const listeners = new Set<() => void>();

/**
 * Forwards Vite's preload errors. A listener that handles one calls `preventDefault()`: then nothing is thrown.
 * Otherwise the page offers to reload, and the error is thrown.
 */
export function announcePreloadErrors(): void {
  window.addEventListener('vite:preloadError', (failure) => {
    const event = new CustomEvent(preloadErrorEvent, { cancelable: true, detail: failure.payload });
    if (window.dispatchEvent(event)) offerReload();
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

/** Closes the banner; the next error opens it again. */
export const declineReload = (): void => set(false);

const offerReload = (): void => set(true);

function set(isMissing: boolean): void {
  hasFailed = isMissing;
  for (const listener of listeners) listener();
}
