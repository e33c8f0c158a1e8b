import { limits } from './limits.js';

/** Whether a record may have this year: not before the first one, by default `limits.year.min`, and not in the future. */
export const isPossibleYear = (year: number, first: number = limits.year.min): boolean =>
  year >= first && year <= new Date().getFullYear();

interface Dated {
  year?: number | null | undefined;
  yearStart?: number | null | undefined;
  yearEnd?: number | null | undefined;
}

/** Whether the year of a photo contradicts the span in which it was taken, which may be open to one side. */
export const isYearOutsideSpan = ({ year, yearStart, yearEnd }: Dated): boolean =>
  typeof year === 'number' && (year < (yearStart ?? year) || year > (yearEnd ?? year));

/** The years that the date of a photo lies in: its year, or without one its span; null where it is undated. */
export function datedSpan({ year, yearStart, yearEnd }: Dated): [from: number, to: number] | null {
  const years = [year ?? [yearStart, yearEnd]].flat().filter((each) => typeof each === 'number');
  return years.length > 0 ? [Math.min(...years), Math.max(...years)] : null;
}
