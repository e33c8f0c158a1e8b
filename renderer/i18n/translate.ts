import { intlLocales, type Language } from '../../src/contract/languages.js';
import type site from '../../src/contract/locales/it/site.json';

/** The texts of a language as they lie in their file: groups within groups, sentences at their ends. */
export interface Texts {
  [name: string]: string | Texts;
}

type KeysOf<Group> = {
  [Name in keyof Group & string]: Group[Name] extends string ? Name : `${Name}.${KeysOf<Group[Name]>}`;
}[keyof Group & string];
type WithoutForm<Key> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

/** `photo.title`. A text that counts is named without its plural form: `archive.count` for `archive.count_one` and `_other`. */
export type TextKeyOf<File> = WithoutForm<KeysOf<File>>;
export type TextKey = TextKeyOf<typeof site>;

/** The text of a key with its blanks filled in: `{{name}}` by `name`. `count` also chooses the plural form. */
export type Translate<Key = TextKey> = (key: Key, blanks?: Record<string, string | number>) => string;

/** The texts of one language, ready to be shown: complete by test, so there is no other language to fall back to. */
export function translator<Key extends string>(language: Language, texts: Texts): Translate<Key> {
  const sentences = new Map(flattened(texts));
  const forms = new Intl.PluralRules(intlLocales[language]);
  const countedText = (key: string, count: number): string | undefined =>
    // Italian counts millions in a form of their own, which our texts never need.
    sentences.get(`${key}_${forms.select(count)}`) ?? sentences.get(`${key}_other`);

  return (key, blanks) => {
    const counted = typeof blanks?.['count'] === 'number' ? countedText(key, blanks['count']) : undefined;
    const text = counted ?? sentences.get(key) ?? key;
    return blanks ? text.replaceAll(/\{\{(\w+)\}\}/g, (blank, name: string) => String(blanks[name] ?? blank)) : text;
  };
}

const flattened = (group: Texts, path = ''): [key: string, text: string][] =>
  Object.entries(group).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value]] : flattened(value, `${path}${name}.`),
  );
