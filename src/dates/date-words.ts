import { existsSync, readFileSync } from 'node:fs';
import { byLanguage, type Language } from '../contract/languages.js';
import latin from './latin-words.json' with { type: 'json' };

/**
 * The words of dates in one language, by what they mean (`src/contract/locales/<language>/date-words.json`). A phrase of several
 * words is written with blanks; full stops of abbreviations are left out, apostrophes are typographic.
 */
export interface DateWords {
  /** Whether `5.8.1927` is in August (`day`, the default) or in May (`month`). */
  first?: 'day' | 'month';
  /** Whether a slash between two centuries, `XIX/XX`, is the turn from one to the other, as in the norms of Italian catalogues. */
  slashIsTurn?: boolean;
  /** Before a date without changing it: articles, “in”, “the year”. */
  beside?: string[];
  /** What somebody did then: “published”, “dated”. After a date it introduces the date of another act, “printed 1936”. */
  acts?: string[];
  circa?: string[];
  uncertain?: string[];
  /** Without the date itself. */
  before?: string[];
  after?: string[];
  /** With the date itself. */
  notAfter?: string[];
  notBefore?: string[];
  /** Behind a date, which belongs to it. */
  orEarlier?: string[];
  orLater?: string[];
  /** From there on, and up to there: the ends of a span. */
  since?: string[];
  until?: string[];
  to?: string[];
  between?: string[];
  and?: string[];
  or?: string[];
  but?: string[];
  weekdays?: string[];
  /** From January on. */
  months?: string[][];
  /** From spring on. */
  seasons?: string[][];
  century?: string[];
  /** Behind a number that counts: 19th, 19º. */
  ordinalEndings?: string[];
  /** Ordinal numbers in words, from the first on. */
  ordinals?: string[][];
  /** Names of centuries by their first year: Ottocento, 1800. */
  centuryNames?: Record<string, number>;
  /** The turn of a century, which follows: "turn of the 20th century". */
  turnOf?: string[];
  /** Turn of the century, which the words do not name. */
  turn?: string[];
  /** Before or behind the number of a decade: "anni 1920", "1920s". */
  decadeBefore?: string[];
  decadeBehind?: string[];
  /** Names of decades: "twenties", 20. */
  decadeNames?: Record<string, number>;
  parts?: Partial<Record<DatePart, string[]>>;
  /** Periods that the archive has defined: their names, in the order of the rules. */
  periods?: string[][];
  bce?: string[];
  ce?: string[];
}

/** Parts of a year, a decade or a century. `start` and `end` are shorter than `early` and `late`. */
export const dateParts = [
  'start',
  'early',
  'middle',
  'late',
  'end',
  'half1',
  'half2',
  'third1',
  'third2',
  'third3',
  'quarter1',
  'quarter2',
  'quarter3',
  'quarter4',
] as const;
export type DatePart = (typeof dateParts)[number];

const folders = new URL('../contract/locales/', import.meta.url);

/** The words of a language, and those of cataloguers, which are Latin everywhere. A language without a list has only these. */
const wordsOf = byLanguage((language): DateWords[] => {
  const file = new URL(`${language}/date-words.json`, folders);
  return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8')) as DateWords, latin] : [latin];
});

export const dateWords = (language: Language): DateWords[] => wordsOf[language];
