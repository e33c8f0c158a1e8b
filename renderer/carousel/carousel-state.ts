import { limits } from '../../src/contract/limits.js';

/** Times and distances of the documents (public-site.md §9). */
export const carouselPace = { turnMs: 5_000, holdMs: 10_000, swipePx: 50 } as const;

/** How many items a window of this width shows at once: one, two from 768 px on, all slots from 1024 px on. */
export function slotsAt(widthPx: number, slots: number): number {
  if (widthPx < limits.breakpoint.mobilePx) return 1;
  return widthPx < limits.breakpoint.tabletPx ? Math.min(2, slots) : slots;
}

/** Where the row can stand: each stop has another item at its beginning. One stop means that all items are in view. */
export const stopsFor = (count: number, slots: number): number => Math.max(1, count - slots + 1);

/** The stop `by` steps on; past either end it goes on at the other. */
export const turned = (stop: number, by: number, stops: number): number => (((stop + by) % stops) + stops) % stops;

/** The stop whose place, in px from the beginning of the row, is nearest to where the row stands. */
export function nearestStop(places: number[], scrolledPx: number): number {
  let nearest = 0;
  for (const [stop, place] of places.entries())
    if (Math.abs(place - scrolledPx) <= Math.abs((places[nearest] ?? 0) - scrolledPx)) nearest = stop;
  return nearest;
}

interface Swipe {
  /** The stop at which it began. */
  from: number;
  /** How far the finger went, in px; to the left is forward and positive. */
  draggedPx: number;
  /** From one item to the next, in px. */
  itemPx: number;
  stops: number;
}

/** Where a swipe ends: below the threshold where it began, otherwise as many items on as it covered, and at least one. */
export function stopAfterSwipe({ from, draggedPx, itemPx, stops }: Swipe): number {
  if (Math.abs(draggedPx) < carouselPace.swipePx) return from;
  const direction = Math.sign(draggedPx);
  const items = Math.max(1, Math.round(Math.abs(draggedPx) / itemPx));
  const isAtEnd = direction > 0 ? from === stops - 1 : from === 0;
  return isAtEnd ? turned(from, direction, stops) : Math.min(stops - 1, Math.max(0, from + direction * items));
}

/** In how many ms the row turns by itself, or null when it stands: who touched it has ten seconds in peace. */
export function turnDueInMs({
  stops,
  isPaused,
  sinceTouchMs,
}: {
  stops: number;
  /** By the visitor's wish: the pause button, or no motion at all. */
  isPaused: boolean;
  /** Since the last interaction; Infinity when there was none. */
  sinceTouchMs: number;
}): number | null {
  if (isPaused || stops <= 1) return null;
  return Math.max(carouselPace.turnMs, carouselPace.holdMs - sinceTouchMs);
}
