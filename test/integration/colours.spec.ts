import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode } from '../../src/images/decode.js';
import { sharp } from '../../src/images/image-library.js';
import { makeAvatar } from '../../src/images/make-avatar.js';
import { makeRenditions } from '../../src/images/make-renditions.js';
import { makeRequestedImage } from '../../src/images/make-requested-image.js';
import { fromSrgbCurve, greyProfile, inSpace, rgbProfile, rgbSpaces } from '../support/icc-profiles.js';
import { aPng } from '../support/scans.js';
import { areas, aTiff } from '../support/tiff.js';

const folder = mkdtempSync(join(tmpdir(), 'veduta-colours-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = (name: string): string => join(folder, name);

const colours = [
  [220, 30, 30],
  [30, 180, 30],
  [40, 60, 190],
  [205, 155, 125],
  [128, 128, 128],
  [245, 245, 245],
  [16, 16, 16],
];
const greys = [16, 40, 80, 128, 180, 220, 245].map((value) => [value, value, value]);

/** The name of a profile, the profile, and the numbers between 0 and 1 that mean a colour in it. */
type Described = [name: string, icc: () => Buffer | null, numbers: (colour: number[]) => number[]];

const asSrgb = (colour: number[]): number[] => colour.map((value) => value / 255);
const ofSpace = (name: string, space: (typeof rgbSpaces)[keyof typeof rgbSpaces]): Described => [
  name,
  () => rgbProfile(space),
  (colour) => inSpace(colour, space),
];
let builtIn: Record<'srgb' | 'p3', Buffer>;
beforeAll(async () => {
  const named = async (name: 'srgb' | 'p3'): Promise<Buffer> => {
    const image = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } }).withIccProfile(name);
    return (await sharp(await image.png().toBuffer()).metadata()).icc ?? Buffer.alloc(0);
  };
  builtIn = { srgb: await named('srgb'), p3: await named('p3') };
});

const ofColour: Described[] = [
  ['no profile', () => null, asSrgb],
  ['sRGB', () => builtIn.srgb, asSrgb],
  ofSpace('Adobe RGB', rgbSpaces.adobeRgb),
  ofSpace('ProPhoto', rgbSpaces.proPhoto),
  ofSpace('Display P3', rgbSpaces.p3),
  ['a profile of grey scans', () => greyProfile(1.8), asSrgb],
  ['a broken profile', () => Buffer.alloc(300, 7), asSrgb],
];
const ofLight = ofSpace('linear light', rgbSpaces.linear);

const grey = (gamma: number): Described => [
  `grey of gamma ${gamma}`,
  () => greyProfile(gamma),
  ([value = 0]) => [fromSrgbCurve(value / 255) ** (1 / gamma)],
];
const ofGrey: Described[] = [
  ['no profile', () => null, ([value = 0]) => [value / 255]],
  grey(1.8),
  grey(2.2),
  ['a profile of colours', () => builtIn.srgb, ([value = 0]) => [value / 255]],
];

interface Encoded {
  bits: 8 | 16;
  isOpaque: boolean;
}
const encodings: [kind: string, Encoded][] = [
  ['8 bits', { bits: 8, isOpaque: true }],
  ['8 bits with transparency', { bits: 8, isOpaque: false }],
  ['16 bits', { bits: 16, isOpaque: true }],
  ['16 bits with transparency', { bits: 16, isOpaque: false }],
];

function filesOf(
  [, icc, numbers]: Described,
  { bits, isOpaque }: Encoded,
  shown: number[][],
  size?: { width: number; height: number },
): { tiff: Buffer; png: Buffer } {
  const full = 2 ** bits - 1;
  const samples = shown.map((colour) => [
    ...numbers(colour).map((value) => Math.round(value * full)),
    ...(isOpaque ? [] : [full]),
  ]);
  const page = areas(samples, { bits, ...size });
  const profile = icc();
  const tags = [
    ...(profile ? [{ tag: 34675, type: 7, content: profile }] : []),
    ...(isOpaque ? [] : [{ tag: 338, type: 3, content: [2] }]),
  ];
  return { tiff: aTiff({ ...page, photometric: page.samples > 2 ? 2 : 1, tags }), png: aPng(page, profile) };
}

/** The largest difference of a channel in the middle of an area. */
function difference({ pixels, width, channels }: Pixels, expected: number[][]): number {
  const height = pixels.length / width / channels;
  return Math.max(
    ...expected.flatMap((colour, index) => {
      const left = Math.floor(((index + 0.5) / expected.length) * width);
      const at = (Math.floor(height / 2) * width + left) * channels;
      return colour.map((value, channel) => Math.abs(pixels[at + (channels < 3 ? 0 : channel)]! - value));
    }),
  );
}
type Pixels = Awaited<ReturnType<typeof decode>>['image'];

async function decoded(content: Buffer): Promise<Pixels> {
  writeFileSync(path('original'), content);
  return (await decode(path('original'))).image;
}

async function pixelsOf(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, ...info };
}

describe.each(encodings)('a scan of %s', (_, encoded) => {
  it.each(ofColour)('in colour with %s is decoded to what it shows', async (...described) => {
    const { tiff, png } = filesOf(described, encoded, colours);
    expect(difference(await decoded(tiff), colours)).toBeLessThanOrEqual(3);
    expect(difference(await decoded(png), colours)).toBeLessThanOrEqual(3);
  });

  it.each(ofGrey)('in grey with %s is decoded to what it shows', async (...described) => {
    const { tiff, png } = filesOf(described, encoded, greys);
    expect(difference(await decoded(tiff), greys)).toBeLessThanOrEqual(3);
    expect(difference(await decoded(png), greys)).toBeLessThanOrEqual(3);
  });

  it('with half transparent parts is mixed with paper', async () => {
    const full = 2 ** encoded.bits - 1;
    for (const described of [ofColour[1]!, ofColour[3]!]) {
      const [, icc, numbers] = described;
      const samples = colours.map((colour) => [...numbers(colour).map((value) => Math.round(value * full)), 0]);
      const tiff = aTiff({
        ...areas(samples, { bits: encoded.bits }),
        photometric: 2,
        tags: [
          { tag: 338, type: 3, content: [2] },
          { tag: 34675, type: 7, content: icc() ?? Buffer.alloc(0) },
        ],
      });
      const paper = [0xf7, 0xf4, 0xee];
      expect(
        difference(
          await decoded(tiff),
          colours.map(() => paper),
        ),
      ).toBeLessThanOrEqual(3);
    }
  });
});

it('a raw scan of 16 bits, whose numbers are proportional to the light, keeps its shadows', async () => {
  const shadows = [4, 8, 12, 16, 24, 32, 48].map((value) => [value, value, value]);
  for (const shown of [shadows, colours])
    for (const content of Object.values(filesOf(ofLight, { bits: 16, isOpaque: true }, shown)))
      expect(difference(await decoded(content), shown)).toBeLessThanOrEqual(3);
});

it('a raw scan in grey of 16 bits keeps its shadows too, on paper where it is transparent', async () => {
  const shadows = [4, 8, 12, 16, 24, 32, 48].map((value) => [value, value, value]);
  for (const shown of [shadows, greys])
    for (const isOpaque of [true, false])
      for (const content of Object.values(filesOf(grey(1), { bits: 16, isOpaque }, shown)))
        expect(difference(await decoded(content), shown)).toBeLessThanOrEqual(1);
  const half = areas([[0, 32768]], { bits: 16 });
  const tags = [
    { tag: 34675, type: 7, content: greyProfile(1) },
    { tag: 338, type: 3, content: [2] },
  ];
  const mixed = [[0xf7, 0xf4, 0xee].map((value) => value / 2)];
  // Grey paper, as below every grey scan.
  expect(difference(await decoded(aTiff({ ...half, photometric: 1, tags })), mixed)).toBeLessThanOrEqual(4);
});

it.each([
  ['jpeg', { quality: 100, chromaSubsampling: '4:4:4' }, 4],
  // WebP halves the resolution of colours, AVIF rounds them to its own ones.
  ['webp', { lossless: true }, 3],
  ['avif', { quality: 100, chromaSubsampling: '4:4:4' }, 6],
] as const)('a %s keeps its colours with any profile', async (format, options, tolerance) => {
  const shown = areas(colours);
  for (const [, icc] of ofColour.slice(0, 5)) {
    const profile = icc();
    if (profile) writeFileSync(path('profile.icc'), profile);
    const image = sharp(shown.pixels, { raw: { width: shown.width, height: shown.height, channels: 3 } });
    const content = await (profile ? image.withIccProfile(path('profile.icc')) : image)
      .toFormat(format, options)
      .toBuffer();
    expect(difference(await decoded(content), colours)).toBeLessThanOrEqual(tolerance);
  }
});

async function cmykProfile(): Promise<Buffer> {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
  return (await sharp(await image.withIccProfile('cmyk').tiff().toBuffer()).metadata()).icc ?? Buffer.alloc(0);
}

it.each([8, 16])('a CMYK scan of %s bits with a profile looks as it does with 8 bits', async (bits) => {
  const shown = areas(colours);
  const cmyk = sharp(shown.pixels, { raw: { width: shown.width, height: shown.height, channels: 3 } })
    .toColourspace('cmyk')
    .withIccProfile('cmyk');
  const tiff = await cmyk.clone().tiff().toBuffer();
  const { data } = await sharp(tiff, { ignoreIcc: true })
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const samples = colours.map((_, index) => {
    const at = (10 * shown.width + index * 20 + 10) * 4;
    return [...data.subarray(at, at + 4)].map((value) => (bits === 16 ? value * 257 : value));
  });
  const icc = (await sharp(tiff).metadata()).icc ?? Buffer.alloc(0);
  const reference = await decoded(tiff);
  const expected = colours.map((_, index) => {
    const at = (10 * shown.width + index * 20 + 10) * 3;
    return [...reference.pixels.subarray(at, at + 3)];
  });
  const own = aTiff({ ...areas(samples, { bits }), photometric: 5, tags: [{ tag: 34675, type: 7, content: icc }] });
  expect(difference(await decoded(own), expected)).toBeLessThanOrEqual(3);
});

it.each([8, 16])('a CMYK scan of %s bits is mixed with paper by its opacity', async (bits) => {
  const full = 2 ** bits - 1;
  const icc = await cmykProfile();
  const inks = [0, full, full, 0];
  const tags = [
    { tag: 34675, type: 7, content: icc },
    { tag: 338, type: 3, content: [2] },
  ];
  const shown = async (opacity: number): Promise<number[]> => {
    const page = areas([[...inks, Math.round(opacity * full)]], { bits });
    const { pixels, channels } = await decoded(aTiff({ ...page, photometric: 5, tags }));
    return [...pixels.subarray(0, channels)];
  };
  const [opaque, half, clear] = [await shown(1), await shown(0.5), await shown(0)];
  const paper = [0xf7, 0xf4, 0xee];
  const far = (found: number[], expected: number[]): number =>
    Math.max(...expected.map((value, channel) => Math.abs(value - found[channel]!)));
  expect(far(clear, paper)).toBeLessThanOrEqual(3);
  expect(opaque[0]! - opaque[1]!).toBeGreaterThan(100);
  expect(
    far(
      half,
      opaque.map((value, channel) => (value + paper[channel]!) / 2),
    ),
  ).toBeLessThanOrEqual(3);
});

describe('the published files of a 16-bit scan', () => {
  const size = { width: 172, height: 632 };

  it.each(ofColour)('with %s have its colours', async (...described) => {
    writeFileSync(path('original'), filesOf(described, { bits: 16, isOpaque: true }, colours, size).tiff);
    const { width, height, widths } = await makeRenditions(path('original'), folder);
    const files = ['social.jpg', ...widths.flatMap((one) => [`${one}.jpg`, `${one}.webp`])].map(path);
    for (const format of ['jpg', 'webp', 'png'] as const) {
      const region = { left: 0, top: 0, width, height };
      const request = { region, size: region, isMirrored: false, rotation: 0, quality: 'default', format } as const;
      const file = path(`requested.${format}`);
      await makeRequestedImage({ pyramid: path('pyramid.tif'), image: region, request, file });
      files.push(file);
    }
    const found = await Promise.all(
      files.map(async (file): Promise<[string, number]> => [file, difference(await pixelsOf(file), colours)]),
    );
    expect(found.filter(([, largest]) => largest > 3)).toEqual([]);
  });

  it('as an avatar too', async () => {
    const described = ofColour[2]!;
    writeFileSync(
      path('original'),
      filesOf(described, { bits: 16, isOpaque: true }, colours.slice(0, 1), { width: 600, height: 600 }).png,
    );
    await makeAvatar(path('original'), folder);
    for (const name of ['512.webp', '256.webp'])
      expect(difference(await pixelsOf(path(name)), colours.slice(0, 1))).toBeLessThanOrEqual(3);
  });
});
