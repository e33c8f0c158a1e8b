import { drawn, handles, moved, resized } from './annotation-region.js';

const region = { x: 40, y: 10, w: 20, h: 50 };

describe('the region of an annotation', () => {
  it('moves as far as it is dragged, but not beyond the edges of the image', () => {
    expect(moved(region, 5.04, -3)).toEqual({ x: 45, y: 7, w: 20, h: 50 });
    expect(moved(region, 90, 90)).toEqual({ x: 80, y: 50, w: 20, h: 50 });
    expect(moved(region, -90, -90)).toEqual({ x: 0, y: 0, w: 20, h: 50 });
  });

  it('is resized by its corners and edges, and what is opposite stays', () => {
    expect(resized(region, 'se', 10, 5)).toEqual({ x: 40, y: 10, w: 30, h: 55 });
    expect(resized(region, 'nw', 10, 5)).toEqual({ x: 50, y: 15, w: 10, h: 45 });
    expect(resized(region, 'n', 10, 5)).toEqual({ x: 40, y: 15, w: 20, h: 45 });
    expect(resized(region, 'e', 10, 5)).toEqual({ x: 40, y: 10, w: 30, h: 50 });
  });

  it.each(handles)(
    'can be resized by %s up to the edges of the image, and down to a size that can be dragged',
    (handle) => {
      for (const [dx, dy] of [
        [90, 90],
        [-90, -90],
      ] as const) {
        const { x, y, w, h } = resized(region, handle, dx, dy);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(100);
        expect(Math.min(w, h)).toBeGreaterThanOrEqual(2);
      }
    },
  );

  it('is drawn between two points in any direction, within the image, unless it is a mere click', () => {
    expect(drawn({ x: 60, y: 70 }, { x: 20, y: 30 })).toEqual({ x: 20, y: 30, w: 40, h: 40 });
    expect(drawn({ x: 90, y: 90 }, { x: 130, y: 120 })).toEqual({ x: 90, y: 90, w: 10, h: 10 });
    expect(drawn({ x: 60, y: 70 }, { x: 61, y: 71 })).toBeNull();
  });
});
