import { disableAnalytics } from '../analytics/data-layer.js';
import { createStore } from '../ui/store.js';
import {
  type Consent,
  consentKey,
  consentOf,
  type ConsentPreferences,
  functionalKeys,
  readConsent,
} from './consent.js';

const consent = createStore(() => readConsent(stored()));

/** The visitor's choice; null before. Browser only. */
export const currentConsent = (): Consent | null => consent.get();

/** Stores a choice and applies it at once. */
export function saveConsent(preferences: ConsentPreferences): void {
  const choice = consentOf(preferences, new Date());
  try {
    localStorage.setItem(consentKey, JSON.stringify(choice));
    if (!preferences.functional) for (const key of functionalKeys) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: the choice then holds until the page is left.
  }
  if (!preferences.analytics) disableAnalytics();
  consent.set(choice);
}

export const allowsAnalytics = (): boolean => currentConsent()?.preferences.analytics === true;

/**
 * Whether a setting that the visitor has just made may be stored: yes, until they refuse functional storage, since they
 * asked for it themselves.
 */
export const mayStorePreferences = (): boolean => currentConsent()?.preferences.functional !== false;

/** For `useSyncExternalStore`. On the server the choice is undefined: not known yet. */
export const consentStore = {
  subscribe(listener: () => void): () => void {
    // Adding the same function again has no effect.
    window.addEventListener('storage', handleStorage);
    return consent.subscribe(listener);
  },
  current: currentConsent,
  onServer: (): undefined => undefined,
};

/** A choice made in another window applies here too. */
function handleStorage({ key }: StorageEvent): void {
  if (key === null || key === consentKey) consent.set(readConsent(stored()));
}

function stored(): string | null {
  try {
    return localStorage.getItem(consentKey);
  } catch {
    return null;
  }
}
