import { graticule } from './graticule.js';

const trieste = { west: 13.77, east: 13.78, south: 45.645, north: 45.655 };

describe('the graticule of a map', () => {
  it('has lines at round seconds, in both directions, far enough from each other', () => {
    // 36 seconds over 600 px: lines every 10 seconds are 167 px apart.
    const { meridians, parallels } = graticule(trieste, 600);
    expect(meridians.map(({ text }) => text)).toEqual(['13°46′20″', '13°46′30″', '13°46′40″']);
    expect(parallels.map(({ text }) => text)).toEqual(['45°38′50″', '45°39′00″', '45°39′10″']);
    expect(meridians[1]?.at).toBeCloseTo(13.775, 9);
  });

  it('has labels without seconds where its lines are far apart', () => {
    const wide = { west: 13, east: 14, south: 45, north: 46 };
    expect(graticule(wide, 600).meridians.map(({ text }) => text)).toEqual([
      '13°00′',
      '13°15′',
      '13°30′',
      '13°45′',
      '14°00′',
    ]);
    const world = { west: -60, east: 60, south: -60, north: 60 };
    expect(graticule(world, 600).meridians.map(({ text }) => text)).toEqual(['60°', '30°', '0°', '30°', '60°']);
  });
});
