import { onMapPath } from './on-map.js';

const periods = [
  { from: 1700, to: 1859 },
  { from: 1860, to: 1945 },
  { from: 1946, to: null },
];
const of = (year: number | null, span: { yearStart?: number; yearEnd?: number } = {}): string =>
  onMapPath({ year, yearStart: null, yearEnd: null, ...span }, { lat: 45.65, lng: 13.77 }, { periods, zoom: 19 });

describe('the way from a photo to the map', () => {
  it.each([
    [1900, '/map?view=45.65,13.77,19'],
    [1860, '/map?view=45.65,13.77,19'],
    [1945, '/map?view=45.65,13.77,19'],
    [1857, '/map?period=1700-1859&view=45.65,13.77,19'],
    [1975, '/map?period=1946-&view=45.65,13.77,19'],
    [1650, '/map?period=1650-1650&view=45.65,13.77,19'],
    [null, '/map?undated=1&view=45.65,13.77,19'],
  ])('has the years of a photo of %p, unless they are shown anyway', (year, path) => {
    expect(of(year)).toBe(path);
  });

  it('has those of a photo of which only a limit is known', () => {
    expect(of(null, { yearEnd: 1858 })).toBe('/map?period=1700-1859&view=45.65,13.77,19');
    expect(of(null, { yearStart: 1950 })).toBe('/map?period=1946-&view=45.65,13.77,19');
  });
});
