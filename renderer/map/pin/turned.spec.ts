import { bearingBetween, pointTowards, turnedByKey } from './turned.js';

const pin = { x: 200, y: 300 };

describe('the direction of view on a map', () => {
  it.each([
    [{ x: 200, y: 250 }, 0],
    [{ x: 250, y: 250 }, 45],
    [{ x: 260, y: 300 }, 90],
    [{ x: 200, y: 310 }, 180],
    [{ x: 150, y: 300 }, 270],
    [{ x: 199.9, y: 200 }, 0],
  ])('is that to %j', (to, bearing) => {
    expect(bearingBetween(pin, to)).toBe(bearing);
  });

  it('leads to a point from which it is found again', () => {
    for (let bearing = 0; bearing < 360; bearing += 7)
      expect(bearingBetween(pin, pointTowards(pin, bearing, 84))).toBe(bearing);
  });

  it('is turned by the arrow keys, and goes on past north', () => {
    expect(turnedByKey(359, { key: 'ArrowRight', shiftKey: false })).toBe(0);
    expect(turnedByKey(0, { key: 'ArrowLeft', shiftKey: false })).toBe(359);
    expect(turnedByKey(10, { key: 'ArrowDown', shiftKey: true })).toBe(355);
    expect(turnedByKey(10, { key: 'Tab', shiftKey: false })).toBeNull();
  });
});
