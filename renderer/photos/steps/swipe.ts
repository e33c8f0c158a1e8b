import type { Step } from './go-to-photo.js';

export interface Point {
  x: number;
  y: number;
}

/** Shorter movements may be a tap of an unsteady hand. In pixels. */
const shortest = 48;

/** Where a finger that moved from one point to another wants to go; null where it did not clearly move sideways. */
export function swipeOf(from: Point, to: Point): Step | null {
  const [right, down] = [to.x - from.x, to.y - from.y];
  if (Math.abs(right) < shortest || Math.abs(right) < 2 * Math.abs(down)) return null;
  return right < 0 ? 'next' : 'previous';
}
