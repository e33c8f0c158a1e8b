import { pauseAfter } from './pause-after.js';

it('waits longer after every failed attempt, and ten minutes or so at most', () => {
  expect([1, 2, 3, 7, 8, 50].map((attempts) => pauseAfter(attempts, 0.5) / 1000)).toEqual([5, 10, 20, 320, 600, 600]);
  expect(pauseAfter(1, 0)).toBe(3750);
  expect(pauseAfter(1, 1)).toBe(6250);
});
