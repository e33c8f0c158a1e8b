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

  it('are none where the block is missing, empty or broken', () => {
    expect(exifRights(undefined)).toEqual({});
    expect(exifRights(Buffer.alloc(0))).toEqual({});
    expect(exifRights(anExif('II', [[0x8298, 'una città']]).subarray(0, 25))).toEqual({});
  });
});
