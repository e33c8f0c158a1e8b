import i18next from 'i18next';
import type { Language } from '../../src/contract/languages.js';
import type site from '../../src/contract/locales/it/site.json';

/** The texts of a language as they lie in their file: groups within groups, sentences at their ends. */
export interface Texts {
  [name: string]: string | Texts;
}

type KeysOf<Group> = {
  [Name in keyof Group & string]: Group[Name] extends string ? Name : `${Name}.${KeysOf<Group[Name]>}`;
}[keyof Group & string];
type WithoutForm<Key> = Key extends `${infer Stem}_${'one' | 'many' | 'other'}` ? Stem : Key;

/**
 * `photo.title`. A text that counts is named without its plural form: `archive.count` for `archive.count_one` and `_other`
 * (Italian counts whole millions in a form of their own, `_many`).
 */
export type TextKeyOf<File> = WithoutForm<KeysOf<File>>;
export type TextKey = TextKeyOf<typeof site>;

/** The text of a key with its blanks filled in: `{{name}}` by `name`. `count` also chooses the plural form. */
export type Translate<Key = TextKey> = (key: Key, blanks?: Record<string, string | number>) => string;

/** The texts of one language, ready to be shown: complete by test, so there is no other language to fall back to. */
export function translator<Key extends string>(language: Language, texts: Texts): Translate<Key> {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: language,
    resources: { [language]: { translation: texts } },
    fallbackLng: false,
    initAsync: false,
    // React escapes.
    interpolation: { escapeValue: false },
  });
  return i18n.t;
}
