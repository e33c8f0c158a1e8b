import { expect, it } from '@jest/globals';
import { mostRemovedAtOnce } from './most-removed.js';

it.each([
  [0, 5],
  [478, 5],
  [1_500, 15],
  [5_000, 50],
  [1_000_000, 50],
])('of %i stored contents a sweep removes no more than %i by itself', (total, most) =>
  expect(mostRemovedAtOnce(total)).toBe(most),
);
