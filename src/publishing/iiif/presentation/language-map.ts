import type { InternationalString } from '@iiif/presentation-3';
import type { Language } from '../../../contract/languages.js';
import { localizedField, type LocalizedOrNull } from '../../../contract/localized.js';
import { siteTexts } from '../../../platform/texts/site-texts.js';
import { textsInLanguages } from '../../texts-in-languages.js';

/** A text in the languages that it exists in (IIIF Presentation API 3, section 4.1). Null where it exists in none. */
export function languageMap<Field extends string>(
  record: LocalizedOrNull<Field>,
  field: Field,
): InternationalString | null {
  const texts = textsInLanguages(record, field);
  return texts.length > 0 ? Object.fromEntries(texts.map(([language, text]) => [language, [text]])) : null;
}

/** Words of no language, such as a name or a number. */
export const noLanguage = (...words: string[]): InternationalString => ({ none: words });

/** A text of the site in its languages. */
export const siteWords = (
  languages: readonly Language[],
  of: (texts: (typeof siteTexts)[Language], language: Language) => string,
): InternationalString =>
  Object.fromEntries(languages.map((language) => [language, [of(siteTexts[language], language)]]));

/** Names of several records, a list in each language; a name without a translation is in the base language. */
export const namesMap = (
  languages: readonly Language[],
  records: readonly LocalizedOrNull<'name'>[],
): InternationalString =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      records.map((record) => record[localizedField('name', language)] ?? record.name ?? ''),
    ]),
  );
