import { DomainError } from '../../contract/errors.js';
import { limits } from '../../contract/limits.js';
import { sharp } from './image-library.js';

/**
 * Refuses what a file's header gives away. Reads the header alone: the web process never decodes a picture.
 * @throws DomainError `image_unreadable` or `image_too_many_pixels`
 */
export async function checkHeader(path: string): Promise<void> {
  const pixels = await pixelsOf(path);
  if (pixels > limits.upload.imagePixels) throw new DomainError('image_too_many_pixels');
}

async function pixelsOf(path: string): Promise<number> {
  try {
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    return width * height;
  } catch (error) {
    throw new DomainError('image_unreadable', { cause: error });
  }
}
