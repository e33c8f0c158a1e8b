import { readCoordinates, readDegrees } from './coordinates.js';

it.each([
  ['45.65, 13.76', 45.65, 13.76],
  ['45.6501 13.7678', 45.6501, 13.7678],
  ['45,6501; 13,7678', 45.6501, 13.7678],
  ['-33.9,18.4', -33.9, 18.4],
  ['45°39′N 13°46′E', 45.65, 13.7666667],
  ['45° 39\' 0" N, 13° 46\' 4" E', 45.65, 13.7677778],
  ['40.7128° N, 74.0060° W', 40.7128, -74.006],
  ['POINT(13.7678 45.6501)', 45.6501, 13.7678],
])('%j is a place', (text, lat, lng) => {
  expect(readCoordinates(text)).toEqual({
    lat: expect.closeTo(lat, 5) as number,
    lng: expect.closeTo(lng, 5) as number,
  });
});

it.each(['near the pier', '', '45.65', '145.6, 13.7', '45.6, 213.7', '1905, 1906, 1907', 'x'.repeat(10_000)])(
  '%j is none',
  (text) => {
    expect(readCoordinates(text)).toBeNull();
  },
);

it.each([
  ["45°39'N", 'lat', 45.65],
  ['13° 46′ 30″ E', 'lng', 13.775],
  ['45°39’03,5”', 'lat', 45.6509722],
  ["S 33° 51' 36''", 'lat', -33.86],
  ['45,65°', 'lat', 45.65],
  ['-73.9857°', 'lng', -73.9857],
] as const)('%j is one coordinate (%s)', (text, axis, degrees) => {
  expect(readDegrees(text, axis)).toBe(degrees);
});

it.each(["45°39'E", "45°75'N", '45.65', 'N', '°', `${'4'.repeat(10_000)}°`])('%j is no latitude in degrees', (text) => {
  expect(readDegrees(text.slice(0, 20_000), 'lat')).toBeNull();
});
