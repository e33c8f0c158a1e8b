import { DomainError } from '../contract/errors.js';
import { limits } from '../contract/limits.js';
import { sharp } from './image-library.js';

/**
 * Refuses what a file's header gives away. Reads the header alone: the web process never decodes a picture.
 * @throws DomainError `image_unreadable` or `image_too_many_pixels`
 */
export async function checkHeader(path: string): Promise<void> {
  const pixels = await pixelsOf(path).catch((cause: unknown) => {
    throw new DomainError('image_unreadable', { cause });
  });
  if (pixels > limits.upload.imagePixels) throw new DomainError('image_too_many_pixels');
}

/** How much there will be to decode; 0 when the header does not tell. */
export const megapixelsOf = (path: string): Promise<number> =>
  pixelsOf(path).then(
    (pixels) => pixels / 1e6,
    () => 0,
  );

async function pixelsOf(path: string): Promise<number> {
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
  return width * height;
}
