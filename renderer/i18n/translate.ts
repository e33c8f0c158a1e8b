import i18next from 'i18next';
import type { Language } from '../../src/contract/languages.js';
import type site from '../../src/contract/locales/it/site.json';

/** The texts of a language as their file has them: nested groups of sentences. */
export interface Texts {
  [name: string]: string | Texts;
}

type KeysOf<Group> = {
  [Name in keyof Group & string]: Group[Name] extends string ? Name : `${Name}.${KeysOf<Group[Name]>}`;
}[keyof Group & string];
type WithoutForm<Key> = Key extends `${infer Stem}_${'one' | 'many' | 'other'}` ? Stem : Key;

/**
 * A key such as `photo.title`. A text with plural forms is named without its form: `archive.count` for
 * `archive.count_one` and `_other` (Italian has `_many` too, for whole millions).
 */
export type TextKeyOf<File> = WithoutForm<KeysOf<File>>;
export type TextKey = TextKeyOf<typeof site>;

/** The text of a key with its placeholders filled in: `{{name}}` by `name`. `count` also chooses the plural form. */
export type Translate<Key = TextKey> = (key: Key, values?: Record<string, string | number>) => string;

/**
 * The translator of one language. There is no fallback language, because tests ensure that all texts exist.
 *
 * i18next holds the texts and finds each once, with its plural form; what it found is kept, split at its placeholders.
 * Filled in by i18next, the texts of a page would cost a tenth of its rendering.
 */
export function translator<Key extends string>(language: Language, texts: Texts): Translate<Key> {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: language,
    resources: { [language]: { translation: texts } },
    fallbackLng: false,
    initAsync: false,
  });
  const plurals = new Intl.PluralRules(language);
  const found = new Map<string, string[]>();
  return (key, values) => {
    const count = values?.['count'];
    const form = typeof count === 'number' ? `${key} ${plurals.select(count)}` : key;
    let parts = found.get(form);
    if (!parts) {
      // With the group, the names of the placeholders are every second part.
      parts = i18n.t(key, { ...values, skipInterpolation: true }).split(/\{\{(\w+)\}\}/);
      found.set(form, parts);
    }
    // React escapes the result.
    return parts.map((part, index) => (index % 2 ? (values?.[part] ?? '') : part)).join('');
  };
}
