import fc from 'fast-check';
import { edgesAround } from './map-edges.js';
import { MapPoints } from './map-points.js';

const units = fc.nat({ max: 2 ** 32 - 1 });
const points = fc.array(fc.tuple(units, units), { maxLength: 20 }).map((pairs) => {
  const made = new MapPoints(pairs.length);
  pairs.forEach(([x, y], index) => {
    made.x[index] = x;
    made.y[index] = y;
  });
  return made;
});
const positionsIn = ({ x, y }: MapPoints) => [...x].map((east, index) => ({ x: east, y: y[index]! }));

it('edges contain every point, and each of them touches one', () => {
  fc.assert(
    fc.property(points, points, (photos, entities) => {
      const all = [...positionsIn(photos), ...positionsIn(entities)];
      const edges = edgesAround([{ points: photos }, { points: entities }]);
      fc.pre(all.length > 0);
      const { west, north, east, south } = edges!;
      expect(all.every(({ x, y }) => west <= x && x <= east && north <= y && y <= south)).toBe(true);
      expect(all.some(({ x }) => x === west) && all.some(({ x }) => x === east)).toBe(true);
      expect(all.some(({ y }) => y === north) && all.some(({ y }) => y === south)).toBe(true);
    }),
  );
});

it('points that are not selected change nothing', () => {
  fc.assert(
    fc.property(points, points, (selected, others) => {
      const joined = MapPoints.joined([selected, others].map((part) => ({ points: part, from: 0, to: part.size })));
      const selects = (index: number) => index < selected.size;
      expect(edgesAround([{ points: joined, selects }])).toEqual(edgesAround([{ points: selected }]));
    }),
  );
});

it('there are none without a point, and a point at the origin has them', () => {
  const origin = new MapPoints(1);
  expect(edgesAround([])).toBeNull();
  expect(edgesAround([{ points: origin, selects: () => false }])).toBeNull();
  expect(edgesAround([{ points: origin }])).toEqual({ west: 0, north: 0, east: 0, south: 0 });
});
