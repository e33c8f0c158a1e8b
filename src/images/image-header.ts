import { DomainError } from '../contract/errors.js';
import { sharp } from './image-library.js';

/**
 * Rejects files by their header; `maxPixels` is width times height. Reads the header only: the web process never decodes an image.
 * @throws DomainError `image_unreadable` or `image_too_many_pixels`
 */
export async function checkHeader(path: string, maxPixels: number): Promise<void> {
  const pixels = await pixelsOf(path).catch((cause: unknown) => {
    throw new DomainError('image_unreadable', { cause });
  });
  if (pixels > maxPixels) throw new DomainError('image_too_many_pixels');
}

/** The number of megapixels to decode; 0 when the header cannot be read. */
export const megapixelsOf = (path: string): Promise<number> =>
  pixelsOf(path).then(
    (pixels) => pixels / 1e6,
    () => 0,
  );

async function pixelsOf(path: string): Promise<number> {
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
  return width * height;
}
