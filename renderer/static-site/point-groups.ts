/** Points of the map that are so near to each other that one sign stands for them. */
export interface PointGroup {
  lat: number;
  lng: number;
  count: number;
  /** The numbers of the records; none where only their count is known. */
  records: number[];
}

/** Signs have this distance at least, in pixels. */
const cellPx = 56;

/** Puts together what falls into the same cell of a grid: a group is in the middle of its points. */
export function pointGroups(
  points: PointGroup[],
  pixelOf: (point: PointGroup) => { x: number; y: number },
): PointGroup[] {
  const cells = new Map<string, PointGroup>();
  for (const point of points) {
    const { x, y } = pixelOf(point);
    const key = `${Math.floor(x / cellPx)} ${Math.floor(y / cellPx)}`;
    const cell = cells.get(key);
    if (!cell) cells.set(key, { ...point, records: [...point.records] });
    else {
      const count = cell.count + point.count;
      cell.lat += ((point.lat - cell.lat) * point.count) / count;
      cell.lng += ((point.lng - cell.lng) * point.count) / count;
      cell.count = count;
      cell.records.push(...point.records);
    }
  }
  return [...cells.values()];
}
