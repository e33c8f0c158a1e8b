import type { EdtfRange } from '../contract/dates/edtf.js';
import { monthMoment, single } from './date-spans.js';

/** The calendar by which Easter is counted here. */
const firstGregorianYear = 1583;

/**
 * Feasts that are so many days after Easter Sunday, or before it, of the western churches.
 * @param offsets days from Easter Sunday to the first and to the last day
 * @returns null for years before the Gregorian calendar
 */
export function movableFeast(year: number, [first, last]: [first: number, last: number]): EdtfRange | null {
  if (year < firstGregorianYear) return null;
  const from = momentOf(year, first);
  return first === last ? single(from) : { from, to: momentOf(year, last) };
}

function momentOf(year: number, offset: number): ReturnType<typeof monthMoment> {
  const day = new Date(Date.UTC(year, 2, marchDayOfEaster(year) + offset));
  return monthMoment(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate());
}

/** Easter Sunday as a day counted from 1 March: 32 is 1 April. The rule of the calendar of 1582, as J.-M. Oudin has written it (1940). */
function marchDayOfEaster(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const epact = (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30;
  const isLate = Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const fullMoon = epact - isLate;
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - century + Math.floor(century / 4)) % 7;
  return 28 + fullMoon - weekday;
}
