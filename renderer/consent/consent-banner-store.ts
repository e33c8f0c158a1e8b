import { isAdministration } from '../../src/contract/addresses.js';
import { createStore } from '../ui/store.js';

/** Not in the administration; there its link opens the page about cookies. */
export const hasConsentBanner = (path: string): boolean => !isAdministration(path);

const isRequested = createStore(() => false);

/** Opens the banner again. */
export const openConsentBanner = (): void => isRequested.set(true);

export const closeConsentBanner = (): void => isRequested.set(false);

/** For `useSyncExternalStore`. */
export const consentBannerStore = {
  subscribe: isRequested.subscribe,
  isOpen: isRequested.get,
  onServer: () => false,
};
