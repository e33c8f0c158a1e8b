import type { Language } from '../../src/contract/languages.js';

const endings: Record<Language, string | null> = { it: null, en: 'En', de: 'De' };

/**
 * Removes the translations that the page does not use (`titleEn`, `descriptionDe` …), to keep the page small.
 * `localized` works on the result as on the whole record, so the type stays the same.
 */
export function onlyLanguage<Entry extends object>(entry: Entry, language: Language): Entry {
  const endingToKeep = endings[language];
  const fields = Object.entries(entry).filter(([name]) => {
    const ending = /(En|De)$/.exec(name)?.[1];
    return !ending || ending === endingToKeep || !(name.slice(0, -2) in entry);
  });
  return Object.fromEntries(fields) as Entry;
}
