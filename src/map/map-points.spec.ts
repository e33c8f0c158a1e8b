import fc from 'fast-check';
import { MapPoints } from './map-points.js';
import { point, twoOf } from '../../test/support/map-points.js';

describe('the points of the map', () => {
  it('are, after any changes, those that a new start would read', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 40 });
    const sorted = (of: number[]): number[] => of.toSorted((one, other) => one - other);
    const membersOf = (id: number, year: number) => (id % 3 === Number(year > 1900) ? twoOf(year, year + 20) : null);
    fc.assert(
      fc.property(ids, ids, ids, (before, changed, present) => {
        const points = MapPoints.of(
          sorted(before).map((id) => point({ id, year: 1900, members: membersOf(id, 1900) })),
        );
        const now = sorted(present.filter((id) => changed.includes(id)));
        const after = points.with(
          changed,
          MapPoints.of(now.map((id) => point({ id, year: 1950, members: membersOf(id, 1950) }))),
        );
        const expected = new Map(before.filter((id) => !changed.includes(id)).map((id) => [id, 1900]));
        for (const id of now) expected.set(id, 1950);
        expect([...after.ids]).toEqual(sorted([...expected.keys()]));
        expect([...after.years]).toEqual([...after.ids].map((id) => expected.get(id)));
        for (let id = 0; id <= 61; id += 1) expect(after.has(id)).toBe(expected.has(id));
        // A set that is replaced by a single year, and the other way round.
        const years = [...after.ids].map((_, index) => (after.areOfSets[index] === 1 ? after.membersAt(index) : null));
        expect(years).toEqual([...after.ids].map((id) => membersOf(id, expected.get(id)!)));
      }),
    );
  });

  it('take less than 30 bytes each', () => {
    const points = new MapPoints(1000);
    const bytes = points.columns.reduce((sum, { byteLength }) => sum + byteLength, 0);
    expect(bytes / points.size).toBeLessThan(30);
  });
});
