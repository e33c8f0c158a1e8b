import type { MapBox } from '../contract/map-box.js';
import { positionAt } from '../contract/mercator.js';
import { distanceMetres } from '../contract/position.js';
import { boxAround, type Circle } from './circle.js';
import { type MapPoints, unknown, worldUnits } from './map-points.js';
import type { Selects } from './map-selection.js';
import { unitsWithin } from './map-window.js';
import type { UnitBox } from './point-rows.js';

/** Where listed records are. Without any the whole world; all that are set must hold. */
export interface MapPart {
  box: MapBox | null;
  circle: Circle | null;
}

/** Ids of the selected entities in a part of the map: of a circle the nearest first. */
export const entitiesWithin = (points: MapPoints, selects: Selects, part: MapPart): number[] =>
  idsOf(
    points,
    part.circle ? nearestFirst(points, selects, part.circle, part.box) : indexesWithin(points, selects, [part.box]),
  );

/** Ids of the selected photos: of a circle the nearest first, else by date as in all lists, undated photos last. */
export const photosWithin = (points: MapPoints, selects: Selects, { box, circle }: MapPart): number[] =>
  idsOf(
    points,
    circle ? nearestFirst(points, selects, circle, box) : byDate(points, indexesWithin(points, selects, [box])),
  );

const idsOf = ({ ids }: MapPoints, indexes: number[]): number[] => indexes.map((index) => ids[index]!);

/** The indexes of the selected points that are in all boxes, their edges included, by id. */
function indexesWithin(points: MapPoints, selects: Selects, boxes: (MapBox | null)[]): number[] {
  const [first = world, ...others] = boxes.flatMap((box) => (box ? unitsWithin(box) : []));
  const isInOthers = (index: number): boolean =>
    others.every(
      ({ left, top, width, height }) =>
        (points.x[index]! - left) >>> 0 <= width && points.y[index]! >= top && points.y[index]! <= top + height,
    );
  const found = points.within(first).filter((index) => isInOthers(index) && selects(index));
  return [...found.sort()];
}

const world: UnitBox = { left: 0, top: 0, width: worldUnits, height: worldUnits };

function nearestFirst(points: MapPoints, selects: Selects, circle: Circle, box: MapBox | null): number[] {
  const { x, y } = points;
  return indexesWithin(points, selects, [boxAround(circle), box])
    .map((index) => {
      const at = positionAt(x[index]! / worldUnits, y[index]! / worldUnits);
      return { index, distance: distanceMetres(circle.centre, at) };
    })
    .filter(({ distance }) => distance <= circle.radius)
    .sort((one, other) => one.distance - other.distance || one.index - other.index)
    .map(({ index }) => index);
}

function byDate(points: MapPoints, indexes: number[]): number[] {
  const firstAt = (index: number): number =>
    points.firsts[index] === unknown ? Number.MAX_SAFE_INTEGER : points.dayAt(index, 0);
  return indexes.sort(
    (one, other) =>
      firstAt(one) - firstAt(other) ||
      points.dayAt(one, 1) - points.dayAt(other, 1) ||
      points.ids[one]! - points.ids[other]!,
  );
}
