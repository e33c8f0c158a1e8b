import { isLanguage, type Language, languages } from '../../../src/contract/languages.js';
import { storedPreference, storePreference } from '../../consent/preferences.js';
import { createStore } from '../../ui/store.js';

const key = 'admin-languages';

/** The languages whose texts forms show: one at a time, or several side by side. Kept for the next record. */
export const shownLanguages = createStore<readonly Language[]>(() => {
  const stored = (storedPreference(key) ?? '').split(',').filter(isLanguage);
  return stored.length > 0 ? stored : languages;
});

/** Shows or hides a language; the last one stays. */
export function toggleLanguage(language: Language): void {
  const shown = shownLanguages.get();
  const wanted = languages.filter((of) => (of === language ? !shown.includes(of) : shown.includes(of)));
  if (wanted.length === 0) return;
  storePreference(key, wanted.length === languages.length ? null : wanted.join());
  shownLanguages.set(wanted);
}
