import { defaultLanguage, type Language, languages } from '../contract/languages.js';
import { otherLanguages } from '../contract/localized.js';
import type { HistoricalDate } from '../contract/dates/historical-date.js';
import { dateRules } from './date-rules.js';
import { readDate } from './read-date.js';

type Understood = HistoricalDate & { edtf: string };

/** Translations of one date, by the language that each is written in. */
export type DateTexts = (language: Language) => string | null | undefined;

/**
 * The first of the texts that is understood, that of the base language first: in its own language or, where an archivist has
 * written it in another one, in that.
 * @param isWanted leaves out readings that cannot be meant
 */
export function readInAnyLanguage(
  texts: DateTexts,
  isWanted: (read: Understood) => boolean = () => true,
): Understood | null {
  const rules = dateRules();
  for (const written of [defaultLanguage, ...otherLanguages]) {
    const text = texts(written);
    if (!text) continue;
    for (const language of [written, ...languages.filter((other) => other !== written)]) {
      const { edtf, ...read } = readDate(text, language, rules);
      if (edtf !== null && isWanted({ ...read, edtf })) return { ...read, edtf };
    }
  }
  return null;
}

/** A text of which nobody says in which language it is, as the archive reads it: in the base language first. */
export const readWritten = (text: string): HistoricalDate =>
  readInAnyLanguage((language) => (language === defaultLanguage ? text : null)) ?? {
    text,
    edtf: null,
    earliest: null,
    latest: null,
  };
