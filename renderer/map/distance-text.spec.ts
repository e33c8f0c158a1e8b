import { distanceText } from './distance-text.js';

it.each([
  [0.4, '~0 m'],
  [149.6, '~150 m'],
  [999.4, '~999 m'],
  [999.6, '~1,0 km'],
  [1249, '~1,2 km'],
  [9949, '~9,9 km'],
  [9951, '~10 km'],
  [12_600, '~13 km'],
  [1_234_000, '~1.234 km'],
])('a distance of %d metres is written as %s', (metres, text) => {
  expect(distanceText(metres, 'it')).toBe(text);
});

it('is written with the decimal mark of the language', () => {
  expect(distanceText(1249, 'en')).toBe('~1.2 km');
});
