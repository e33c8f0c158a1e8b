import type { MapPoint } from '../../src/map/map-points.js';

/** A point of the map; what is left out is as of a photo in the middle of Trieste. */
export const point = ({
  year = null,
  first = null,
  last = null,
  members = null,
  ...values
}: Partial<MapPoint>): MapPoint => ({
  id: 1,
  lat: 45.65,
  lng: 13.77,
  year,
  first,
  last,
  members,
  firstDay: dayNumber(year ?? first, 101),
  lastDay: dayNumber(year ?? last, 1231),
  bearing: null,
  typeId: null,
  rank: null,
  isVanished: false,
  ...values,
});
const dayNumber = (year: number | null, day: number): number | null => (year === null ? null : day);

/** The first and the last year of a span, without those between them. */
export const twoOf = (first: number | null, last: number | null): MapPoint['members'] =>
  first === null || last === null || last < first + 2
    ? null
    : [
        [first, first],
        [last, last],
      ];
