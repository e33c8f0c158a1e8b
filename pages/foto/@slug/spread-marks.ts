import type { Annotation } from '../../../src/contract/annotation.js';

/** How far a mark is moved from the middle of its region, in pixels. */
export interface Shift {
  x: number;
  y: number;
}

/** The picture on the narrowest phone that the site supports. */
const narrowPx = 272;
/** Each mark is the middle of a target of this size. */
const targetPx = 44;
const rounds = 60;

/**
 * Moves marks apart that would overlap on a phone, so that a finger meets the one that it is meant for. In pixels, so that on
 * larger screens, where there is room, nothing seems moved.
 * @param ratio width of the picture by its height
 */
export function spreadMarks(annotations: Pick<Annotation, 'x' | 'y' | 'w' | 'h'>[], ratio: number): Shift[] {
  const size = { x: narrowPx, y: narrowPx / ratio };
  const begun = annotations.map(({ x, y, w, h }) => ({
    x: ((x + w / 2) / 100) * size.x,
    y: ((y + h / 2) / 100) * size.y,
  }));
  const at = begun.map((point) => ({ ...point }));
  for (let round = 0; round < rounds; round += 1) {
    let isMoved = false;
    for (const [index, one] of at.entries())
      for (const other of at.slice(index + 1)) isMoved = pushApart(one, other) || isMoved;
    for (const point of at) {
      point.x = within(point.x, size.x);
      point.y = within(point.y, size.y);
    }
    if (!isMoved) break;
  }
  return at.map(({ x, y }, index) => ({ x: Math.round(x - begun[index]!.x), y: Math.round(y - begun[index]!.y) }));
}

/** Each by half of what is missing, along the line between them. Returns whether anything was missing. */
function pushApart(one: Shift, other: Shift): boolean {
  const [x, y] = [other.x - one.x, other.y - one.y];
  const distance = Math.hypot(x, y);
  const missing = targetPx + 1 - distance;
  if (missing <= 0.5) return false;
  // Two at the same place go to the left and to the right.
  const [unitX, unitY] = distance < 0.5 ? [1, 0] : [x / distance, y / distance];
  one.x -= (unitX * missing) / 2;
  one.y -= (unitY * missing) / 2;
  other.x += (unitX * missing) / 2;
  other.y += (unitY * missing) / 2;
  return true;
}

/** Inside of the picture with its dot; a picture that is lower than that keeps it in the middle. */
const within = (value: number, size: number): number => {
  const margin = Math.min(targetPx / 2, size / 2);
  return Math.min(size - margin, Math.max(margin, value));
};
