import { limits } from '../../src/contract/limits.js';

/** Required times and distances: advance every 5 s, wait 10 s after an interaction, a swipe has at least 50 px. */
export const carouselTiming = { advanceMs: 5_000, holdMs: 10_000, swipePx: 50 } as const;

/** Number of items in a window that is at least so many px wide: one, two from 768 px on, all slots from 1024 px on. */
export function slotsAt(isAtLeast: (widthPx: number) => boolean, slots: number): number {
  if (!isAtLeast(limits.breakpoint.mobilePx)) return 1;
  return isAtLeast(limits.breakpoint.tabletPx) ? slots : Math.min(2, slots);
}

/** Number of scroll positions: each has another item at its beginning. One means that all items are in view. */
export const stopsFor = (count: number, slots: number): number => Math.max(1, count - slots + 1);

/** The stop `by` steps further; it wraps around at both ends. */
export const wrappedStop = (stop: number, by: number, stops: number): number => (((stop + by) % stops) + stops) % stops;

/** The stop whose position, in px from the beginning of the row, is nearest to the scroll position. */
export function nearestStop(places: number[], scrolledPx: number): number {
  let nearest = 0;
  for (const [stop, place] of places.entries())
    if (Math.abs(place - scrolledPx) <= Math.abs((places[nearest] ?? 0) - scrolledPx)) nearest = stop;
  return nearest;
}

interface Swipe {
  /** The stop where the swipe began. */
  from: number;
  /** Distance of the swipe in px; to the left is forward and positive. */
  draggedPx: number;
  /** Distance between two items, in px. */
  itemPx: number;
  stops: number;
}

/**
 * Where a swipe ends: below the threshold where it began, otherwise as many items further as it covered, but at least
 * one.
 */
export function stopAfterSwipe({ from, draggedPx, itemPx, stops }: Swipe): number {
  if (Math.abs(draggedPx) < carouselTiming.swipePx) return from;
  const direction = Math.sign(draggedPx);
  const items = Math.max(1, Math.round(Math.abs(draggedPx) / itemPx));
  const isAtEnd = direction > 0 ? from === stops - 1 : from === 0;
  return isAtEnd ? wrappedStop(from, direction, stops) : Math.min(stops - 1, Math.max(0, from + direction * items));
}

/**
 * Milliseconds until the row advances by itself, or null when it must not. An interaction postpones it by ten seconds.
 */
export function autoplayDelayMs({
  stops,
  isPaused,
  sinceInteractionMs,
}: {
  stops: number;
  /** By the pause button or by reduced motion. */
  isPaused: boolean;
  /** Since the last interaction; Infinity when there was none. */
  sinceInteractionMs: number;
}): number | null {
  if (isPaused || stops <= 1) return null;
  return Math.max(carouselTiming.advanceMs, carouselTiming.holdMs - sinceInteractionMs);
}
