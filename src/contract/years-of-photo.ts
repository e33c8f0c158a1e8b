import type { PhotoMetadata } from './photo.js';

/** First and last year, both inclusive; null where the range is open. */
interface YearRange {
  from: number | null;
  to: number | null;
}

type YearsOfPhoto = Pick<PhotoMetadata, 'year' | 'yearStart' | 'yearEnd'>;

/** Whether every year that a dated photo may be of is in the range: `photos.years <@ range` in the database. */
export function isCertainlyOf({ year, yearStart, yearEnd }: YearsOfPhoto, { from, to }: YearRange): boolean {
  const [first, last] = [leastOf([yearStart, year]), greatestOf([yearEnd, year])];
  return first >= (from ?? -Infinity) && last <= (to ?? Infinity);
}

/** What is open reaches everywhere. */
const leastOf = (years: (number | null)[]): number => Math.min(...known(years, -Infinity));
const greatestOf = (years: (number | null)[]): number => Math.max(...known(years, Infinity));

function known(years: (number | null)[], open: number): number[] {
  const stated = years.filter((year) => year !== null);
  return stated.length > 0 ? stated : [open];
}
