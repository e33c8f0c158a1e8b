import type { ErrorCode } from '../contract/errors.js';
import { limits } from '../contract/limits.js';
import { exifRights, type Rights } from './exif-rights.js';
import { sharp } from './image-library.js';
import { type RawImage, rawFrom } from './raw-image.js';
import { renditionProfile } from './rendition-profile.js';

/** A fault of the file itself, which no second attempt will heal. */
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
 * Decodes an original, once and whole: upright, first page only, transparent parts on paper, in 8-bit sRGB or grey.
 * Damaged data is a fault even where a picture could be guessed: `failOn: 'warning'` is the level at which it shows.
 * @throws BadImage when the file is to blame; anything else may pass
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
    throw mayPass.test(message) ? error : new BadImage('image_unreadable', error);
  }
}

/** What libvips says when the machine, not the file, is to blame. */
const mayPass = /missing|no such file|permission|memory|timeout|too many open|input\/output|stale file/i;
