import type { Language } from '../../src/contract/languages.js';

const endings: Record<Language, string | null> = { it: null, en: 'En', de: 'De' };

/**
 * A record without the translations that its page does not speak (`titleEn`, `descriptionDe` …): they would travel to the
 * browser for nothing. `localized` reads what is left as it reads the whole; the type stays that of the record.
 */
export function onlyLanguage<Entry extends object>(entry: Entry, language: Language): Entry {
  const kept = endings[language];
  const fields = Object.entries(entry).filter(([name]) => {
    const ending = /(En|De)$/.exec(name)?.[1];
    return !ending || ending === kept || !(name.slice(0, -2) in entry);
  });
  return Object.fromEntries(fields) as Entry;
}
