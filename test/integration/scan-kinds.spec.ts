import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadImage, decode, type Decoded } from '../../src/images/decode.js';
import { checkHeader } from '../../src/images/image-header.js';
import { sharp } from '../../src/images/image-library.js';
import { rgbProfile, rgbSpaces } from '../support/icc-profiles.js';
import { aJpeg, anImage } from '../support/scans.js';
import { areas, aTiff, type TiffPage, type TiffTag } from '../support/tiff.js';

const folder = mkdtempSync(join(tmpdir(), 'veduta-kinds-'));
const original = join(folder, 'original');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function decoded(content: Buffer): Promise<Decoded> {
  writeFileSync(original, content);
  return decode(original);
}
const outcomeOf = (content: Buffer): Promise<string> =>
  decoded(content).then(
    () => 'published',
    (error: unknown) => (error instanceof BadImage ? error.code : String(error)),
  );

/** The colour in the middle. */
function colourOf({ image: { pixels, width, height, channels } }: Decoded): number[] {
  const at = (Math.floor(height / 2) * width + Math.floor(width / 2)) * channels;
  return [...pixels.subarray(at, at + 3)];
}
const red = [220, 30, 30];
const areRed = (colour: number[]): boolean => colour.every((value, channel) => Math.abs(value - red[channel]!) <= 3);

const plain = (tags: TiffTag[] = [], more: Partial<TiffPage> = {}): TiffPage => ({
  ...areas([red]),
  photometric: 2,
  tags,
  ...more,
});
const text = (tag: number, content: string, more: Partial<TiffTag> = {}): TiffTag => ({
  tag,
  type: 2,
  content: Buffer.from(content, 'latin1'),
  ...more,
});

describe('a TIFF whose pixels are whole is published', () => {
  it.each([
    ['a text padded with NUL', aTiff(plain([text(271, 'Epson\0\0\0\0\0\0\0')]))],
    ['a text without an end', aTiff(plain([text(270, 'Veduta del porto')]))],
    ['tags that are not in order', aTiff(plain([text(270, 'Veduta\0')], { keepsOrder: true }))],
    ['a text that begins outside of the file', aTiff(plain([text(271, 'Epson Perfection\0', { offset: 99_999_999 })]))],
    ['a tag of an unknown kind', aTiff(plain([{ tag: 271, type: 99, content: [1] }]))],
    ['a private tag', aTiff(plain([text(65_000, 'x')]))],
  ])('with %s', async (_, content) => {
    writeFileSync(original, content);
    await checkHeader(original, 1e9);
    expect(areRed(colourOf(await decoded(content)))).toBe(true);
  });
});

describe('a JPEG whose pixels are whole is published', () => {
  let jpeg: Buffer;
  let startOfScan: number;
  beforeAll(async () => {
    jpeg = await aJpeg({ width: 1600, height: 1200 });
    startOfScan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  });
  /** As many phones write it. */
  const withWrongScanHeader = (): Buffer => {
    const wrong = Buffer.from(jpeg);
    wrong[startOfScan + 2 + wrong.readUInt16BE(startOfScan + 2) - 2] = 0;
    return wrong;
  };
  const withStrayBytes = (content: Buffer): Buffer =>
    Buffer.concat([content.subarray(0, startOfScan), Buffer.from([1, 2, 3]), content.subarray(startOfScan)]);

  it.each([
    ['a wrong parameter in its scan header', () => withWrongScanHeader()],
    ['stray bytes before a header', () => withStrayBytes(jpeg)],
    ['no end marker', () => jpeg.subarray(0, -2)],
    ['half an end marker', () => jpeg.subarray(0, -1)],
    ['all of these', () => withStrayBytes(withWrongScanHeader()).subarray(0, -2)],
    ['bytes after its end', () => Buffer.concat([jpeg, Buffer.alloc(500, 7)])],
    ['bytes before its end marker', () => Buffer.concat([jpeg.subarray(0, -2), Buffer.from([1, 2, 0xff, 0xd9])])],
  ])('with %s', async (_, content) => {
    const { data } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
    expect((await decoded(content())).image.pixels.equals(data)).toBe(true);
  });

  it('only: one that breaks off has missing rows, whatever stands at its end', async () => {
    const end = Buffer.from([0xff, 0xd9]);
    const progressive = await anImage({ width: 800, height: 600 }).jpeg({ progressive: true }).toBuffer();
    for (const whole of [jpeg, withWrongScanHeader(), withStrayBytes(jpeg), progressive])
      for (const share of [0.995, 0.9, 0.75, 0.5, 0.25, 0.1]) {
        const part = whole.subarray(0, Math.floor(whole.length * share));
        expect([share, await outcomeOf(part), await outcomeOf(Buffer.concat([part, end]))]).toEqual([
          share,
          'image_unreadable',
          'image_unreadable',
        ]);
      }
  });

  it('only: one with wrong bytes in its middle is damaged, also with a harmless fault', async () => {
    for (const whole of [jpeg, withWrongScanHeader()]) {
      const damaged = Buffer.from(whole);
      damaged.fill(0x55, damaged.length / 2, damaged.length / 2 + 400);
      expect(await outcomeOf(damaged)).toBe('image_unreadable');
    }
  });
});

it('a file that breaks off anywhere is damaged', async () => {
  const image = anImage({ width: 600, height: 400 });
  const files = {
    png: await image.clone().png().toBuffer(),
    'png of 16 bits': await image.clone().toColourspace('rgb16').png().toBuffer(),
    tiff: await image.clone().tiff({ compression: 'lzw' }).toBuffer(),
    'tiff of jpeg tiles': await image.clone().tiff({ compression: 'jpeg', tile: true }).toBuffer(),
    webp: await image.clone().webp().toBuffer(),
    'lossless webp': await image.clone().webp({ lossless: true }).toBuffer(),
    avif: await image.clone().avif().toBuffer(),
  };
  for (const [kind, whole] of Object.entries(files))
    for (const share of [0.98, 0.9, 0.5, 0.2, 0.05])
      expect([kind, share, await outcomeOf(whole.subarray(0, Math.floor(whole.length * share)))]).toEqual([
        kind,
        share,
        'image_unreadable',
      ]);
});

it('a TIFF whose header comes first and whose pixels break off is damaged', async () => {
  const whole = aTiff(plain([], areas([red], { width: 300, height: 300 })));
  const link = whole.readUInt32LE(4);
  const header = whole.subarray(link);
  const moved = Buffer.concat([whole.subarray(0, 8), header, whole.subarray(8, link)]);
  const shift = header.length;
  moved.writeUInt32LE(8, 4);
  for (let entry = 0; entry < moved.readUInt16LE(8); entry += 1) {
    const at = 10 + entry * 12;
    const tag = moved.readUInt16LE(at);
    if (tag === 273 || tag === 258) moved.writeUInt32LE(moved.readUInt32LE(at + 8) + shift, at + 8);
  }
  expect(await outcomeOf(moved)).toBe('published');
  for (const share of [0.99, 0.8, 0.5, 0.2])
    expect([share, await outcomeOf(moved.subarray(0, Math.floor(moved.length * share)))]).toEqual([
      share,
      'image_unreadable',
    ]);
});

describe('samples of a TIFF that are no colour', () => {
  const extra = (kinds: number[]): TiffTag => ({ tag: 338, type: 3, content: kinds });
  const icc: TiffTag = { tag: 34675, type: 7, content: rgbProfile(rgbSpaces.adobeRgb) };
  const colours: [kind: string, colour: number[], photometric: number][] = [
    ['RGB', red, 2],
    ['CMYK', [0, 243, 255, 13], 5],
    ['grey', [100], 1],
  ];

  describe.each(colours)('%s', (_, colour, photometric) => {
    it.each([8, 16])('are ignored unless they are its opacity, with %s bits', async (bits) => {
      const scale = bits === 16 ? 257 : 1;
      const page = (kinds: number[], values: number[]): TiffPage => ({
        ...areas([[...colour, ...values].map((value) => value * scale)], { bits }),
        photometric,
        tags: kinds.length > 0 ? [extra(kinds)] : [],
      });
      const expected = colourOf(await decoded(aTiff(page([], []))));
      for (const value of [0, 80, 255])
        expect([value, colourOf(await decoded(aTiff(page([0], [value]))))]).toEqual([value, expected]);
      expect(colourOf(await decoded(aTiff(page([2], [255]))))).toEqual(expected);
      const transparent = colourOf(await decoded(aTiff(page([2], [0]))));
      for (const [channel, value] of [0xf7, 0xf4, 0xee].entries())
        expect(Math.abs(transparent[channel]! - value)).toBeLessThanOrEqual(photometric === 1 ? 10 : 6);
      if (photometric === 5) return;
      expect(colourOf(await decoded(aTiff(page([0, 0], [80, 90]))))).toEqual(expected);
      expect(colourOf(await decoded(aTiff(page([2, 0], [255, 90]))))).toEqual(expected);
    });
  });

  it('are ignored in a scan of 16 bits with a profile and infrared', async () => {
    const samples = [[50_000, 20_000, 9000, 1234]];
    const three = samples.map((values) => values.slice(0, 3));
    const without = await decoded(aTiff({ ...areas(three, { bits: 16 }), photometric: 2, tags: [icc] }));
    for (const kinds of [[], [0]]) {
      const tags = [icc, ...(kinds.length > 0 ? [extra(kinds)] : [])];
      const scan = await decoded(aTiff({ ...areas(samples, { bits: 16 }), photometric: 2, tags }));
      expect(colourOf(scan)).toEqual(colourOf(without));
    }
  });
});

describe('of the pages of a TIFF', () => {
  const small = (tags: TiffTag[]): TiffPage => ({
    ...areas([[0, 0, 200]], { width: 4, height: 4 }),
    photometric: 2,
    tags,
  });

  it.each([
    ['a reduced version', { tag: 254, type: 4, content: [1] }],
    ['a reduced version of the oldest kind', { tag: 255, type: 3, content: [2] }],
    ['a mask', { tag: 254, type: 4, content: [4] }],
  ])('the first that is not %s is shown', async (_, kind) => {
    for (const pages of [
      [small([kind]), plain()],
      [plain(), small([kind])],
    ]) {
      const scan = await decoded(aTiff(...pages));
      expect([scan.image.width, scan.pages, areRed(colourOf(scan))]).toEqual([20, 1, true]);
    }
  });

  it('one that hangs on a reduced version is shown', async () => {
    const scan = await decoded(
      aTiff(small([{ tag: 254, type: 4, content: [1] }]), {
        ...small([{ tag: 254, type: 4, content: [1] }]),
        subPages: [plain()],
      }),
    );
    expect([scan.image.width, areRed(colourOf(scan))]).toEqual([20, true]);
  });

  it('those in full size are counted', async () => {
    expect((await decoded(aTiff(plain(), small([]), plain()))).pages).toBe(3);
    expect((await decoded(await aJpeg())).pages).toBe(1);
  });
});

describe('a kind of TIFF that cannot be read', () => {
  const format = (kind: number, count: number): TiffTag => ({
    tag: 339,
    type: 3,
    content: Array.from({ length: count }, () => kind),
  });
  const compressed = (scheme: number): TiffPage => plain([{ tag: 259, type: 3, content: [scheme] }]);
  const packed = (bits: number): TiffPage => ({
    width: 40,
    height: 20,
    samples: 1,
    bits,
    photometric: 1,
    pixels: Buffer.alloc(bits * 100, 0x77),
  });

  it.each([
    [
      'floating-point colours',
      { ...areas([[0.8, 0.1, 0.1]], { bits: 32, isFloat: true }), photometric: 2, tags: [format(3, 3)] },
    ],
    ['floating-point grey', { ...areas([[0.5]], { bits: 32, isFloat: true }), photometric: 1, tags: [format(3, 1)] }],
    ['signed numbers', { ...areas([[1000]], { bits: 16 }), photometric: 1, tags: [format(2, 1)] }],
    ['32 bits', { ...areas([[2 ** 31]], { bits: 32 }), photometric: 1 }],
    ['10 bits', packed(10)],
    ['12 bits', packed(12)],
    ['14 bits', packed(14)],
    ['JPEG of the old kind', compressed(6)],
    ['LZMA', compressed(34_925)],
    ['ZSTD', compressed(50_000)],
    ['JPEG 2000', compressed(34_712)],
    ['an unknown compression', compressed(12_345)],
    ['Lab of 8 bits', { ...areas([[128, 50, 226]]), photometric: 8 }],
    [
      'Lab with transparency',
      { ...areas([[128, 50, 226, 255]]), photometric: 8, tags: [{ tag: 338, type: 3, content: [2] }] },
    ],
    ['Lab of ICC', { ...areas([[128, 50, 226]]), photometric: 9 }],
    ['raw data of a camera', { ...areas([[128]]), photometric: 32_803 }],
    ['six channels', { ...areas([[1, 2, 3, 4, 5, 6]]), photometric: 2 }],
  ] satisfies [string, TiffPage][])('is refused at once and not called damaged: %s', async (_, page) => {
    const content = aTiff(page);
    expect(await outcomeOf(content)).toBe('image_kind_unsupported');
    await expect(checkHeader(original, 1e9)).rejects.toMatchObject({ code: 'image_kind_unsupported' });
  });

  it('is not one of 1, 2, 4, 8 or 16 bits, or Lab of 16 bits', async () => {
    for (const page of [
      packed(1),
      packed(2),
      packed(4),
      packed(8),
      { ...areas([[32_768, 12_800, 57_856]], { bits: 16 }), photometric: 8 },
    ])
      expect(await outcomeOf(aTiff(page))).toBe('published');
  });
});
