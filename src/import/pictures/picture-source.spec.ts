import { Readable } from 'node:stream';
import { PictureSource } from './picture-source.js';

const source = (...paths: string[]) =>
  new PictureSource(paths.map((path) => ({ path, open: () => Promise.resolve(Readable.from([])) })));
const found = (pictures: PictureSource, written: string): string => {
  const picture = pictures.find(written);
  return typeof picture === 'string' ? picture : picture.path;
};

describe('a picture beside a table', () => {
  const pictures = source('box 1/FZ_001.tif', 'box 2/FZ_002.JPG', 'box 1/doppio.jpg', 'box 2/doppio.jpg', 'Caffè.png');

  it.each([
    ['box 1/FZ_001.tif', 'box 1/FZ_001.tif'],
    ['FZ_001.tif', 'box 1/FZ_001.tif'],
    ['fz_001.TIF', 'box 1/FZ_001.tif'],
    ['FZ_002', 'box 2/FZ_002.JPG'],
    ['C:\\scans\\box 1\\FZ_001.tif', 'box 1/FZ_001.tif'],
    ['/mnt/nas/box 2/doppio.jpg', 'box 2/doppio.jpg'],
    ['Caffe\u0300.png', 'Caffè.png'],
    ['doppio.jpg', 'ambiguous'],
    ['doppio', 'ambiguous'],
    ['FZ_003.tif', 'missing'],
    ['../box 1/FZ_001.tif', 'box 1/FZ_001.tif'],
    ['', 'missing'],
  ])('is, for %j, %s', (written, path) => {
    expect(found(pictures, written)).toBe(path);
  });

  it('has the bytes of all that are weighed on average, where these are known', async () => {
    const weighed = (...bytes: number[]) =>
      new PictureSource(
        bytes.map((size, place) => ({
          path: `${place}.jpg`,
          open: () => Promise.resolve(Readable.from([])),
          findBytes: () => Promise.resolve(size),
        })),
      );
    expect(await weighed(100, 300, 800).averageBytes()).toBe(400);
    expect(await weighed(...Array.from({ length: 1_000 }, () => 7)).averageBytes()).toBe(7);
    expect([await weighed().averageBytes(), await pictures.averageBytes()]).toEqual([null, null]);
  });

  it('is unused until a record has it', () => {
    const some = source('a.jpg', 'b.jpg');
    const picture = some.find('a');
    if (typeof picture !== 'string') some.markUsed(picture);
    expect(some.unused()).toEqual(['b.jpg']);
  });
});
