import { nearestStop, slotsAt, stopAfterSwipe, stopsFor, turnDueInMs, turned } from './carousel-state.js';

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
    expect(turned(4, 1, 5)).toBe(0);
    expect(turned(0, -1, 5)).toBe(4);
    expect(turned(2, 1, 5)).toBe(3);
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
      expect(turnDueInMs({ stops: 5, isPaused: false, sinceTouchMs: Infinity })).toBe(5000);
    });

    it('stands for ten seconds after it was touched', () => {
      expect(turnDueInMs({ stops: 5, isPaused: false, sinceTouchMs: 0 })).toBe(10_000);
      expect(turnDueInMs({ stops: 5, isPaused: false, sinceTouchMs: 3000 })).toBe(7000);
      expect(turnDueInMs({ stops: 5, isPaused: false, sinceTouchMs: 60_000 })).toBe(5000);
    });

    it('stands still when all is in view or the visitor wants it', () => {
      expect(turnDueInMs({ stops: 1, isPaused: false, sinceTouchMs: Infinity })).toBeNull();
      expect(turnDueInMs({ stops: 5, isPaused: true, sinceTouchMs: Infinity })).toBeNull();
    });
  });
});
