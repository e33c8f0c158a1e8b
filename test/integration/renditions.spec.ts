import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { BadImage } from '../../src/images/decode.js';
import { sharp } from '../../src/images/image-library.js';
import { makeRequestedImage } from '../../src/images/make-requested-image.js';
import { makeRenditions } from '../../src/images/make-renditions.js';
import type { StoredRenditions } from '../../src/images/stored-renditions.js';
import { aDecompressionBomb, aJpeg, anImage } from '../support/scans.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'veduta-renditions-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Makes the renditions of a file with this content. */
async function renditionsOf(content: Buffer | Sharp): Promise<StoredRenditions & { files: string[] }> {
  const original = join(folder, 'original');
  writeFileSync(original, Buffer.isBuffer(content) ? content : await content.toBuffer());
  const made = await makeRenditions(original, folder);
  return { ...made, files: readdirSync(folder).filter((name) => name !== 'original') };
}
const read = (name: string): Sharp => sharp(join(folder, name));
const sizeOf = async (name: string): Promise<[number, number]> => {
  const { width, height } = await read(name).metadata();
  return [width, height];
};
async function colorAt(name: string, left: number, top: number): Promise<number[]> {
  const { data, info } = await read(name).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((top * info.width + left) * info.channels).subarray(0, 3)];
}

describe('the renditions of a scan', () => {
  it('are every width up to its own and that itself, two share images and a pyramid for deep zoom', async () => {
    const made = await renditionsOf(anImage({ width: 1500, height: 1000 }).jpeg());
    expect(made).toMatchObject({ renditionProfile: 'v2', widths: [320, 640, 1280, 1500], width: 1500, height: 1000 });
    expect(made.files).toEqual(
      ['320', '640', '1280', '1500']
        .flatMap((width) => [`${width}.jpg`, `${width}.webp`])
        .concat('pyramid.tif', 'social.jpg', 'structured.jpg')
        .sort(),
    );
    expect(await sizeOf('640.webp')).toEqual([640, 427]);
    expect(await sizeOf('social.jpg')).toEqual([1200, 630]);
    expect(await sizeOf('structured.jpg')).toEqual([1200, 800]);
    const pyramid = await sharp(join(folder, 'pyramid.tif'), { page: 1 }).metadata();
    expect([pyramid.width, pyramid.height, pyramid.pages]).toEqual([750, 500, 3]);
  });

  it('include a share image in full sharpness where the largest rendition has the width of the scan', async () => {
    await renditionsOf(sharp({ create: { width: 1300, height: 700, channels: 3, background: '#d08040' } }).png());
    expect((await colorAt('social.jpg', 5, 5))[0]).toBeGreaterThan(195);
  });

  it('include the average colour and a placeholder of a few bytes', async () => {
    const made = await renditionsOf(
      sharp({ create: { width: 800, height: 600, channels: 3, background: '#8a7355' } }).png(),
    );
    expect(made.color).toBe('#8a7355');
    expect(made.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(made.placeholder.length).toBeLessThan(400);
  });

  it('include the width of the original where it is narrower than all of them', async () => {
    expect((await renditionsOf(anImage({ width: 200, height: 150 }).jpeg())).widths).toEqual([200]);
    expect(await sizeOf('200.jpg')).toEqual([200, 150]);
    expect(await sizeOf('social.jpg')).toEqual([1200, 630]);
  });

  it('leave out a width that is hardly wider than the next', async () => {
    expect((await renditionsOf(anImage({ width: 1400, height: 900 }).jpeg())).widths).toEqual([320, 640, 1280]);
  });

  it('are made for the narrowest strip', async () => {
    expect(
      (await renditionsOf(sharp({ create: { width: 40, height: 30_000, channels: 3, background: 'red' } }).png()))
        .widths,
    ).toEqual([21]);
    expect(
      (await renditionsOf(sharp({ create: { width: 9000, height: 2, channels: 3, background: 'red' } }).png())).widths,
    ).toEqual([320, 640, 1280, 2048]);
  });

  it.each([
    [1, 1],
    [24, 16],
    [128, 128],
    [129, 20],
    [66_000, 40],
    [40, 66_000],
  ])('of %s by %s pixels have a pyramid that can be read', async (width, height) => {
    const image = sharp({ create: { width, height, channels: 3, background: '#c03030' } });
    expect(await renditionsOf(image.png())).toMatchObject({ width, height });
    const size = { width: Math.min(width, 300), height: Math.min(height, 300) };
    await makeRequestedImage({
      pyramid: join(folder, 'pyramid.tif'),
      image: { width, height },
      request: {
        region: { left: 0, top: 0, width, height },
        size,
        isMirrored: false,
        rotation: 0,
        quality: 'default',
        format: 'png',
      },
      file: join(folder, 'requested.png'),
    });
    expect(await sizeOf('requested.png')).toEqual([size.width, size.height]);
    expect((await colorAt('requested.png', 0, 0))[0]).toBeGreaterThan(185);
  });

  it('include a share image that shows a tall photograph completely, on a darker background', async () => {
    await renditionsOf(sharp({ create: { width: 1000, height: 1600, channels: 3, background: '#d08040' } }).png());
    const [corner, centre] = [await colorAt('social.jpg', 5, 5), await colorAt('social.jpg', 600, 315)];
    expect(centre[0]).toBeGreaterThan(195);
    expect(corner[0]).toBeLessThan(150);
  });

  it('are upright whatever the orientation of the scan', async () => {
    const lying = anImage({ width: 600, height: 400 }).withMetadata({ orientation: 6 }).jpeg();
    expect(await renditionsOf(lying)).toMatchObject({ width: 400, height: 600, widths: [320, 400] });
    expect(await sizeOf('320.jpg')).toEqual([320, 480]);
    expect((await read('320.jpg').metadata()).orientation ?? 1).toBe(1);
  });

  it('contain the rights holder and no other metadata of the file', async () => {
    await renditionsOf(
      anImage()
        .withMetadata({
          exif: {
            IFD0: { Copyright: 'Città di Trieste', Artist: 'F. Benque', Make: 'Scanner 3000' },
            IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 39/1 0/1' },
          },
        })
        .jpeg(),
    );
    for (const name of ['640.jpg', '640.webp', 'social.jpg']) {
      const { exif, icc, xmp } = await read(name).metadata();
      // EXIF text is ASCII by its standard; accents are written without.
      expect(exif?.toString('utf8')).toContain('Citta di Trieste');
      expect(exif?.toString('utf8')).toContain('F. Benque');
      expect(exif?.toString('latin1')).not.toMatch(/Scanner|GPS/);
      expect([icc, xmp]).toEqual([undefined, undefined]);
    }
  });

  it('of a transparent image have a paper-coloured background', async () => {
    await renditionsOf(
      sharp({ create: { width: 400, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).png(),
    );
    expect(Math.min(...(await colorAt('320.jpg', 9, 9)))).toBeGreaterThan(230);
  });

  it('of 16-bit, grey, palette and CMYK scans look like the scan', async () => {
    const colour = { width: 400, height: 300, channels: 3, background: '#406080' } as const;
    const kinds: Record<string, Sharp> = {
      'tiff of 16 bits': sharp({ create: colour }).toColourspace('rgb16').tiff({ compression: 'lzw' }),
      'png of 16 bits': sharp({ create: colour }).toColourspace('rgb16').png(),
      'png with palette': sharp({ create: colour }).png({ palette: true }),
      'cmyk jpeg': sharp({ create: colour }).toColourspace('cmyk').jpeg({ quality: 95 }),
      'cmyk tiff': sharp({ create: colour }).toColourspace('cmyk').tiff(),
      avif: sharp({ create: colour }).avif(),
      webp: sharp({ create: colour }).webp(),
    };
    for (const [kind, scan] of Object.entries(kinds)) {
      const { color } = await renditionsOf(scan);
      const channels = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
      for (const [index, expected] of [0x40, 0x60, 0x80].entries())
        expect([kind, Math.abs(channels[index]! - expected) < 12]).toEqual([kind, true]);
    }
    const grey = await renditionsOf(
      sharp({ create: { ...colour, background: '#999' } })
        .greyscale()
        .tiff(),
    );
    expect(grey.color).toBe('#999999');
  });

  it('of a file with several pages show the first', async () => {
    const page = (background: string) =>
      sharp({ create: { width: 400, height: 300, channels: 3, background } })
        .png()
        .toBuffer();
    const pages = await sharp([await page('#ff0000'), await page('#0000ff')], { join: { animated: true } })
      .tiff()
      .toBuffer();
    expect(await renditionsOf(pages)).toMatchObject({
      width: 400,
      height: 300,
      color: expect.stringMatching(/^#f[cdef]0/),
    });
  });
});

describe('a scan is unreadable', () => {
  const errorOf = (content: Buffer) =>
    renditionsOf(content).then(
      () => 'readable',
      (error: unknown) => (error instanceof BadImage ? error.code : error),
    );

  it.each([['jpeg'], ['png'], ['tiff'], ['webp'], ['avif']] as const)('when a %s breaks off', async (format) => {
    const whole = await anImage().toFormat(format).toBuffer();
    expect(await errorOf(whole.subarray(0, whole.length * 0.6))).toBe('image_unreadable');
  });

  it('when bytes in its middle are wrong', async () => {
    const damaged = await aJpeg({ width: 1600, height: 1200 });
    damaged.fill(0x55, damaged.length / 2, damaged.length / 2 + 400);
    expect(await errorOf(damaged)).toBe('image_unreadable');
  });

  it('when it is no image of an accepted kind', async () => {
    expect(await errorOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).toBe(
      'image_unreadable',
    );
  });

  it('when it is a decompression bomb', async () => {
    expect(await errorOf(aDecompressionBomb())).toBe('image_too_many_pixels');
  });
});
