import { Readable } from 'node:stream';
import { sharp } from '../../src/images/image-library.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { PhotoRenditionsService } from '../../src/photos/renditions/photo-renditions.service.js';
import { Storage } from '../../src/platform/storage/storage.js';
import type { TestArchive } from './archive.js';
import { chartColour, colourChart } from './scans.js';

/** A published photo with the files that a worker makes of its scan. */
export async function aPhotoOf(scan: Buffer, archive: TestArchive, fields: Partial<PhotoRow> = {}): Promise<PhotoRow> {
  const staged = await archive.app.get(Storage).stage(Readable.from([scan]));
  await staged.store();
  const photo = await archive.aPhoto({
    status: 'processing',
    originalSha256: staged.sha256,
    renditions: null,
    publishedAt: null,
    ...fields,
  });
  await archive.app.get(PhotoRenditionsService, { strict: false }).generate(photo.id);
  return photo;
}

/** An image as the image service has sent it. */
export interface ReceivedImage {
  status: number;
  headers: Headers;
  format: string | undefined;
  width: number;
  height: number;
  channels: number;
  /** The median of each channel in a rectangle: lossy formats change single pixels. */
  colourOf(region: { left: number; top: number; width: number; height: number }): Promise<number[]>;
}

/** Requests an image. @throws Error with the status when the answer is no image */
export async function requestImage(address: string): Promise<ReceivedImage> {
  const response = await fetch(address);
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { format, width, height, channels } = await sharp(bytes).metadata();
  return {
    status: response.status,
    headers: response.headers,
    format,
    width,
    height,
    channels,
    async colourOf(region) {
      const { data, info } = await sharp(bytes).extract(region).raw().toBuffer({ resolveWithObject: true });
      return Array.from({ length: info.channels }, (_, channel) => {
        const values = data.filter((_value, at) => at % info.channels === channel).toSorted();
        return values[Math.floor(values.length / 2)] ?? 0;
      });
    },
  };
}

type Square = [column: number, row: number];
export const allSquares: Square[] = Array.from({ length: colourChart.squares ** 2 }, (_, index) => [
  index % colourChart.squares,
  Math.floor(index / colourChart.squares),
]);

/**
 * The squares of the colour chart that are not where they should be in an image of the whole chart, or do not have their
 * colour.
 * @param placed where a square of the chart is expected, in squares
 */
export async function misplacedSquares(
  image: ReceivedImage,
  placed: (square: Square) => Square = (square) => square,
): Promise<string[]> {
  const [width, height] = [image.width / colourChart.squares, image.height / colourChart.squares];
  const inner = { width: Math.floor(width / 2), height: Math.floor(height / 2) };
  const misplaced = await Promise.all(
    allSquares.map(async (square) => {
      const [column, row] = placed(square);
      const [left, top] = [Math.round((column + 0.25) * width), Math.round((row + 0.25) * height)];
      const colour = await image.colourOf({ left, top, ...inner });
      return hasColour(colour, square) ? [] : [`${square.join()} is ${colour.join()}`];
    }),
  );
  return misplaced.flat();
}

/** As near to the colour of the square as the validator of IIIF demands. */
export const hasColour = (colour: number[], [column, row]: Square): boolean =>
  colour.length === 3 && chartColour(column, row).every((value, channel) => Math.abs(value - colour[channel]!) < 6);
