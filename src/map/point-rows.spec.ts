import fc from 'fast-check';
import { PointRows, type UnitBox } from './point-rows.js';

const world = 2 ** 32;
/** Anywhere, at borders of rows and columns, and close to each other at the meridian of 180°. */
const unit = fc.oneof(
  fc.nat({ max: world - 1 }),
  fc.nat({ max: 65_535 }).map((tile) => tile * 65_536),
  fc.nat({ max: 200_000 }),
  fc.nat({ max: 200_000 }).map((units) => world - 1 - units),
);
const points = fc.array(fc.tuple(unit, unit), { maxLength: 300 });
const extent = fc.oneof(fc.nat({ max: 300_000 }), fc.nat({ max: world }));
const parts = fc.record<UnitBox>({ left: unit, top: unit, width: extent, height: extent });

describe('points in rows', () => {
  it('are found in any part of the world, as by a comparison of each with its edges', () => {
    fc.assert(
      fc.property(points, parts, (positions, { left, top, width, height }) => {
        const rows = new PointRows(
          Uint32Array.from(positions, ([x]) => x),
          Uint32Array.from(positions, ([, y]) => y),
        );
        const expected = positions.flatMap(([x, y], index) => {
          const across = x >= left ? x - left : x + world - left;
          return across <= width && y >= top && y <= top + height ? index : [];
        });
        expect([...rows.within({ left, top, width, height })].sort((one, other) => one - other)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});
