import { existsSync, readFileSync } from 'node:fs';
import { byLanguage, type Language } from '../contract/languages.js';
import latin from './latin-words.json' with { type: 'json' };

/** Years that are counted from an event. */
export interface YearCount {
  names: string[];
  /** The first day, as ISO 8601 writes it; each of the years begins with its anniversary. */
  from: string;
  /** How many there were. */
  years: number;
}

/**
 * The words of dates in one language, by what they mean (`src/contract/locales/<language>/date-words.json`). A phrase of several
 * words is written with blanks; full stops of abbreviations are left out, apostrophes are typographic.
 */
export interface DateWords {
  /** Whether `5.8.1927` is in August (`day`, the default) or in May (`month`). */
  first?: 'day' | 'month';
  /** Whether a slash between two centuries, `XIX/XX`, is the turn from one to the other, as in the norms of Italian catalogues. */
  slashIsTurn?: boolean;
  /** Whether the number of a round year is said for its century: “fine 1800” is the end of the 19th one. */
  roundYearIsCentury?: boolean;
  /** Before a date without changing it: articles, “in”, “the year”. */
  beside?: string[];
  /** What somebody did then: “published”, “dated”. After a date it introduces the date of another act, “printed 1936”. */
  acts?: string[];
  /** After a span, before what most of it is of, which lies in it: “1890–1900 (bulk 1895)”. */
  mainly?: string[];
  /** Before and after a span: both of its ends belong to it, as they do anyway. */
  inclusive?: string[];
  /** There is no date: “s.d.”. What follows has been supplied by a cataloguer and is read; alone it stays unread. */
  undated?: string[];
  /** What is right instead of the date before: “1905 [i.e. 1906]”. */
  recte?: string[];
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
  /** Behind a year: the next one as well, “1905f.”, and all that follow, “1905ff.”. */
  andNext?: string[];
  andFollowing?: string[];
  /** From there on, and up to there: the ends of a span. */
  since?: string[];
  until?: string[];
  /** From there on where an end follows, “von 1905 bis 1910”; else, of that date: “Aufnahme vom 12. Mai”. */
  from?: string[];
  to?: string[];
  /** What is still so, as an end: "1905 to present". */
  today?: string[];
  between?: string[];
  and?: string[];
  or?: string[];
  but?: string[];
  weekdays?: string[];
  /** Before or behind the number of a week: “week 20 of 1953”, “20. Woche 1953”. */
  weeks?: string[];
  /** Ordinal numbers in words in the form that they have before a week, where that is another one than before a century. */
  ordinalsOfWeeks?: string[][];
  /** Before a month: “last week of May 1953”. */
  lastWeek?: string[];
  /** Weeks of a month in one word, from January on: “zweite Maiwoche 1953”. */
  weeksOfMonths?: string[][];
  /** Before a day, for its week: “week of 4 May 1953”. */
  weekOf?: string[];
  /** Before the last day of a week: “week ending 9 May 1953”. */
  weekTo?: string[];
  /** The letter of ISO 8601: `1953-W20`. */
  isoWeek?: string[];
  /** From January on. */
  months?: string[][];
  /** From spring on. */
  seasons?: string[][];
  /** Feasts that have the same day each year: the number of the month times 100, plus the day. */
  feasts?: Record<string, number>;
  /** Feasts by their days after Easter Sunday, or before it; those of two days by the first one. */
  movableFeasts?: Record<string, number>;
  doubleMovableFeasts?: Record<string, number>;
  /** Behind a day: “12 May 1936, morning”. */
  partsOfDay?: string[];
  /** Before and behind the hour of a day, which is left out. */
  hourBefore?: string[];
  hourBehind?: string[];
  century?: string[];
  /** Behind a number that counts: 19th, 19º. */
  ordinalEndings?: string[];
  /** Ordinal numbers in words, from the first on. */
  ordinals?: string[][];
  /** Names of centuries by their first year: Ottocento, 1800. */
  centuryNames?: Record<string, number>;
  /** Short for them beside another one, “tra Otto e Novecento”. */
  shortCenturyNames?: Record<string, number>;
  /** The last years of the century before the turn that the words do not name. */
  endOfCentury?: string[];
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
  /** What is a part only before the name of a century, “primo Novecento”, or behind its number, “saec. XX in.”. */
  partsBeforeCentury?: Partial<Record<DatePart, string[]>>;
  partsBehindCentury?: Partial<Record<DatePart, string[]>>;
  /** What begins in one year and ends in the next: “anno scolastico 1936/37”, “Spielzeit 1936/37”. */
  twoYears?: string[];
  /** Before the number of a year, which no century is then: “anno XIII”. */
  yearWords?: string[];
  eras?: YearCount[];
  /** Names of the First World War, of the Second one, and of the years between them. */
  worldWars?: string[][];
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
  'decade1',
  'decade2',
  'decade3',
  'decade4',
  'decade5',
  'decade6',
  'decade7',
  'decade8',
  'decade9',
  'decade10',
] as const;
export type DatePart = (typeof dateParts)[number];

/** Lists of parts that mean that beside a century only. */
export type PartsOfCentury = 'partsBeforeCentury' | 'partsBehindCentury';

const folders = new URL('../contract/locales/', import.meta.url);

/** The words of a language, and those of cataloguers, which are Latin everywhere. A language without a list has only these. */
const wordsOf = byLanguage((language): DateWords[] => {
  const file = new URL(`${language}/date-words.json`, folders);
  return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8')) as DateWords, latin] : [latin];
});

export const dateWords = (language: Language): DateWords[] => wordsOf[language];
