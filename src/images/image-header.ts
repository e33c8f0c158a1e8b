import { DomainError } from '../contract/errors.js';
import { sharp } from './image-library.js';
import { readJpeg2000Header } from './codecs/jpeg2000-header.js';
import { imageTypeOfFile } from './image-signature.js';
import { withFile } from './metadata/byte-source.js';
import { chooseTiffPage, isReadable } from './tiff/tiff-choice.js';
import { readTiffPages } from './tiff/tiff-pages.js';

/** The decoder of JPEG 2000 may use 2 GB of memory, up to 20 bytes for each pixel. */
const jpeg2000MaxPixels = 80_000_000;

/**
 * Rejects files by their header; `maxPixels` is width times height. Reads the header only: the web process never decodes an image.
 * @throws DomainError `image_unreadable`, `image_kind_unsupported` or `image_too_many_pixels`
 */
export async function checkHeader(path: string, maxPixels: number): Promise<void> {
  const { pixels, isSupported } = await readHeader(path).catch((cause: unknown) => {
    throw new DomainError('image_unreadable', { cause });
  });
  if (!isSupported) throw new DomainError('image_kind_unsupported');
  if (pixels > maxPixels) throw new DomainError('image_too_many_pixels');
}

/** The number of megapixels to decode; 0 when the header cannot be read. */
export const megapixelsOf = (path: string): Promise<number> =>
  readHeader(path).then(
    ({ pixels }) => pixels / 1e6,
    () => 0,
  );

/**
 * Reads how large the published image of a file is, and whether it can be decoded.
 * @throws Error for a file that is broken
 */
export async function readHeader(path: string): Promise<{ pixels: number; isSupported: boolean }> {
  const type = await imageTypeOfFile(path);
  if (type === 'image/jp2') {
    const { width, height, readable } = withFile(path, readJpeg2000Header);
    const pixels = width * height;
    return { pixels, isSupported: readable !== null && pixels <= jpeg2000MaxPixels };
  }
  const choice = type === 'image/tiff' ? chooseTiffPage(await readTiffPages(path)) : null;
  if (choice && !isReadable(choice.chosen)) return { pixels: 0, isSupported: false };
  const { page = 0, subifd = -1 } = choice ?? {};
  const loading = choice ? { page, tiff: { subifd } } : {};
  const { width, height } = await sharp(path, { failOn: 'error', limitInputPixels: false, ...loading }).metadata();
  return { pixels: width * height, isSupported: true };
}
