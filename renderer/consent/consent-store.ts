import { disableAnalytics } from '../analytics/data-layer.js';
import {
  type Consent,
  consentKey,
  consentOf,
  type ConsentPreferences,
  functionalKeys,
  readConsent,
} from './consent.js';

let known: Consent | null | undefined;
const listeners = new Set<() => void>();

/** The visitor's choice; null before. Browser only. */
export function currentConsent(): Consent | null {
  if (known === undefined) known = readConsent(stored());
  return known;
}

/** Stores a choice and applies it at once. */
export function saveConsent(preferences: ConsentPreferences): void {
  known = consentOf(preferences, new Date());
  try {
    localStorage.setItem(consentKey, JSON.stringify(known));
    if (!preferences.functional) for (const key of functionalKeys) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: the choice then holds until the page is left.
  }
  if (!preferences.analytics) disableAnalytics();
  tell();
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
    if (listeners.size === 0) window.addEventListener('storage', handleStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
    };
  },
  current: currentConsent,
  onServer: (): undefined => undefined,
};

/** A choice made in another window applies here too. */
function handleStorage({ key }: StorageEvent): void {
  if (key !== null && key !== consentKey) return;
  known = undefined;
  tell();
}

function stored(): string | null {
  try {
    return localStorage.getItem(consentKey);
  } catch {
    return null;
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}
