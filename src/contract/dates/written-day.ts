import { limits } from '../limits.js';
import { isPossibleYear } from '../year.js';
import type { DayBounds } from './day-bounds.js';
import { boundsOfEdtf } from './edtf-bounds.js';

/** A day, a month or a year of the Gregorian calendar, as ISO 8601 writes them. */
const written = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;

/** The first and the last day of `1918-11-03`, `1918-11` or `1918`. @returns null for any other text, and for no real day */
export const daysOf = (text: string): DayBounds | null => {
  const month = text.slice(5, 7);
  return written.test(text) && month <= '12' ? boundsOfEdtf(text) : null;
};

/** Whether a record may be dated by it: it is real, not before `firstYear`, and its year not in the future. */
export const isPossibleDay = (text: string, firstYear: number = limits.year.min): boolean =>
  daysOf(text) !== null && isPossibleYear(Number(text.slice(0, 4)), firstYear);

/** Whether it is a real day, written `2026-01-31`, of a year from `limits.year.min` on; it may be in the future. */
export const isCalendarDay = (text: string): boolean =>
  text.length === 10 && daysOf(text) !== null && Number(text.slice(0, 4)) >= limits.year.min;
