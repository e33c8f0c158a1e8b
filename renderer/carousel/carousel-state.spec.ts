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
    expect(slotsAt(width, slots)).toBe(seen);
  });

  it('stops once per item that can stand at its beginning', () => {
    expect(stopsFor(8, 4)).toBe(5);
    expect(stopsFor(8, 1)).toBe(8);
    expect(stopsFor(3, 4)).toBe(1);
  });

  it('goes on at the other end', () => {
    expect(wrappedStop(4, 1, 5)).toBe(0);
    expect(wrappedStop(0, -1, 5)).toBe(4);
    expect(wrappedStop(2, 1, 5)).toBe(3);
  });

  it('knows where it stands, also at an end that no item reaches', () => {
    expect(nearestStop([0, 300, 600, 780], 590)).toBe(2);
    expect(nearestStop([0, 300, 600, 780], 780)).toBe(3);
    expect(nearestStop([0, 300, 600, 600], 600)).toBe(3);
  });

  describe('under a finger', () => {
    const swipe = { from: 2, itemPx: 300, stops: 5 };

    it('turns from 50 px on', () => {
      expect(stopAfterSwipe({ ...swipe, draggedPx: 49 })).toBe(2);
      expect(stopAfterSwipe({ ...swipe, draggedPx: 50 })).toBe(3);
      expect(stopAfterSwipe({ ...swipe, draggedPx: -50 })).toBe(1);
    });

    it('goes as far as the finger went, and not beyond an end', () => {
      expect(stopAfterSwipe({ ...swipe, draggedPx: 610 })).toBe(4);
      expect(stopAfterSwipe({ ...swipe, draggedPx: 1500 })).toBe(4);
    });

    it('wraps around at an end', () => {
      expect(stopAfterSwipe({ ...swipe, from: 4, draggedPx: 80 })).toBe(0);
      expect(stopAfterSwipe({ ...swipe, from: 0, draggedPx: -80 })).toBe(4);
    });
  });

  describe('left alone', () => {
    it('turns every five seconds', () => {
      expect(autoplayDelayMs({ stops: 5, isPaused: false, sinceInteractionMs: Infinity })).toBe(5000);
    });

    it('stands for ten seconds after it was touched', () => {
      expect(autoplayDelayMs({ stops: 5, isPaused: false, sinceInteractionMs: 0 })).toBe(10_000);
      expect(autoplayDelayMs({ stops: 5, isPaused: false, sinceInteractionMs: 3000 })).toBe(7000);
      expect(autoplayDelayMs({ stops: 5, isPaused: false, sinceInteractionMs: 60_000 })).toBe(5000);
    });

    it('stands still when all is in view or the visitor wants it', () => {
      expect(autoplayDelayMs({ stops: 1, isPaused: false, sinceInteractionMs: Infinity })).toBeNull();
      expect(autoplayDelayMs({ stops: 5, isPaused: true, sinceInteractionMs: Infinity })).toBeNull();
    });
  });
});
