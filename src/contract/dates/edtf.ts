import { daysInMonth, twoDigits } from './calendar.js';

/** `?` uncertain, `~` approximate, `%` both. */
export type Qualifier = '' | '?' | '~' | '%';

/** A day, a month, a part of a year, a year, a decade, a century: what EDTF writes without `/`, `[` and `{`. */
export interface EdtfMoment {
  /** The first one that it may be: 1920 of `192X`. */
  year: number;
  /** How many of the last digits of the year are unspecified: 1 of `192X`. */
  masked: number;
  /** 1 to 12; from 21 on a season or another part of the year; `X`: unspecified; null: the year as a whole. */
  month: number | 'X' | null;
  day: number | 'X' | null;
  qualifier: Qualifier;
}

/** `open` is written `..`, `unknown` is written as nothing. */
export type EdtfEnd = EdtfMoment | 'open' | 'unknown';

export interface EdtfRange {
  from: EdtfMoment;
  to: EdtfMoment;
}

export type Edtf =
  | { kind: 'moment'; moment: EdtfMoment }
  | { kind: 'interval'; from: EdtfEnd; to: EdtfEnd }
  /** `[…]` is one of these (`one`), `{…}` all of them (`all`); with `opensBefore` or `opensAfter` all earlier or later ones too. */
  | { kind: 'set'; of: 'one' | 'all'; items: (EdtfMoment | EdtfRange)[]; opensBefore: boolean; opensAfter: boolean };

/** Codes of parts of a year: the seasons of ISO 8601-2, with (25 to 32) and without their hemisphere, quarters and the like. */
const partsOfYear = { first: 21, last: 41 };

/**
 * Reads EDTF: level 1, and of level 2 the sets and parts of years. What the standard allows beyond that (times, qualifiers of
 * single components, exponents) no archive writes. It reads a part of what the package `edtf` reads, and the same of it: that
 * package is the reference in tests, and too large for pages (13 kB compressed; this, with bounds and words, is 3).
 * @returns null where the text is no EDTF, names a day that there is not, or an interval that ends before it begins
 */
export function parseEdtf(text: string): Edtf | null {
  if (text.length > 200) return null;
  if (/^[[{].*[\]}]$/s.test(text)) return parseSet(text);
  const ends = text.split('/');
  const [first = '', second] = ends;
  if (ends.length > 2) return null;
  if (second === undefined) {
    const moment = parseMoment(first);
    return moment && { kind: 'moment', moment };
  }
  const from = parseEnd(first);
  const to = parseEnd(second);
  if (!from || !to || (typeof from === 'string' && typeof to === 'string')) return null;
  return isAscending(from, to) ? { kind: 'interval', from, to } : null;
}

function parseEnd(text: string): EdtfEnd | null {
  if (text === '..') return 'open';
  if (text === '') return 'unknown';
  const moment = parseMoment(text);
  return moment && !isPartOfYear(moment) ? moment : null;
}

function parseSet(text: string): Edtf | null {
  const isOne = text.startsWith('[');
  if (text.endsWith(isOne ? '}' : ']')) return null;
  const inner = text.slice(1, -1);
  const opensBefore = inner.startsWith('..');
  const opensAfter = inner.endsWith('..');
  const listed = inner.slice(opensBefore ? 2 : 0, opensAfter ? -2 : undefined);
  const items = listed.split(',').map((item) => parseItem(item.trim()));
  if (items.some((item) => item === null)) return null;
  const found = items.filter((item) => item !== null);
  return { kind: 'set', of: isOne ? 'one' : 'all', items: found, opensBefore, opensAfter };
}

function parseItem(text: string): EdtfMoment | EdtfRange | null {
  const [from, to, ...more] = text.split('..').map(parseMoment);
  if (!from || !isPlain(from) || more.length > 0) return null;
  if (to === undefined) return from;
  return to && isConsecutive(from, to) ? { from, to } : null;
}

/** Members of a set have no qualifiers, and are no seasons. */
export const isPlain = (moment: EdtfMoment): boolean => moment.qualifier === '' && !isPartOfYear(moment);

/** Whether two moments may be the ends of `1918..1922`: in a set both are given whole, as year, month or day. */
export const isConsecutive = (from: EdtfMoment, to: EdtfMoment): boolean =>
  [from, to].every((end) => isPlain(end) && end.masked === 0 && end.month !== 'X' && end.day !== 'X') &&
  (from.month === null) === (to.month === null) &&
  (from.day === null) === (to.day === null) &&
  compareMoments(from, to) < 0;

export const isPartOfYear = ({ month }: EdtfMoment): boolean => typeof month === 'number' && month > 12;

function isAscending(from: EdtfEnd, to: EdtfEnd): boolean {
  return typeof from === 'string' || typeof to === 'string' || compareMoments(from, to) < 0;
}

/** By the first day that they may mean. */
export const compareMoments = (one: EdtfMoment, other: EdtfMoment): number =>
  firstYear(one) - firstYear(other) ||
  numberOr1(one.month) - numberOr1(other.month) ||
  numberOr1(one.day) - numberOr1(other.day);

const numberOr1 = (part: EdtfMoment['day']): number => (typeof part === 'number' ? part : 1);

/** Of a decade before the year 0 the first one has the largest digits. */
const firstYear = ({ year, masked }: EdtfMoment): number => (year < 0 ? year - (10 ** masked - 1) : year);

function parseMoment(text: string): EdtfMoment | null {
  const long = /^Y(-?[1-9]\d{4,14})$/.exec(text);
  if (long) return { year: Number(long[1]), masked: 0, month: null, day: null, qualifier: '' };
  const match = /^(-?)(?=[\dX]{4})(\d{0,4})(X{0,4})(?:-(\d\d|XX)(?:-(\d\d|XX))?)?([?~%]?)$/.exec(text);
  if (!match) return null;
  const [, sign, digits = '', unspecified = '', month, day, qualifier = ''] = match;
  if (digits.length + unspecified.length !== 4) return null;
  // The package reads no qualifier of unspecified digits, and no two years 0.
  if (qualifier && text.includes('X')) return null;
  const year = Number(digits.padEnd(4, '0'));
  if (sign && (year === 0 || /^0*$/.test(digits))) return null;
  const moment: EdtfMoment = {
    year: sign ? -year : year,
    masked: unspecified.length,
    month: readPart(month),
    day: readPart(day),
    qualifier: qualifier as Qualifier,
  };
  return isPossible(moment) ? moment : null;
}

const readPart = (part: string | undefined): number | 'X' | null =>
  part === undefined ? null : part === 'XX' ? 'X' : Number(part);

function isPossible({ year, masked, month, day }: EdtfMoment): boolean {
  if (month === 'X') return day === null || day === 'X';
  if (month === null) return true;
  if (month > 12) return masked === 0 && day === null && month >= partsOfYear.first && month <= partsOfYear.last;
  // Of unspecified years some is a leap year.
  return month >= 1 && (typeof day !== 'number' || (day >= 1 && day <= daysInMonth(masked > 0 ? 2000 : year, month)));
}

/** The text of a value: `formatEdtf(parseEdtf(text)) === text`, but for blanks in sets. */
export function formatEdtf(edtf: Edtf): string {
  if (edtf.kind === 'moment') return formatMoment(edtf.moment);
  if (edtf.kind === 'interval') return `${formatEnd(edtf.from)}/${formatEnd(edtf.to)}`;
  const items = edtf.items.map((item) =>
    'from' in item ? `${formatMoment(item.from)}..${formatMoment(item.to)}` : formatMoment(item),
  );
  const listed = `${edtf.opensBefore ? '..' : ''}${items.join(',')}${edtf.opensAfter ? '..' : ''}`;
  return edtf.of === 'one' ? `[${listed}]` : `{${listed}}`;
}

const formatEnd = (end: EdtfEnd): string => (end === 'open' ? '..' : end === 'unknown' ? '' : formatMoment(end));

export function formatMoment({ year, masked, month, day, qualifier }: EdtfMoment): string {
  const digits = String(Math.abs(year)).padStart(4, '0');
  const sign = year < 0 ? '-' : '';
  const ofYear = digits.length > 4 ? `Y${sign}${digits}` : `${sign}${digits.slice(0, 4 - masked)}${'X'.repeat(masked)}`;
  return [ofYear, ...[month, day].filter((part) => part !== null).map(formatPart)].join('-') + qualifier;
}

const formatPart = (part: number | 'X'): string => (part === 'X' ? 'XX' : twoDigits(part));
