import { jest } from '@jest/globals';
import { exifRights } from './exif-rights.js';

/** An EXIF block with one directory: tag, text. */
function anExif(order: 'II' | 'MM', entries: [number, string][]): Buffer {
  const tiff = Buffer.alloc(400);
  const short = (value: number, at: number): void =>
    void (order === 'II' ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at));
  const long = (value: number, at: number): void =>
    void (order === 'II' ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at));
  tiff.write(order, 'latin1');
  long(8, 4);
  short(entries.length, 8);
  let free = 200;
  for (const [index, [tag, text]] of entries.entries()) {
    const at = 10 + index * 12;
    const value = Buffer.from(`${text}\0`, 'utf8');
    short(tag, at);
    short(2, at + 2);
    long(value.length, at + 4);
    if (value.length <= 4) value.copy(tiff, at + 8);
    else {
      long(free, at + 8);
      value.copy(tiff, free);
      free += value.length;
    }
  }
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
}

describe('the rights in the EXIF block of a scan', () => {
  it.each(['II', 'MM'] as const)('are read in the byte order %s', (order) => {
    const exif = anExif(order, [
      [0x010f, 'Scanner 3000'],
      [0x013b, 'Giuseppe Wulz'],
      [0x8298, '© Città'],
    ]);
    expect(exifRights(exif)).toEqual({ Artist: 'Giuseppe Wulz', Copyright: '© Città' });
  });

  it('may be so short that they are stored in the directory itself', () => {
    expect(exifRights(anExif('II', [[0x8298, 'CC0']]))).toEqual({ Copyright: 'CC0' });
  });

  it('are read in no time from a block whose 65,535 entries all name the whole block', () => {
    const exif = Buffer.alloc(900_000);
    exif.write('II', 'latin1');
    exif.writeUInt32LE(8, 4);
    exif.writeUInt16LE(65_535, 8);
    for (let entry = 0; entry < 65_535; entry += 1) {
      const at = 10 + entry * 12;
      exif.writeUInt16LE(0x013b, at);
      exif.writeUInt16LE(2, at + 2);
      exif.writeUInt32LE(exif.length, at + 4);
      exif.writeUInt32LE(0, at + 8);
    }
    const read = jest.spyOn(Buffer.prototype, 'toString');
    exifRights(exif);
    const bytes = read.mock.contexts.reduce((sum: number, buffer) => sum + (buffer as Buffer).length, 0);
    read.mockRestore();
    expect(bytes).toBeLessThan(exif.length * 3);
  });

  it('are none where the block is larger than a camera or a scanner writes', () => {
    const large = Buffer.concat([anExif('II', [[0x013b, 'Giuseppe Wulz']]), Buffer.alloc(1024 * 1024)]);
    expect(exifRights(large)).toEqual({});
  });

  it('are none where the block is missing, empty or broken', () => {
    expect(exifRights(undefined)).toEqual({});
    expect(exifRights(Buffer.alloc(0))).toEqual({});
    expect(exifRights(anExif('II', [[0x8298, 'una città']]).subarray(0, 25))).toEqual({});
  });
});
