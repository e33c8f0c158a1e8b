import { isIgnored, isStep, sentPosition, sliderStep, steppedRadius, zoomOfRadius } from './explore-rules.js';

const metresNorth = (metres: number): number => 45.65 + metres / 111_195;
const fix = (metres: number, seconds: number) => ({
  lat: metresNorth(metres),
  lng: 13.77,
  accuracy: 30,
  takenAt: seconds * 1000,
});

describe('an update of the position', () => {
  it.each([
    [19, 9.9, true],
    [21, 9.9, false],
    [19, 10, false],
    [0, 10, false],
    [0, 0, true],
  ])('%d m and %d s after the last one is ignored: %s', (metres, seconds, expected) => {
    expect(isIgnored(fix(0, 0), fix(metres, seconds))).toBe(expected);
  });

  it('is sent with five decimals, about a metre', () => {
    expect(sentPosition({ lat: 45.650123456, lng: -13.7701999 })).toEqual({ lat: 45.65012, lng: -13.7702 });
  });
});

describe('the radius', () => {
  const range = { minZoom: 12, maxZoom: 19 };

  it.each([
    [80, 18],
    [120, 18],
    [140, 17],
    [200, 17],
    [220, 16],
    [320, 16],
    [340, 15],
    [600, 15],
    [601, 14],
  ])('of %d m is shown at the zoom level %d', (radius, zoom) => {
    expect(zoomOfRadius(radius, range)).toBe(zoom);
  });

  it('is shown within the zoom levels of the site', () => {
    expect(zoomOfRadius(80, { minZoom: 12, maxZoom: 16 })).toBe(16);
    expect(zoomOfRadius(600, { minZoom: 16, maxZoom: 19 })).toBe(16);
  });

  it('has steps of 20 m from 80 to 600 m, and begins between two of them', () => {
    expect([60, 80, 90, 150, 160, 600, 620].filter(isStep)).toEqual([80, 160, 600]);
    expect([sliderStep(150), sliderStep(160)]).toEqual([10, 20]);
    // By a key, or by a drag.
    expect([steppedRadius(150, 160), steppedRadius(150, 140)]).toEqual([160, 140]);
    expect([steppedRadius(150, 170), steppedRadius(150, 130)]).toEqual([180, 120]);
    expect([steppedRadius(160, 180), steppedRadius(160, 600), steppedRadius(160, 80)]).toEqual([180, 600, 80]);
  });
});
