import { isAdministration } from '../../src/contract/addresses.js';

/** Not in the administration; its link leads to the page about cookies instead. */
export const hasConsentBanner = (path: string): boolean => !isAdministration(path);

let isRequested = false;
const listeners = new Set<() => void>();

/** Opens the banner again. */
export function openConsentBanner(): void {
  set(true);
}

export function closeConsentBanner(): void {
  set(false);
}

/** For `useSyncExternalStore`. */
export const consentBannerStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isOpen: () => isRequested,
  onServer: () => false,
};

function set(value: boolean): void {
  isRequested = value;
  for (const listener of listeners) listener();
}
