import { mayStorePreferences } from './consent-store.js';

/** A setting of the visitor in local storage; null where there is none or storage is blocked. */
export function storedPreference(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a setting, unless the visitor refuses that preferences are stored; null removes it. */
export function storePreference(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else if (mayStorePreferences()) localStorage.setItem(key, value);
  } catch {
    // Storage is blocked: the setting then holds until the page is left.
  }
}
