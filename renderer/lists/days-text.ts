import { type DayRange, formatDayRange } from '../../src/contract/dates/day-range.js';
import { type FindDatePhrase, writeDate } from '../../src/contract/dates/write-date.js';
import type { Language } from '../../src/contract/languages.js';

/** A range in words, as dates are written: “28 October 1918 – 3 November 1918”, of a single day, month or year that alone. */
export function daysText(range: DayRange, language: Language, t: FindDatePhrase): string {
  const { from, to } = range;
  const edtf = from === to ? from : `${from || '..'}/${to || '..'}`;
  // A reversed range is no date.
  return writeDate(edtf, language, t) ?? formatDayRange(range);
}
