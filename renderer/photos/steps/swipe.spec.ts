import { swipeOf } from './swipe.js';

const from = { x: 200, y: 300 };

describe('a finger on a picture', () => {
  it('goes on to the next photo when it moves to the left, and back when it moves to the right', () => {
    expect(swipeOf(from, { x: 100, y: 320 })).toBe('next');
    expect(swipeOf(from, { x: 300, y: 280 })).toBe('previous');
  });

  it('goes nowhere when it scrolls, moves diagonally, or hardly moves', () => {
    expect(swipeOf(from, { x: 210, y: 100 })).toBeNull();
    expect(swipeOf(from, { x: 100, y: 240 })).toBeNull();
    expect(swipeOf(from, { x: 160, y: 300 })).toBeNull();
  });
});
