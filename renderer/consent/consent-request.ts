import { isAdministration } from '../../src/contract/addresses.js';

/** Not in the administration; its link leads to the page about cookies instead. */
export const isAskedOn = (path: string): boolean => !isAdministration(path);

let isAskedFor = false;
const listeners = new Set<() => void>();

/** Opens the banner again. */
export function askForConsent(): void {
  set(true);
}

export function endConsentRequest(): void {
  set(false);
}

/** For `useSyncExternalStore`. */
export const consentRequest = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isOpen: () => isAskedFor,
  onServer: () => false,
};

function set(value: boolean): void {
  isAskedFor = value;
  for (const listener of listeners) listener();
}
