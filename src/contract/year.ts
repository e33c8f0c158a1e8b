import { limits } from './limits.js';

/** Whether a record may have this year: not before `limits.year.min` and not in the future. */
export const isPossibleYear = (year: number): boolean => year >= limits.year.min && year <= new Date().getFullYear();

interface Dated {
  year?: number | null | undefined;
  yearStart?: number | null | undefined;
  yearEnd?: number | null | undefined;
}

/** Whether the year of a photo contradicts the span in which it was taken, which may be open to one side. */
export const isYearOutsideSpan = ({ year, yearStart, yearEnd }: Dated): boolean =>
  typeof year === 'number' && (year < (yearStart ?? year) || year > (yearEnd ?? year));
