import type { ErrorCode } from '../contract/errors.js';
import { limits } from '../contract/limits.js';
import { exifRights, type Rights } from './exif-rights.js';
import { sharp } from './image-library.js';
import { type RawImage, rawFrom } from './raw-image.js';
import { renditionProfile } from './rendition-profile.js';

/** An error of the file itself, which no retry can solve. */
export class BadImage extends Error {
  override name = 'BadImage';
  constructor(
    readonly code: Extract<ErrorCode, 'image_unreadable' | 'image_too_many_pixels'>,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : code, { cause });
  }
}

const timeLimitSeconds = 100;

/**
 * Decodes an original in full size: upright, first page only, transparent parts on the paper colour, in 8-bit sRGB or
 * grey. Damaged data is an error even where libvips could guess the rest: `failOn: 'warning'` is the level that shows it.
 * @throws BadImage when the file is the cause; a retry may solve any other error
 */
export async function decode(path: string): Promise<{ image: RawImage; rights: Rights }> {
  const source = sharp(path, { failOn: 'warning', limitInputPixels: limits.upload.imagePixels });
  try {
    const { exif } = await source.metadata();
    const image = await rawFrom(
      source
        .timeout({ seconds: timeLimitSeconds })
        .autoOrient()
        .flatten({ background: renditionProfile.paper })
        .toColourspace('srgb'),
    );
    return { image, rights: exifRights(exif) };
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (/pixel limit/i.test(message)) throw new BadImage('image_too_many_pixels', error);
    throw transientError.test(message) ? error : new BadImage('image_unreadable', error);
  }
}

/** Messages of libvips for errors of the machine, not of the file. */
const transientError = /missing|no such file|permission|memory|timeout|too many open|input\/output|stale file/i;
