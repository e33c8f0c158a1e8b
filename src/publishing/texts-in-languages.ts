import { defaultLanguage, type Language, languages } from '../contract/languages.js';
import { localizedField, type LocalizedOrNull } from '../contract/localized.js';
import { stripMarkup } from '../contract/text.js';

/** A text in the languages that it exists in, the base language first. */
export type TextInLanguages = [Language, string][];

/** The texts of a field, without markup. */
export function textsInLanguages<Field extends string>(record: LocalizedOrNull<Field>, field: Field): TextInLanguages {
  return [defaultLanguage, ...languages.filter((language) => language !== defaultLanguage)]
    .map((language): [Language, string] => [language, stripMarkup(record[localizedField(field, language)] ?? '')])
    .filter(([, text]) => text !== '');
}
