import { spreadMarks } from './spread-marks.js';

const point = (x: number, y: number) => ({ x, y, w: 0, h: 0 });

/** The smallest distance between two marks on a picture of a width in pixels. */
function nearest(points: ReturnType<typeof point>[], { ratio, width }: { ratio: number; width: number }): number {
  const shifts = spreadMarks(points, ratio);
  const at = points.map(({ x, y }, index) => [
    (x / 100) * width + shifts[index]!.x,
    (y / 100) * (width / ratio) + shifts[index]!.y,
  ]);
  const distances = at.flatMap(([x, y], index) =>
    at.slice(index + 1).map(([otherX, otherY]) => Math.hypot(otherX! - x!, otherY! - y!)),
  );
  return Math.min(...distances);
}

describe('the marks of a photograph', () => {
  const crowded = [point(30, 50), point(35, 55), point(52, 40), point(60, 44), point(33, 48)];

  it.each([288, 358, 728, 1184])('can be met one by one on a picture of %i pixels', (width) => {
    expect(nearest(crowded, { ratio: 1.5, width })).toBeGreaterThanOrEqual(43);
    expect(nearest([point(50, 50), point(50, 50)], { ratio: 1.5, width })).toBeGreaterThanOrEqual(43);
    expect(nearest([point(0, 0), point(1, 0)], { ratio: 0.7, width })).toBeGreaterThanOrEqual(43);
  });

  it('stay where they are where there is room', () => {
    expect(spreadMarks([point(25, 50), point(75, 50)], 1.5)).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]);
    expect(spreadMarks([], 1.5)).toEqual([]);
  });
});
