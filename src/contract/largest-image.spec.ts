import { largestImage } from './largest-image.js';

const sizeOf = (width: number, height: number) => {
  const { width: w, height: h } = largestImage({ id: 7, image: { width, height } });
  return [w, h];
};

describe('the largest image of a photo', () => {
  it('has the size of the scan, up to 4,096 pixels of width', () => {
    expect(sizeOf(1600, 1200)).toEqual([1600, 1200]);
    expect(sizeOf(4096, 6144)).toEqual([4096, 6144]);
    expect(sizeOf(8192, 4096)).toEqual([4096, 2048]);
  });

  it('is within the limits of height and area, too', () => {
    expect(sizeOf(1000, 16384)).toEqual([500, 8192]);
    expect(sizeOf(4000, 8000)).toEqual([3547, 7094]);
  });
});
