import { type Language, languages } from '../../src/contract/languages.js';
import { localizedField } from '../../src/contract/localized.js';

/** `En`, `De`; the base language has none. */
const endings = languages.map((language): string => localizedField('', language)).filter(Boolean);

/**
 * Removes the texts that the page does not use, to keep it small: other translations (`titleEn`, `descriptionDe` …), and
 * Italian where there is a translation. Only the Italian `name` stays, since former names are compared with it.
 * `localized` works on the result as on the whole record, so the type stays the same.
 */
export function onlyLanguage<Entry extends object>(entry: Entry, language: Language): Entry {
  const endingToKeep: string = localizedField('', language);
  const values = new Map<string, unknown>(Object.entries(entry));
  const isTranslated = (name: string): boolean => {
    const translation = endingToKeep && values.get(name + endingToKeep);
    return typeof translation === 'string' && translation.trim() !== '';
  };
  const fields = [...values].filter(([name]) => {
    const ending = endings.find((of) => name.endsWith(of));
    if (ending && values.has(name.slice(0, -ending.length))) return ending === endingToKeep;
    return name === 'name' || !isTranslated(name);
  });
  return Object.fromEntries(fields) as Entry;
}
