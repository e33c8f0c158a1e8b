import type { EntityTypeColor } from '../../src/contract/entity-type.js';
import type { Period } from '../../src/contract/periods.js';
import { datedSpan } from '../../src/contract/year.js';

/** In the order of the site's periods: from before 1860 in gray to after 1945 in teal. */
const colors: readonly EntityTypeColor[] = [
  'gray',
  'purple',
  'pink',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'teal',
];

/**
 * The index of the period that contains the year of a photo, or without one the first of its span, as the signs of an answer
 * have it; the number of periods for a year in none, and for an undated photo.
 */
export function periodOf(dated: Parameters<typeof datedSpan>[0], periods: readonly Period[]): number {
  const [year = null] = datedSpan(dated) ?? [];
  const index = periods.findIndex(({ from, to }) => year !== null && year >= from && (to === null || year <= to));
  return index < 0 ? periods.length : index;
}

/** The colour of a period by its index; for photos without a date the text colour, as undefined. */
export const periodColor = (index: number, periods: number): EntityTypeColor | undefined =>
  index < periods ? colors[index % colors.length] : undefined;
