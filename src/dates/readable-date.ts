import { type DatePhrase, writeDate } from '../contract/dates/write-date.js';
import type { Language } from '../contract/languages.js';
import type italian from '../contract/locales/it/site.json';
import { localeTexts } from '../platform/texts/locale-texts.js';

const texts = localeTexts<typeof italian>('site');

/** An EDTF value in words, on the server. @returns null where the text is no EDTF */
export const readableDate = (edtf: string, language: Language): string | null =>
  writeDate(edtf, language, (name, values = {}) =>
    phraseOf(language, name).replace(/\{\{(\w+)\}\}/g, (_, placeholder: string) => values[placeholder] ?? ''),
  );

function phraseOf(language: Language, name: DatePhrase): string {
  let at: unknown = texts[language];
  for (const part of name.split('.'))
    at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[part] : undefined;
  return typeof at === 'string' ? at : name;
}
