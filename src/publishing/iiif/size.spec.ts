import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { thrownBy } from '../../../test/support/thrown-by.js';
import { sizeLimits } from '../../contract/largest-image.js';
import { isWithinLimits, maxSize, readSize } from './size.js';

const region = { width: 300, height: 200 };
const large = { width: 12_000, height: 9_000 };
const read = (text: string, of = region): number[] => {
  const { width, height } = readSize(text, of);
  return [width, height];
};

describe('the size', () => {
  it.each([
    ['max', [300, 200]],
    ['150,', [150, 100]],
    [',150', [225, 150]],
    ['pct:50', [150, 100]],
    ['pct:100', [300, 200]],
    ['pct:33.3', [100, 67]],
    ['225,100', [225, 100]],
    ['!225,100', [150, 100]],
    ['!225,199', [225, 150]],
    // Not larger than the region, which is no error: an image viewer asks so for small pictures whose size it does not know.
    ['!360,360', [300, 200]],
    ['!2000,100', [150, 100]],
    ['300,200', [300, 200]],
    ['1,', [1, 1]],
    // `^` allows to enlarge where that is not necessary, too.
    ['^150,', [150, 100]],
    ['^,150', [225, 150]],
    ['^pct:50', [150, 100]],
    ['^225,100', [225, 100]],
    ['^!225,100', [150, 100]],
    ['^!2000,100', [150, 100]],
  ])('%s is %j', (text, expected) => expect(read(text)).toEqual(expected));

  it('of a shape that has nothing to do with that of the region is refused', () => {
    for (const text of ['1,4096', '4096,1', '100,4096', '8,8192'])
      expect(thrownBy(() => readSize(text, { width: 8000, height: 6000 }))).toMatchObject({
        code: 'validation_failed',
      });
    expect(read('1000,3000', { width: 8000, height: 6000 })).toEqual([1000, 3000]);
  });

  it('of the last tile of a row or a column may be a single pixel wide', () => {
    for (const scale of [2, 4, 16, 32]) {
      expect(read(`1,${512 / scale}`, { width: 1, height: 512 })).toEqual([1, 512 / scale]);
      expect(read(`${512 / scale},1`, { width: 512, height: 3 })).toEqual([512 / scale, 1]);
    }
  });

  it('of a narrow region is at least one pixel', () => {
    expect(read('10,', { width: 4000, height: 20 })).toEqual([10, 1]);
    expect(read('!10,10', { width: 20, height: 4000 })).toEqual([1, 10]);
  });

  it.each([
    '',
    ',',
    'full',
    'Max',
    '301,',
    ',201',
    '301,200',
    '300,201',
    'pct:100.5',
    'pct:200',
    'pct:0',
    'pct:0.1',
    'pct:-5',
    'pct:',
    '0,',
    ',0',
    '0,0',
    '!0,10',
    '!10,',
    '!,10',
    '!pct:10',
    '!max',
    '!^10,10',
    '1.5,',
    '-1,',
    '150',
    '150,100,',
    '^',
    '^full',
    '^0,',
    '99999999999,',
    'max\n',
  ])('%j is refused with the name of the parameter', (text) => {
    expect(thrownBy(() => read(text))).toMatchObject({
      code: 'validation_failed',
      details: { errors: [{ field: 'size', code: 'field_invalid' }] },
    });
  });

  it.each(['^max', '^301,', '^,201', '^400,100', '^pct:120', '^!360,360'])(
    '%s would enlarge the region, which is not supported',
    (text) => {
      expect(thrownBy(() => read(text))).toMatchObject({ code: 'upscaling_unsupported' });
    },
  );
});

describe('a region above the limits', () => {
  it('has as its maximum what the limits allow, in its own shape', () => {
    expect(read('max', large)).toEqual([4096, 3072]);
    expect(read('^max', large)).toEqual([4096, 3072]);
    expect(read('!9000,9000', large)).toEqual([4096, 3072]);
    expect(read('max', { width: 4000, height: 6000 })).toEqual([4000, 6000]);
    expect(read('max', { width: 2000, height: 20_000 })).toEqual([819, 8192]);
  });

  it.each(['4097,', '12000,9000', 'pct:50', '^5000,', '4096,6145'])('is not made as %s', (text) => {
    expect(thrownBy(() => read(text, large))).toMatchObject({ code: 'validation_failed' });
  });

  it('never exceeds them', () => {
    const length = fc.integer({ min: 1, max: 40_000 });
    fc.assert(
      fc.property(length, length, (width, height) => {
        const size = maxSize({ width, height });
        expect(isWithinLimits(size)).toBe(true);
        expect(size.width).toBeLessThanOrEqual(width);
        expect(size.height).toBeLessThanOrEqual(height);
        expect(readSize('max', { width, height })).toEqual(size);
      }),
    );
    expect(sizeLimits.maxWidth).toBe(4096);
  });
});
