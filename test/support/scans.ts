import { crc32, deflateSync } from 'node:zlib';
import type { Sharp } from 'sharp';
import { sharp } from '../../src/images/image-library.js';
import type { TiffPage } from './tiff.js';

interface ImageOptions {
  width?: number;
  height?: number;
  /** Makes scans differ; the same seed gives the same bytes. */
  seed?: number;
}

/** An image with edges and gradients, so that its renditions differ from those of other images. */
export function anImage({ width = 900, height = 600, seed = 1 }: ImageOptions = {}) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 3) {
      const wall = (x >> 5) % 3 === seed % 3 && (y >> 6) % 2 === 0;
      pixels[at] = wall ? 150 : (90 + (x * 120) / width) | 0;
      pixels[at + 1] = wall ? 120 : (80 + (y * 110) / height) | 0;
      pixels[at + 2] = (wall ? 90 : 110) + (seed % 40);
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const aJpeg = (options?: ImageOptions): Promise<Buffer> => anImage(options).jpeg().toBuffer();

/** A JPEG of 800 × 600 pixels: houses in other places for each seed, so that two of them do not look alike. */
export function aView(seed: number): Promise<Buffer> {
  const [width, height] = [800, 600];
  let state = Math.imul(seed, 0x9e3779b1);
  const random = (below: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x3c6ef35f) | 0;
    return (state >>> 8) % below;
  };
  const pixels = Buffer.alloc(width * height, 190);
  for (let house = 0; house < 14; house += 1) {
    const [left, top, shade] = [random(width - 60), random(height - 60), 30 + random(200)];
    const [right, bottom] = [left + 60 + random(240), top + 60 + random(300)];
    for (let y = top; y < Math.min(bottom, height); y += 1)
      pixels.fill(shade, y * width + left, y * width + Math.min(right, width));
  }
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .toColourspace('srgb')
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** A small PNG that decodes to 30,000 × 30,000 pixels. */
export function aDecompressionBomb(size = 30_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // One bit a pixel, grey.
  header[8] = 1;
  const rows = Buffer.alloc(size * (1 + size / 8));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 1 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A PNG of these samples with a profile, whatever its numbers mean. */
export function aPng(
  { width, height, samples, bits = 8, pixels }: Pick<TiffPage, 'width' | 'height' | 'samples' | 'bits' | 'pixels'>,
  icc: Buffer | null,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = bits;
  header[9] = [0, 4, 2, 6][samples - 1]!;
  const bigEndian = bits === 16 ? Buffer.from(pixels).swap16() : pixels;
  const rowBytes = (width * samples * bits) / 8;
  const rows = Array.from({ length: height }, (_, y) => [
    Buffer.alloc(1),
    bigEndian.subarray(y * rowBytes, (y + 1) * rowBytes),
  ]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...(icc ? [pngChunk('iCCP', Buffer.concat([Buffer.from('profile\0\0', 'latin1'), deflateSync(icc)]))] : []),
    pngChunk('IDAT', deflateSync(Buffer.concat(rows.flat()), { level: 1 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The side of a square of `aColourChart`, and how many are in a row and in a column of it. */
export const colourChart = { square: 100, squares: 10 };

/** The colour of a square, as red, green and blue. */
export const chartColour = (column: number, row: number): [number, number, number] => [
  20 + column * 22,
  20 + row * 22,
  (((column * 10 + row) * 37) % 200) + 20,
];

const chartSide = colourChart.square * colourChart.squares;

// Looked up once: every pixel needs it, and in Jest's contexts every look-up of a global takes long.
const { floor } = Math;

/** A PNG with squares of known colours, as the validator of IIIF uses one. */
export function aColourChart({ width = chartSide, height = chartSide } = {}): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  const place = (pixel: number): number => floor(pixel / colourChart.square) % colourChart.squares;
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 3) pixels.set(chartColour(place(x), place(y)), at);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** An image with what programs for photographs write into it: XMP, and in EXIF a description, an author and a position. */
export function aDescribedImage(xmp: string, { seed = 1 } = {}): Sharp {
  return anImage({ seed })
    .withXmp(xmp)
    .withExifMerge({
      IFD0: { ImageDescription: 'From EXIF', Artist: 'Società Fotografica' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '45/1 39/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '13/1 46/1 30/1',
      },
    });
}

export const aDescribedJpeg = (xmp: string, { seed = 1 } = {}): Promise<Buffer> =>
  aDescribedImage(xmp, { seed }).jpeg().toBuffer();

/** A JPEG with a block of IPTC: the number of a field in its second record, and its bytes. */
export async function aJpegWithIptc(fields: [number: number, content: Buffer][], { seed = 1 } = {}): Promise<Buffer> {
  const iptc = Buffer.concat(
    fields.map(([number, content]) => {
      const head = Buffer.from([0x1c, 2, number, 0, 0]);
      head.writeUInt16BE(content.length, 3);
      return Buffer.concat([head, content]);
    }),
  );
  const size = Buffer.alloc(4);
  size.writeUInt32BE(iptc.length);
  const resource = Buffer.concat([
    Buffer.from('Photoshop 3.0\x008BIM\x04\x04\x00\x00', 'latin1'),
    size,
    iptc,
    Buffer.alloc(iptc.length % 2),
  ]);
  const segment = Buffer.from([0xff, 0xed, 0, 0]);
  segment.writeUInt16BE(resource.length + 2, 2);
  const jpeg = await aJpeg({ seed });
  return Buffer.concat([jpeg.subarray(0, 2), segment, resource, jpeg.subarray(2)]);
}
