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

/** What the visitor has chosen; null before. Browser only. */
export function currentConsent(): Consent | null {
  if (known === undefined) known = readConsent(stored());
  return known;
}

/** Keeps a choice and does at once what it means. */
export function choose(preferences: ConsentPreferences): void {
  known = consentOf(preferences, new Date());
  try {
    localStorage.setItem(consentKey, JSON.stringify(known));
    if (!preferences.functional) for (const key of functionalKeys) localStorage.removeItem(key);
  } catch {
    // Storage may be refused: the choice then holds for this visit.
  }
  if (!preferences.analytics) disableAnalytics();
  tell();
}

export const allowsAnalytics = (): boolean => currentConsent()?.preferences.analytics === true;

/**
 * Whether something that a visitor has just set may be kept: yes until the functional is refused, since they asked for it
 * themselves (accounts-and-admin.md §5).
 */
export const mayKeepPreferences = (): boolean => currentConsent()?.preferences.functional !== false;

/** For `useSyncExternalStore`; `onServer` stands for a choice that is not known yet. */
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

/** A choice in another window is one here too. */
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
