import { isPossibleYear } from '../year.js';
import { partsOfDay } from './calendar.js';
import type { HistoricalDate } from './historical-date.js';

/** The fields of a photo that say when it was taken in years, as the lists sort and filter by them. */
export interface DateYears {
  year: number | null;
  yearStart: number | null;
  yearEnd: number | null;
  yearEstimated: boolean;
}

/**
 * A date in whole years: one year, which is an estimate where the date is approximate or uncertain, or the span from the first
 * to the last, open where the date is. @returns null for a date without bounds, or of years that no photo can have
 */
export function yearsOfDate({ edtf, earliest, latest }: HistoricalDate): DateYears | null {
  const from = earliest === null ? null : partsOfDay(earliest)[0];
  const to = latest === null ? null : partsOfDay(latest)[0];
  if (from === null && to === null) return null;
  if ([from, to].some((year) => year !== null && !isPossibleYear(year))) return null;
  if (from === to) return { year: from, yearStart: null, yearEnd: null, yearEstimated: isQualified(edtf) };
  return { year: null, yearStart: from, yearEnd: to, yearEstimated: false };
}

const isQualified = (edtf: string | null): boolean => edtf !== null && /[~?%]/.test(edtf);

/** Whether the years say all that the date says, so that its words need not be kept: one year, or a span of years. */
export const isAllInYears = (edtf: string): boolean =>
  /^(?:\d{4}[~?%]?|\d{4}\/\d{4}|\d{4}\/\.\.|\.\.\/\d{4}|\[(?:\d{4})?\.\.(?:\d{4})?\])$/.test(edtf);
