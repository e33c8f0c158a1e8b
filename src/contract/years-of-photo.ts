import type { PhotoMetadata } from './photo.js';

/** First and last year, both inclusive; null where the range is open. */
interface YearRange {
  from: number | null;
  to: number | null;
}

type YearsOfPhoto = Pick<PhotoMetadata, 'year' | 'yearStart' | 'yearEnd'>;

/** Whether every year that a dated photo may be of is in the range: `photos.years <@ range` in the database. */
export const isCertainlyOf = ({ year, yearStart, yearEnd }: YearsOfPhoto, { from, to }: YearRange): boolean =>
  (from === null || isEach((known) => known >= from, [yearStart, year])) &&
  (to === null || isEach((known) => known <= to, [yearEnd, year]));

/** Of the years that are stated on one side. Without any the photo may be of whichever year. */
function isEach(isInside: (year: number) => boolean, years: (number | null)[]): boolean {
  const known = years.filter((year) => year !== null);
  return known.length > 0 && known.every(isInside);
}
