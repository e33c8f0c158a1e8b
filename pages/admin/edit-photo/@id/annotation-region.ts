import type { Region } from '../../../../src/contract/annotation.js';

/** A point on the image. Here and below all numbers are percent of its width or height, with one decimal. */
export interface Point {
  x: number;
  y: number;
}

/** The edges of a region that a handle moves. */
export const handles = ['n', 's', 'e', 'w', 'nw', 'ne', 'sw', 'se'] as const;
export type Handle = (typeof handles)[number];

/** Smaller regions can be entered as numbers only. */
const minPercent = 2;

/** Moves a region, but not out of the image. */
export const moved = ({ x, y, w, h }: Region, dx: number, dy: number): Region => ({
  x: rounded(within(x + dx, 0, 100 - w)),
  y: rounded(within(y + dy, 0, 100 - h)),
  w,
  h,
});

/** Moves the edges that the handle has, up to those of the image and the least size; the other edges stay. */
export function resized({ x, y, w, h }: Region, handle: Handle, dx: number, dy: number): Region {
  const [left, width] = resizedSide(x, w, { start: handle.includes('w'), end: handle.includes('e') }, dx);
  const [top, height] = resizedSide(y, h, { start: handle.includes('n'), end: handle.includes('s') }, dy);
  return { x: left, y: top, w: width, h: height };
}

/** The region between two points, or null when it is too small to be meant. */
export function drawn(from: Point, to: Point): Region | null {
  const [left, right] = [from.x, to.x].map((x) => within(x, 0, 100)).toSorted((a, b) => a - b) as [number, number];
  const [top, bottom] = [from.y, to.y].map((y) => within(y, 0, 100)).toSorted((a, b) => a - b) as [number, number];
  if (right - left < minPercent || bottom - top < minPercent) return null;
  return { x: rounded(left), y: rounded(top), w: rounded(right - left), h: rounded(bottom - top) };
}

function resizedSide(at: number, size: number, moves: { start: boolean; end: boolean }, by: number): [number, number] {
  const least = Math.min(minPercent, size);
  if (moves.end) return [at, rounded(within(size + by, least, 100 - at))];
  if (!moves.start) return [at, size];
  const end = at + size;
  const start = rounded(within(at + by, 0, end - least));
  return [start, rounded(end - start)];
}

const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
const rounded = (percent: number): number => Math.round(percent * 10) / 10;
