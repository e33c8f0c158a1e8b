import type { Metadata, Sharp } from 'sharp';
import type { ErrorCode } from '../contract/errors.js';
import { limits } from '../contract/limits.js';
import { exifRights, type Rights } from './exif-rights.js';
import { sharp } from './image-library.js';
import { type RawImage, rawFrom } from './raw-image.js';
import { renditionProfile } from './rendition-profile.js';
import { inSrgb } from './to-srgb.js';

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
 * An original as it is rendered: upright, first page only, transparent parts on the paper colour, in 8-bit sRGB or grey.
 * Damaged data is an error even where libvips could guess the rest: `failOn: 'warning'` is the level that shows it.
 */
export async function openOriginal(
  path: string,
  maxPixels: number = limits.upload.imagePixels,
): Promise<{ image: Sharp; metadata: Metadata }> {
  const original = sharp(path, { failOn: 'warning', limitInputPixels: maxPixels });
  const metadata = await original.metadata();
  const flat = original
    .timeout({ seconds: timeLimitSeconds })
    .autoOrient()
    .flatten({ background: renditionProfile.paper });
  return { image: inSrgb(flat, metadata), metadata };
}

/**
 * Decodes an original in full size.
 * @throws BadImage when the file is the cause; a retry may solve any other error
 */
export async function decode(path: string): Promise<{ image: RawImage; rights: Rights }> {
  try {
    const { image, metadata } = await openOriginal(path);
    return { image: await rawFrom(image), rights: exifRights(metadata.exif) };
  } catch (error) {
    throw badImageFrom(error);
  }
}

/** A `BadImage` when the error of libvips names the file as the cause, the same error otherwise. */
export function badImageFrom(error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(message)) return new BadImage('image_too_many_pixels', error);
  return transientError.test(message) ? error : new BadImage('image_unreadable', error);
}

/** Messages of libvips for errors of the machine, not of the file. */
const transientError = /missing|no such file|permission|memory|timeout|too many open|input\/output|stale file/i;
