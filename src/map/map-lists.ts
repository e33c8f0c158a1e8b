import type { MapBox } from '../contract/map-box.js';
import { type MapPoints, unknown } from './map-points.js';
import type { Selects } from './map-selection.js';
import { unitsWithin } from './map-window.js';

/** The indexes of the selected points in a box; without one all selected. */
function indexesWithin(points: MapPoints, selects: Selects, box: MapBox | null): number[] {
  const within = box && unitsWithin(box);
  const found: number[] = [];
  for (let index = 0; index < points.size; index += 1) {
    if (within) {
      const y = points.y[index]!;
      if ((points.x[index]! - within.left) >>> 0 > within.width || y < within.top || y > within.bottom) continue;
    }
    if (selects(index)) found.push(index);
  }
  return found;
}

/** The ids of the selected records in a box, its edges included. */
export const idsWithin = (points: MapPoints, selects: Selects, box: MapBox | null): number[] =>
  indexesWithin(points, selects, box).map((index) => points.ids[index]!);

/** The same by the year that is shown, as lists are: undated photos come last. */
export function photosByYear(points: MapPoints, selects: Selects, box: MapBox | null): number[] {
  const { years, ids } = points;
  const yearAt = (index: number): number => (years[index] === unknown ? Infinity : years[index]!);
  return indexesWithin(points, selects, box)
    .sort((one, other) => (yearAt(one) === yearAt(other) ? ids[one]! - ids[other]! : yearAt(one) - yearAt(other)))
    .map((index) => ids[index]!);
}
