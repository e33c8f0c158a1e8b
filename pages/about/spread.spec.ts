import { spread } from './spread.js';

it.each([
  [['a', 'b', 'c'], []],
  [
    ['a', 'b', 'c', 'd'],
    ['a', 'b', 'c', 'd'],
  ],
  [
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
    ['a', 'c', 'e', 'g'],
  ],
])('of %j four are %j', (items, expected) => {
  expect(spread(items, 4)).toEqual(expected);
});
