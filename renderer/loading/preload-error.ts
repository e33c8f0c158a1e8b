import { createStore } from '../ui/store.js';

/** Event on `window` when a lazy part cannot be loaded; `detail` is the error. */
export const preloadErrorEvent = 'preload-error';

const isMissing = createStore(() => false);

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
  subscribe: isMissing.subscribe,
  isMissing: isMissing.get,
  onServer: () => false,
};

/** Closes the banner; the next error opens it again. */
export const declineReload = (): void => isMissing.set(false);

/** Opens the banner: a part of the page is missing. */
export const offerReload = (): void => isMissing.set(true);
