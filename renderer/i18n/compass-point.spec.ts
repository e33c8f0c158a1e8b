import { compassPoint } from './compass-point.js';

it.each([
  [0, 'n'],
  [22, 'n'],
  [23, 'ne'],
  [134, 'se'],
  [180, 's'],
  [270, 'w'],
  [337, 'nw'],
  [338, 'n'],
  [359, 'n'],
])('the bearing %i° is %s', (degrees, point) => {
  expect(compassPoint(degrees)).toBe(point);
});
