import { lookUp } from './look-up.js';
import type { FindText, Texts } from './texts.js';
import type { Language } from '../../src/contract/languages.js';
import type about from '../../src/contract/locales/it/about.json';
import type account from '../../src/contract/locales/it/account.json';
import type contributions from '../../src/contract/locales/it/contributions.json';
import type descriptions from '../../src/contract/locales/it/descriptions.json';
import type site from '../../src/contract/locales/it/site.json';

type KeysOf<Group> = {
  [Name in keyof Group & string]: Group[Name] extends string ? Name : `${Name}.${KeysOf<Group[Name]>}`;
}[keyof Group & string];
type WithoutForm<Key> = Key extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : Key;

/**
 * A key such as `photo.title`. A text with plural forms is named without its form: `archive.count` for
 * `archive.count_one` and `_other`. The plural forms are those of the language: Italian has `_many` too, for whole millions,
 * Slovene `_two` and `_few`.
 */
export type TextKeyOf<File> = WithoutForm<KeysOf<File>>;
/** Which of these files a page loads in the browser: `site`, and what its `+texts` names. `descriptions` are the server's. */
type PageTexts = typeof site & typeof about & typeof account & typeof contributions & typeof descriptions;
export type TextKey = TextKeyOf<PageTexts>;

/** The text of a key with its placeholders filled in: `{{name}}` by `name`. `count` also chooses the plural form. */
export type Translate<Key = TextKey> = (key: Key, values?: Record<string, string | number>) => string;

/**
 * The translator of one language. There is no fallback language, because tests ensure that all texts exist. What was found is
 * kept, split at its placeholders: filled in by i18next, the texts of a page would cost a tenth of its rendering.
 * @param find on the server that of i18next, which was a tenth of the scripts of a first visit; both find the same
 */
export function translator<Key extends string>(
  language: Language,
  texts: Texts,
  find: FindText = lookUp(language, texts),
): Translate<Key> {
  const plurals = new Intl.PluralRules(language);
  const found = new Map<string, string[]>();
  return (key, values) => {
    const counted = values?.['count'];
    const count = typeof counted === 'number' ? counted : undefined;
    const form = count === undefined ? key : `${key} ${plurals.select(count)}`;
    let parts = found.get(form);
    if (!parts) {
      // With the group, the names of the placeholders are every second part.
      parts = find(key, count).split(/\{\{(\w+)\}\}/);
      found.set(form, parts);
    }
    // React escapes the result.
    return parts.map((part, index) => (index % 2 ? (values?.[part] ?? '') : part)).join('');
  };
}
