import { retryDelayMs } from './retry-delay.js';

it('doubles after every failed attempt, up to ten minutes, and varies by a quarter', () => {
  expect([1, 2, 3, 7, 8, 50].map((attempts) => retryDelayMs(attempts, 0.5) / 1000)).toEqual([5, 10, 20, 320, 600, 600]);
  expect(retryDelayMs(1, 0)).toBe(3750);
  expect(retryDelayMs(1, 1)).toBe(6250);
});
