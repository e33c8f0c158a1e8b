import type { EntityTypeColor } from '../../src/contract/entity-type.js';

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

/** The colour of a period by its index; for photos without a date the text colour, as undefined. */
export const periodColor = (index: number, periods: number): EntityTypeColor | undefined =>
  index < periods ? colors[index % colors.length] : undefined;
