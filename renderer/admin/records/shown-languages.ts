import { isLanguage, type Language } from '../../../src/contract/languages.js';
import { storedPreference, storePreference } from '../../consent/preferences.js';
import { createStore } from '../../ui/store.js';

const key = 'admin-languages';

/** The languages whose texts an administrator wants in forms; null: all. Kept for the next record. */
export const chosenLanguages = createStore<readonly Language[] | null>(() => {
  const stored = (storedPreference(key) ?? '').split(',').filter(isLanguage);
  return stored.length > 0 ? stored : null;
});

/** What of the site's languages forms show: one at a time, or several. */
export function shownLanguages(offered: readonly Language[], chosen: readonly Language[] | null): readonly Language[] {
  const shown = offered.filter((language) => chosen?.includes(language));
  return shown.length > 0 ? shown : offered;
}

/** Shows or hides a language; the last one stays. */
export function toggleLanguage(language: Language, offered: readonly Language[]): void {
  const shown = shownLanguages(offered, chosenLanguages.get());
  const wanted = offered.filter((of) => (of === language ? !shown.includes(of) : shown.includes(of)));
  if (wanted.length === 0) return;
  const chosen = wanted.length === offered.length ? null : wanted;
  storePreference(key, chosen && chosen.join());
  chosenLanguages.set(chosen);
}
