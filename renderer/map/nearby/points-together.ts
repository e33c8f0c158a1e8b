/** A position on the plane of a map, or the size of a part of it, in pixels. */
interface Pixels {
  x: number;
  y: number;
}

/**
 * The points that a map of a size shows together: the kept one, and of the others the nearest to it, without those that
 * would need a larger map. Without a kept one the largest group.
 */
export function pointsTogether<Point extends Pixels>(
  kept: Point | null,
  others: readonly Point[],
  room: Pixels,
): Point[] {
  if (kept) return pointsWith(kept, others, room);
  const groups = others.map((one) =>
    pointsWith(
      one,
      others.filter((other) => other !== one),
      room,
    ),
  );
  return groups.reduce<Point[]>((largest, group) => (group.length > largest.length ? group : largest), []);
}

function pointsWith<Point extends Pixels>(kept: Point, others: readonly Point[], room: Pixels): Point[] {
  const shown = [kept];
  const nearestFirst = others.toSorted((one, other) => distance(kept, one) - distance(kept, other));
  for (const point of nearestFirst) if (fit([...shown, point], room)) shown.push(point);
  return shown;
}

const distance = (one: Pixels, other: Pixels): number => Math.hypot(one.x - other.x, one.y - other.y);

const fit = (points: readonly Pixels[], room: Pixels): boolean =>
  extent(points.map(({ x }) => x)) <= room.x && extent(points.map(({ y }) => y)) <= room.y;

const extent = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
