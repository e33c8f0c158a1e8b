import { isPublicFile, publicSize } from './public-size.js';

const scan = { width: 6000, height: 4000 };

describe('what the public sees of an image', () => {
  it('is the whole of it, in no more than the width that its licence allows', () => {
    expect(publicSize(scan, Infinity)).toEqual(scan);
    expect(publicSize(scan, 6000)).toEqual(scan);
    expect(publicSize(scan, 1600)).toEqual({ width: 1600, height: 1067 });
    expect(publicSize({ width: 9000, height: 2 }, 1600)).toEqual({ width: 1600, height: 1 });
  });

  it.each([
    ['1280.webp', 1600, true],
    ['2048.jpg', 1600, false],
    ['2048.jpg', 2048, true],
    ['social.jpg', 1200, true],
    ['social.jpg', 1199, false],
    ['structured.jpg', 1200, true],
    ['structured.jpg', 640, false],
  ])('has the file %s in %d pixels: %s', (name, maxWidth, isPublic) => {
    expect(isPublicFile(name, scan, maxWidth)).toBe(isPublic);
  });

  it('has no share image that is cut out of more pixels than it has', () => {
    expect(isPublicFile('social.jpg', { width: 6000, height: 2100 }, 1300)).toBe(false);
    expect(isPublicFile('social.jpg', { width: 6000, height: 2100 }, 1800)).toBe(true);
  });

  it('has every file of a scan that is no wider, also a share image that enlarges it', () => {
    expect(isPublicFile('social.jpg', { width: 900, height: 600 }, 1600)).toBe(true);
  });
});
