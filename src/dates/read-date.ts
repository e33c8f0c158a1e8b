import edtfPackage from 'edtf';
import { compareDays, type DayBounds } from '../contract/dates/day-bounds.js';
import { type Edtf, type EdtfRange, formatEdtf, parseEdtf } from '../contract/dates/edtf.js';
import { boundsOf, boundsOfEdtf, type CircaYears } from '../contract/dates/edtf-bounds.js';
import type { HistoricalDate } from '../contract/dates/historical-date.js';
import { isPossibleDay } from '../contract/dates/written-day.js';
import type { Language } from '../contract/languages.js';
import { limits } from '../contract/limits.js';
import { DateCursor } from './date-cursor.js';
import { DateReader } from './date-reader.js';
import { dateTokens } from './date-tokens.js';
import { dateWords } from './date-words.js';
import type { NamedPeriod, ReadingRules } from './reading-rules.js';
import { withoutUnknownParts } from './unknown-parts.js';
import { WordBook } from './word-book.js';

export interface ReadingOptions extends Partial<Pick<ReadingRules, 'decadesIn' | 'turnOfCentury'>> {
  /** Periods with names that the archive has defined. */
  periods?: readonly NamedPeriod[];
  /** How far an approximate date reaches, by default not beyond what is written. */
  circa?: CircaYears;
  /** What an archivist has given. It leads: bounds are computed only for an end that is not given. */
  given?: Partial<DayBounds>;
}

const centuryOfPhotography = 1900;

/**
 * Reads a date as historians write it in a language: "1905 ca.", "before 1914", "[192-?]", "fine XIX sec.". The text is kept as
 * it is. It is understood as a whole or not at all: with a word that is not known in it, `edtf` and bounds are null.
 */
export function readDate(text: string, language: Language, options: ReadingOptions = {}): HistoricalDate {
  const edtf = text.length > limits.text.date ? null : understand(text, language, options);
  const bounds = edtf ? boundsOf(edtf, options.circa) : { earliest: null, latest: null };
  return { text, edtf: edtf && formatEdtf(edtf), ...withOverrides(bounds, options.given ?? {}) };
}

function understand(text: string, language: Language, options: ReadingOptions): Edtf | null {
  if (noDate.test(text.trim().replace(hourOfDay, '')) || yearWithDash.test(text.trim())) return null;
  const edtf = asEdtf(text) ?? inWords(text, language, options);
  return edtf && isValid(edtf) ? edtf : null;
}

/** Databases and cameras write a day with an hour, which is that of the place. */
const hourOfDay = /(?<=^\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:?\d{2})?$/;

/** The day as EXIF writes it: `1905:06:05 10:30:00`. */
const dayOfCamera = /^(\d{4}):(\d{2}):(\d{2})(?= |$)/;

/** A year that a spreadsheet has written as a number: `1905.0`. */
const decimalPlace = /(?<=^\d{4})\.0$/;

/** What databases write where they have no date (MySQL, .NET), or no end of one (SQL Server, SAP). */
const noDate = /^(?:0000(?:-00-00)?|0001-01-01|9999(?:-12-31)?)$/;

/** The day as ISO 8601 writes it without dashes: `19530504`. Other numbers of eight digits, and days to come, are none. */
const compactDay = /^(\d{4})(\d{2})(\d{2})$/;

/**
 * The year 1954 before our era in EDTF, `-1953`. Who types it into an archive means “until 1953”, or has lost the other end of a
 * span: it is not read. `-0043` nobody types by mistake.
 */
const yearWithDash = /^[[{]?-(?:1\d|20)\d{2}(?!\d)/;

/** EDTF itself, where archivists do not mean something else by the same signs. */
function asEdtf(text: string): Edtf | null {
  const written = text.trim().replace(dayOfCamera, '$1-$2-$3').replace(hourOfDay, '').replace(decimalPlace, '');
  const compact = written.replace(compactDay, '$1-$2-$3');
  if (compact !== written) return isPossibleDay(compact) && compact <= today() ? parseEdtf(compact) : null;
  const edtf = parseEdtf(withoutUnknownParts(written));
  if (edtf?.kind === 'moment' && isRatherSpan(edtf)) return null;
  return edtf;
}

const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * "1914-39" is the third part of 1914 in EDTF, and for archivists the years from 1914 to 1939. A season in digits is meant by
 * "2001-21", not by "1918-21", which ends soon after it begins.
 */
function isRatherSpan({ moment: { year, month } }: Extract<Edtf, { kind: 'moment' }>): boolean {
  const last = typeof month === 'number' && month > 12 ? Math.floor(year / 100) * 100 + month : 0;
  const longest = typeof month === 'number' && month > 24 ? 99 : 15;
  return last > year && last - year <= longest && last <= new Date().getFullYear();
}

function inWords(text: string, language: Language, options: ReadingOptions): Edtf | null {
  const cursor = new DateCursor(dateTokens(text), bookOf(language, options.periods ?? []));
  return new DateReader(cursor, rulesOf(language, options)).read();
}

function rulesOf(language: Language, options: ReadingOptions): ReadingRules {
  const words = dateWords(language);
  return {
    first: words.find(({ first }) => first)?.first ?? 'day',
    slashIsTurn: words.some(({ slashIsTurn }) => slashIsTurn),
    roundYearIsCentury: words.some(({ roundYearIsCentury }) => roundYearIsCentury),
    eras: words.flatMap(({ eras = [] }) => eras),
    periods: (options.periods ?? []).flatMap(periodRange),
    decadesIn: options.decadesIn === undefined ? centuryOfPhotography : options.decadesIn,
    turnOfCentury: options.turnOfCentury === undefined ? centuryOfPhotography : options.turnOfCentury,
  };
}

/** A period whose dates are no EDTF is as if it were not there. */
function periodRange({ from, to }: NamedPeriod): EdtfRange[] {
  const [first, last] = [from, to].map(parseEdtf);
  return first?.kind === 'moment' && last?.kind === 'moment' ? [{ from: first.moment, to: last.moment }] : [];
}

const books = new Map<Language, WordBook>();

/** The lists of a language are prepared once, those with periods for each list of periods. */
function bookOf(language: Language, periods: readonly NamedPeriod[]): WordBook {
  const known = periods.filter((period) => periodRange(period).length > 0);
  const ofLanguage = known.length > 0 ? booksWith(periods) : books;
  const book =
    ofLanguage.get(language) ??
    new WordBook([
      ...(known.length > 0 ? [{ periods: known.map(({ names }) => [...names]) }] : []),
      ...dateWords(language),
    ]);
  ofLanguage.set(language, book);
  return book;
}

const booksOfPeriods = new WeakMap<readonly NamedPeriod[], Map<Language, WordBook>>();

function booksWith(periods: readonly NamedPeriod[]): Map<Language, WordBook> {
  const known = booksOfPeriods.get(periods) ?? new Map<Language, WordBook>();
  booksOfPeriods.set(periods, known);
  return known;
}

/** The package is the reference for what is EDTF: nothing is stored that it does not read. */
function isValid(edtf: Edtf): boolean {
  try {
    edtfPackage(formatEdtf(edtf), { seasonUncertainty: true });
    return true;
  } catch {
    return false;
  }
}

/**
 * What an archivist has stated leads over what was computed; an end that is not stated is computed.
 * @param overrides days, months or years in EDTF: the first day of the earliest and the last one of the latest
 */
export function withOverrides(computed: DayBounds, overrides: Partial<DayBounds>): DayBounds {
  const first = overrides.earliest ? (boundsOfEdtf(overrides.earliest)?.earliest ?? null) : null;
  const last = overrides.latest ? (boundsOfEdtf(overrides.latest)?.latest ?? null) : null;
  const earliest = first ?? computed.earliest;
  const latest = last ?? computed.latest;
  const isReversed = earliest !== null && latest !== null && compareDays(earliest, latest) > 0;
  // One stated end can lie beyond the other that was computed, which is the less reliable one.
  return isReversed ? { earliest: first, latest: last } : { earliest, latest };
}
