import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { partFor, pyramidLevels } from './pyramid.js';

it.each([
  [{ width: 500, height: 300 }, ['500x300']],
  [{ width: 512, height: 512 }, ['512x512']],
  [{ width: 513, height: 2 }, ['513x2', '256x1']],
  [{ width: 1025, height: 700 }, ['1025x700', '512x350']],
  [{ width: 5477, height: 3651 }, ['5477x3651', '2738x1825', '1369x912', '684x456', '342x228']],
])('the levels of %j are %j', (image, levels) => {
  expect(pyramidLevels(image).map(({ width, height }) => `${width}x${height}`)).toEqual(levels);
});

const image = { width: 5477, height: 3651 };

it.each([
  ['in full size', { left: 100, top: 200, width: 512, height: 512 }, { width: 512, height: 512 }, 0],
  ['a little smaller', { left: 100, top: 200, width: 512, height: 512 }, { width: 300, height: 300 }, 0],
])('a region %s is read from the full size, pixel by pixel', (_, region, size, page) => {
  expect(partFor({ region, size }, image)).toEqual({ page, region });
});

it('a tile of a smaller level is read from that level, pixel by pixel', () => {
  const tile = { region: { left: 2048, top: 0, width: 2048, height: 2048 }, size: { width: 512, height: 512 } };
  expect(partFor(tile, image)).toEqual({ page: 2, region: { left: 512, top: 0, width: 512, height: 512 } });
});

it('the last tile of a row ends with its level', () => {
  const tile = { region: { left: 4096, top: 2048, width: 1381, height: 1603 }, size: { width: 346, height: 401 } };
  expect(partFor(tile, image)).toEqual({ page: 2, region: { left: 1024, top: 512, width: 345, height: 400 } });
});

it('no part is empty or outside of its level, and none has fewer pixels than the image that is made of it', () => {
  const scene = fc
    .tuple(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 20_000 }))
    .chain(([width, height]) =>
      fc.record({
        image: fc.constant({ width, height }),
        left: fc.integer({ min: 0, max: width - 1 }),
        top: fc.integer({ min: 0, max: height - 1 }),
        shares: fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
        reductions: fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
      }),
    );
  const shareOf = (length: number, share: number): number => Math.max(1, Math.round(length * share));
  fc.assert(
    fc.property(scene, ({ image: scan, left, top, shares, reductions }) => {
      const region = {
        left,
        top,
        width: shareOf(scan.width - left, shares[0]),
        height: shareOf(scan.height - top, shares[1]),
      };
      const size = { width: shareOf(region.width, reductions[0]), height: shareOf(region.height, reductions[1]) };
      const part = partFor({ region, size }, scan);
      const level = pyramidLevels(scan)[part.page];
      expect(level).toBeDefined();
      expect(part.region.width).toBeGreaterThanOrEqual(1);
      expect(part.region.height).toBeGreaterThanOrEqual(1);
      expect(part.region.left + part.region.width).toBeLessThanOrEqual(level?.width ?? 0);
      expect(part.region.top + part.region.height).toBeLessThanOrEqual(level?.height ?? 0);
      expect(part.region.width).toBeGreaterThanOrEqual(size.width - 1);
      expect(part.region.height).toBeGreaterThanOrEqual(size.height - 1);
    }),
  );
});
