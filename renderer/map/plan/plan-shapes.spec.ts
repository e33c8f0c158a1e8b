import type { PlanFeature } from '../../../src/contract/map-plan.js';
import { pathsIn, shapesOf } from './plan-shapes.js';

// The north-western quarter of the world, at 512 pixels for the whole.
const frame = { left: 0, right: 0.5, top: 0, bottom: 0.5, worldPx: 512 };
const street = (...positions: [number, number][]): PlanFeature => ({
  type: 'Feature',
  properties: { kind: 'street' },
  geometry: { type: 'LineString', coordinates: positions },
});
const area = (kind: 'park' | 'water', west: number): PlanFeature => ({
  type: 'Feature',
  properties: { kind, name: 'Giardino' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, 0],
        [west + 45, 0],
        [west + 45, 66.51326],
        [west, 0],
      ],
    ],
  },
});
const drawn = (...features: PlanFeature[]) => pathsIn(frame, shapesOf({ type: 'FeatureCollection', features }));

describe('the shapes of the plan', () => {
  it('are drawn in pixels of the view, areas in the order of the file and lines above them', () => {
    expect(drawn(street([-180, 0], [-90, 0]), area('water', -90), area('park', -180))).toEqual([
      { kind: 'water', d: 'M128 256L192 256L192 128L128 256Z' },
      { kind: 'park', d: 'M0 256L64 256L64 128L0 256Z' },
      { kind: 'street', d: 'M0 256L128 256' },
    ]);
  });

  it('of the same kind are one path, without those out of view and points too close to be seen', () => {
    expect(
      drawn(street([-180, 10], [-179.99, 10], [-90, 0]), street([10, 0], [20, 10]), street([-90, 0], [-45, 0])),
    ).toEqual([{ kind: 'street', d: 'M0 241.7L128 256M128 256L192 256' }]);
  });
});
