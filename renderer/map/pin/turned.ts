interface Point {
  x: number;
  y: number;
}

/** The direction from one point of the screen to another: whole degrees clockwise from north (up), 0 to 359. */
export const bearingBetween = (from: Point, to: Point): number =>
  wrapped((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI);

/** The point in a direction from another one, at a distance in pixels. */
export function pointTowards(from: Point, bearing: number, distance: number): Point {
  const angle = (bearing * Math.PI) / 180;
  return { x: from.x + Math.sin(angle) * distance, y: from.y - Math.cos(angle) * distance };
}

const smallStep = 1;
const largeStep = 15;
const turns: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** The direction after a press of an arrow key, in steps of one degree, or of 15 with Shift; null for any other key. */
export function turnedByKey(
  bearing: number,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): number | null {
  const turn = turns[key];
  return turn === undefined ? null : wrapped(bearing + turn * (shiftKey ? largeStep : smallStep));
}

const wrapped = (degrees: number): number => ((Math.round(degrees) % 360) + 360) % 360;
