import type { Language } from '../../src/contract/languages.js';
import { asTranslation, localizedField } from '../../src/contract/localized.js';

/**
 * Removes the texts that the page does not use, to keep it small: other translations (`titleEn`, `descriptionDe` …), and
 * Italian where there is a translation. Only the Italian `name` stays, since former names are compared with it.
 * `localized` works on the result as on the whole record, so the type stays the same.
 */
export function onlyLanguage<Entry extends object>(entry: Entry, language: Language): Entry {
  const values = new Map<string, unknown>(Object.entries(entry));
  const isTranslated = (name: string): boolean => {
    const own = localizedField(name, language);
    const translation = own !== name && values.get(own);
    return typeof translation === 'string' && translation.trim() !== '';
  };
  const fields = [...values].filter(([name]) => {
    const translation = asTranslation(name);
    if (translation && values.has(translation.field)) return translation.language === language;
    return name === 'name' || !isTranslated(name);
  });
  return Object.fromEntries(fields) as Entry;
}
