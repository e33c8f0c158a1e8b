import { jest } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadImage, decode, type Decoded } from '../../src/images/decode.js';
import { readFileMetadata } from '../../src/images/file-metadata.js';
import { checkHeader } from '../../src/images/image-header.js';
import { packageRoot } from '../../src/platform/package-root.js';

const folder = mkdtempSync(join(tmpdir(), 'veduta-formats-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Four areas of 32 x 24 pixels: red, green, blue and grey. Made by heif-enc and opj_compress. */
const fixture = (name: string): string => join(packageRoot, 'test/integration/fixtures', name);
const corners = [
  [5, 5],
  [40, 5],
  [5, 30],
  [40, 30],
] as const;
const colours = [
  [200, 30, 40],
  [30, 180, 60],
  [40, 60, 200],
  [128, 128, 128],
];

function coloursOf({ image: { pixels, width, channels } }: Decoded): number[][] {
  return corners.map(([x, y]) => [
    ...pixels.subarray((y * width + x) * channels, (y * width + x) * channels + channels),
  ]);
}
const outcomeOf = (path: string): Promise<string> =>
  decode(path).then(
    () => 'published',
    (error: unknown) => (error instanceof BadImage ? error.code : String(error)),
  );
function expectColours(found: number[][], expected: number[][], tolerance: number): void {
  const far = found.filter((colour, area) =>
    colour.some((value, channel) => Math.abs(value - expected[area]![channel]!) > tolerance),
  );
  expect(far).toEqual([]);
}

describe('HEIC and JPEG 2000 are published in their colours', () => {
  it.each([
    ['display-p3.heic', 2],
    ['two-pictures.heic', 2],
    ['16-bit.jp2', 1],
    ['12-bit.jp2', 1],
    ['codestream.j2k', 1],
  ])('%s', async (name, tolerance) => {
    await checkHeader(fixture(name), 64 * 48);
    const decoded = await decode(fixture(name));
    expect([decoded.image.width, decoded.image.height]).toEqual([64, 48]);
    expectColours(coloursOf(decoded), colours, tolerance);
  });

  it('by the profile that a JPEG 2000 has', async () => {
    // The same numbers, of Display P3.
    const wider = [[218, 0, 28], [0, 183, 31], [34, 61, 208], colours[3]!];
    expectColours(coloursOf(await decode(fixture('display-p3.jp2'))), wider, 2);
  });

  it('grey ones in grey', async () => {
    const greys = coloursOf(await decode(fixture('grey.jp2'))).map(([grey]) => grey);
    expect(greys).toEqual([30, 180, 60, 128]);
  });

  it('transparent parts on paper', async () => {
    const paper = [247, 244, 238];
    const decoded = await decode(fixture('opacity.heic'));
    expectColours(coloursOf(decoded), [...colours.slice(0, 3), paper], 2);
  });

  it('with the number of their pictures', async () => {
    expect((await decode(fixture('two-pictures.heic'))).pages).toBe(2);
  });
});

describe('HEIC and JPEG 2000 are refused with the true reason', () => {
  it.each(['signed.j2k', 'opacity.jp2'])('when they are of a kind that is not read: %s', async (name) => {
    await expect(checkHeader(fixture(name), 1e9)).rejects.toMatchObject({ code: 'image_kind_unsupported' });
    expect(await outcomeOf(fixture(name))).toBe('image_kind_unsupported');
  });

  it.each(['display-p3.heic', '16-bit.jp2', 'codestream.j2k'])('when they break off: %s', async (name) => {
    const file = readFileSync(fixture(name));
    const broken = join(folder, name);
    for (const share of [0.3, 0.6, 0.9]) {
      writeFileSync(broken, file.subarray(0, Math.floor(file.length * share)));
      expect([share, await outcomeOf(broken)]).toEqual([share, 'image_unreadable']);
    }
  });

  it('in one line, of what the decoder of HEIC writes to the console', async () => {
    const written = (['log', 'error'] as const).map((name) => jest.spyOn(console, name));
    const file = readFileSync(fixture('display-p3.heic'));
    for (const share of [0.6, 0.9]) {
      writeFileSync(join(folder, 'broken.heic'), file.subarray(0, Math.floor(file.length * share)));
      const error = await decode(join(folder, 'broken.heic')).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({
        code: 'image_unreadable',
        message: 'Decoding image failed: Decoder plugin generated an error: Unspecified',
      });
    }
    for (const spy of written) expect(spy).not.toHaveBeenCalled();
  });

  it.each(['display-p3.heic', 'display-p3.jp2'])('when they have too many pixels: %s', async (name) => {
    await expect(checkHeader(fixture(name), 64 * 48 - 1)).rejects.toMatchObject({ code: 'image_too_many_pixels' });
    await expect(decode(fixture(name), { maxPixels: 64 * 48 - 1 })).rejects.toMatchObject({
      code: 'image_too_many_pixels',
    });
  });
});

it('the XMP of a JPEG 2000 is read', async () => {
  expect(await readFileMetadata(fixture('display-p3.jp2'))).toMatchObject({ title: 'Molo San Carlo' });
});
