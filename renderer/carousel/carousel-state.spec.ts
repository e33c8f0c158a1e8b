import { nearestStop, slotsAt, stopAfterSwipe, stopsFor, autoplayDelayMs, wrappedStop } from './carousel-state.js';

describe('a carousel', () => {
  it.each([
    [320, 4, 1],
    [767, 4, 1],
    [768, 4, 2],
    [1023, 3, 2],
    [1024, 3, 3],
    [2560, 4, 4],
  ])('in a window of %i px with %i slots shows %i at once', (width, slots, seen) => {
    expect(slotsAt((px) => width >= px, slots)).toBe(seen);
  });

  it('has one stop for each item that can be its first visible one', () => {
    expect(stopsFor(8, 4)).toBe(5);
    expect(stopsFor(8, 1)).toBe(8);
    expect(stopsFor(3, 4)).toBe(1);
  });

  it('continues at the other end', () => {
    expect(wrappedStop(4, 1, 5)).toBe(0);
    expect(wrappedStop(0, -1, 5)).toBe(4);
    expect(wrappedStop(2, 1, 5)).toBe(3);
  });

  it('knows its current stop, also at an end that no item reaches', () => {
    expect(nearestStop([0, 300, 600, 780], 590)).toBe(2);
    expect(nearestStop([0, 300, 600, 780], 780)).toBe(3);
    expect(nearestStop([0, 300, 600, 600], 600)).toBe(3);
  });

  describe('on a touch screen', () => {
    const swipe = { from: 2, itemPx: 300, stops: 5 };

    it('moves to the next stop after a swipe of 50 px', () => {
      expect(stopAfterSwipe({ ...swipe, draggedPx: 49 })).toBe(2);
      expect(stopAfterSwipe({ ...swipe, draggedPx: 50 })).toBe(3);
      expect(stopAfterSwipe({ ...swipe, draggedPx: -50 })).toBe(1);
    });

    it('moves as far as the swipe, but not beyond an end', () => {
      expect(stopAfterSwipe({ ...swipe, draggedPx: 610 })).toBe(4);
      expect(stopAfterSwipe({ ...swipe, draggedPx: 1500 })).toBe(4);
    });

    it('wraps around at an end', () => {
      expect(stopAfterSwipe({ ...swipe, from: 4, draggedPx: 80 })).toBe(0);
      expect(stopAfterSwipe({ ...swipe, from: 0, draggedPx: -80 })).toBe(4);
    });
  });

  describe('without interaction', () => {
    it('moves on every five seconds', () => {
      expect(autoplayDelayMs({ stops: 5, isPaused: false, sinceInteractionMs: Infinity })).toBe(5000);
    });

    it('pauses for ten seconds after an interaction', () => {
      expect(autoplayDelayMs({ stops: 5, isPaused: false, sinceInteractionMs: 0 })).toBe(10_000);
      expect(autoplayDelayMs({ stops: 5, isPaused: false, sinceInteractionMs: 3000 })).toBe(7000);
      expect(autoplayDelayMs({ stops: 5, isPaused: false, sinceInteractionMs: 60_000 })).toBe(5000);
    });

    it('does not move when all items are visible or the visitor has stopped it', () => {
      expect(autoplayDelayMs({ stops: 1, isPaused: false, sinceInteractionMs: Infinity })).toBeNull();
      expect(autoplayDelayMs({ stops: 5, isPaused: true, sinceInteractionMs: Infinity })).toBeNull();
    });
  });
});
