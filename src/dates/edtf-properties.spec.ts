import edtfPackage from 'edtf';
import fc from 'fast-check';
import { daysInMonth, isoDay, neighbourOfDay } from '../contract/dates/calendar.js';
import { compareDays, type DayBounds, liesWithin, overlap } from '../contract/dates/day-bounds.js';
import { type EdtfMoment, formatEdtf, formatMoment, parseEdtf } from '../contract/dates/edtf.js';
import { boundsOfEdtf } from '../contract/dates/edtf-bounds.js';
import { languages } from '../contract/languages.js';
import { dateWords } from './date-words.js';
import { readableDate } from './readable-date.js';
import { readDate } from './read-date.js';

const runs = { numRuns: 1000, seed: 1905 };

const years = fc.integer({ min: 1000, max: 2025 });
const qualifiers = fc.constantFrom('' as const, '' as const, '?' as const, '~' as const, '%' as const);

/** A day, a month or a year. */
const plainMoments = fc
  .record({ year: years, month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 31 }) })
  .chain(({ year, month, day }) =>
    fc.constantFrom<Pick<EdtfMoment, 'year' | 'month' | 'day'>>(
      { year, month: null, day: null },
      { year, month, day: null },
      { year, month, day: Math.min(day, daysInMonth(year, month)) },
    ),
  )
  .map((moment): EdtfMoment => ({ ...moment, masked: 0, qualifier: '' }));
const qualifiedMoments = fc.tuple(plainMoments, qualifiers).map(([moment, qualifier]) => ({ ...moment, qualifier }));
const maskedYears = fc.tuple(years, fc.constantFrom(1, 2)).map(([year, masked]): EdtfMoment => ({
  year: year - (year % 10 ** masked),
  masked,
  month: null,
  day: null,
  qualifier: '',
}));
const moments = fc.oneof(qualifiedMoments, maskedYears).map(formatMoment);
const intervals = fc
  .tuple(fc.oneof(qualifiedMoments, maskedYears), fc.oneof(qualifiedMoments, maskedYears))
  .map((ends) => ends.map(formatMoment))
  .filter(([from = '', to = '']) => compareDays(boundsOfEdtf(from)?.latest ?? '', boundsOfEdtf(to)?.earliest ?? '') < 0)
  .map((ends) => ends.join('/'));
const openIntervals = fc
  .tuple(qualifiedMoments.map(formatMoment), fc.constantFrom('from', 'until'))
  .map(([moment, side]) => (side === 'from' ? `${moment}/..` : `../${moment}`));
const sets = fc.tuple(fc.uniqueArray(years, { minLength: 1, maxLength: 4 }), fc.boolean()).map(([found, isOneOf]) => {
  const listed = found.toSorted((a, b) => a - b).join(',');
  return isOneOf ? `[${listed}]` : `{${listed}}`;
});
const spans = plainMoments
  .chain((from) =>
    plainMoments
      .filter((to) => (to.month === null) === (from.month === null) && (to.day === null) === (from.day === null))
      .map((to) => `[${formatMoment(from)}..${formatMoment(to)}]`),
  )
  .filter((text) => parseEdtf(text) !== null);
const limits = fc
  .tuple(plainMoments.map(formatMoment), fc.boolean())
  .map(([moment, isBefore]) => (isBefore ? `[..${moment}]` : `[${moment}..]`));
const values = fc.oneof(moments, intervals, openIntervals, sets, spans, limits);

const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);
const closed = ({ earliest, latest }: DayBounds): [string, string] => [earliest ?? '', latest ?? ''];

/** It reads no interval of unspecified digits and a qualifier (`192X/1935~`). */
function readByPackage(text: string): ReturnType<typeof edtfPackage> | null {
  try {
    return edtfPackage(text);
  } catch {
    return null;
  }
}

describe('a value of EDTF', () => {
  it('is written as it was read', () => {
    fc.assert(
      fc.property(values, (text) => {
        const edtf = parseEdtf(text);
        expect(edtf && formatEdtf(edtf)).toBe(text);
      }),
      runs,
    );
  });

  it('has the first and the last day that the reference implementation gives', () => {
    fc.assert(
      // Of `[1905..1907]` the package forgets the end; of open ends it has no days.
      fc.property(fc.oneof(moments, intervals, sets), (text) => {
        const known = readByPackage(text);
        fc.pre(known !== null);
        const { min, max } = known;
        expect(closed(boundsOfEdtf(text)!)).toEqual([dayOf(min ?? NaN), dayOf(max ?? NaN)]);
      }),
      runs,
    );
  });

  it('means more the less it says: a day lies in its month, that in its year, its decade, its century', () => {
    fc.assert(
      fc.property(years, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }), (year, month, day) => {
        const text = isoDay(year, month, day);
        const wider = [text, text.slice(0, 7), text.slice(0, 4), `${text.slice(0, 3)}X`, `${text.slice(0, 2)}XX`];
        const bounds = wider.map((each) => boundsOfEdtf(each)!);
        for (const [at, outer] of bounds.slice(1).entries()) expect(liesWithin(bounds[at]!, outer)).toBe(true);
      }),
      runs,
    );
  });
});

it('two dates overlap when they have a day in common', () => {
  const days = ['1904-02-10'];
  while (days.length < 40) days.push(neighbourOfDay(days.at(-1)!, 1));
  const spansOfDays = fc
    .tuple(fc.nat(days.length - 1), fc.nat(days.length - 1))
    .map(([one, other]) => days.slice(Math.min(one, other), Math.max(one, other) + 1));
  const boundsOf = (span: string[]): DayBounds => ({ earliest: span[0]!, latest: span.at(-1)! });
  fc.assert(
    fc.property(spansOfDays, spansOfDays, (one, other) => {
      expect(overlap(boundsOf(one), boundsOf(other))).toBe(one.some((day) => other.includes(day)));
    }),
    runs,
  );
});

describe.each(languages.filter((language) => dateWords(language).length > 1))('a date in words of %s', (language) => {
  it('is read with the days that it was written for', () => {
    fc.assert(
      fc.property(values, (text) => {
        fc.pre(readByPackage(text) !== null);
        const words = readableDate(text, language) ?? '';
        expect([words, boundsIn(readDate(words, language))]).toEqual([words, boundsOfEdtf(text)]);
      }),
      { ...runs, numRuns: 500 },
    );
  });
});

const boundsIn = ({ earliest, latest }: DayBounds): DayBounds => ({ earliest, latest });
