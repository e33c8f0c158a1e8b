import { readFile } from 'node:fs/promises';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import type { ErrorCode } from '../contract/errors.js';
import { limits } from '../contract/limits.js';
import type { ForeignImage } from './codecs/foreign-image.js';
import { uncompressedTiff } from './codecs/uncompressed-tiff.js';
import { UnreadableImage } from './codecs/unreadable-image.js';
import { UnsupportedImage } from './codecs/unsupported-image.js';
import { deepCmykOnPaper, isDeepCmyk } from './deep-cmyk.js';
import { exifRights, type Rights } from './exif-rights.js';
import { readHeader } from './image-header.js';
import { sharp } from './image-library.js';
import { imageTypeOfFile, type ImageType } from './image-signature.js';
import { linearGrey } from './linear-grey.js';
import { isLinearGrey } from './linear-profile.js';
import { mendedJpeg } from './mended-jpeg.js';
import { onPaper, type RawImage, rawFrom } from './raw-image.js';
import { renditionProfile } from './rendition-profile.js';
import { chooseTiffPage, type ExtraSamples, extraSamplesOf, isReadable } from './tiff/tiff-choice.js';
import { readTiffPages } from './tiff/tiff-pages.js';
import { inSrgb } from './to-srgb.js';

/** An error of the file itself, which no retry can solve. */
export class BadImage extends Error {
  override name = 'BadImage';
  constructor(
    readonly code: Extract<ErrorCode, 'image_unreadable' | 'image_too_many_pixels' | 'image_kind_unsupported'>,
    cause?: unknown,
  ) {
    super(cause instanceof Error ? cause.message : code, { cause });
  }
}

/** For an image of the usual limit of pixels; more pixels take longer. */
const timeLimitSeconds = 100;

export interface Decoded {
  image: RawImage;
  rights: Rights;
  /** How many pages in full size the file has; the first of them is shown. */
  pages: number;
}

interface DecodeOptions {
  maxPixels?: number;
  /** Reduces the image while it is decoded, so that not all its pixels are held. */
  reduced?: (image: Sharp) => Sharp;
}

/**
 * Decodes an original in full size: upright, the first page that is not a smaller version of another, transparent parts on the
 * paper colour, in 8-bit sRGB or grey. Harmless faults of the file are passed over; missing or wrong pixels are an error, even
 * where libvips could guess them.
 * @throws BadImage when the file is the cause; a retry may solve any other error
 */
export async function decode(path: string, options: DecodeOptions = {}): Promise<Decoded> {
  try {
    const type = await imageTypeOfFile(path);
    if (type === 'image/jpeg') return await decodeJpeg(path, options);
    if (type === 'image/tiff') return await decodeTiff(path, options);
    const decodeFile = type ? foreign[type] : undefined;
    return decodeFile ? await decodeForeign(path, decodeFile, options) : await decodeAs(path, {}, options);
  } catch (error) {
    throw badImageFrom(error);
  }
}

/** Formats that libvips has no decoder for. Their libraries are loaded for the first such file. */
const foreign: Partial<Record<ImageType, (path: string) => Promise<ForeignImage>>> = {
  'image/heic': async (path) => (await import('./codecs/heic.js')).decodeHeic(path),
  'image/jp2': async (path) => (await import('./codecs/jpeg2000.js')).decodeJpeg2000(path),
};

async function decodeForeign(
  path: string,
  decodeFile: (path: string) => Promise<ForeignImage>,
  options: DecodeOptions,
): Promise<Decoded> {
  const { pixels, isSupported } = await readHeader(path);
  if (!isSupported) throw new BadImage('image_kind_unsupported');
  if (pixels > (options.maxPixels ?? limits.upload.imagePixels)) throw new BadImage('image_too_many_pixels');
  const image = await decodeFile(path);
  const decoded = await decodeAs(uncompressedTiff(image), {}, options);
  return { ...decoded, rights: exifRights(image.exif), pages: image.pages };
}

/** libjpeg's warnings are about lost pixels, but for those of the faults that can be mended. */
async function decodeJpeg(path: string, options: DecodeOptions): Promise<Decoded> {
  try {
    return await decodeAs(path, { failOn: 'warning' }, options);
  } catch (error) {
    const mended = isOfFile(error) ? mendedJpeg(await readFile(path)) : null;
    if (!mended) throw error;
    return decodeAs(mended, { failOn: 'warning' }, options);
  }
}

async function decodeTiff(path: string, options: DecodeOptions): Promise<Decoded> {
  const choice = chooseTiffPage(await readTiffPages(path));
  if (!choice) return decodeAs(path, {}, options);
  const { page, subifd, chosen, fullPages } = choice;
  if (!isReadable(chosen)) throw new BadImage('image_kind_unsupported');
  const decoded = await decodeAs(path, { page, tiff: { subifd } }, { ...options, extra: extraSamplesOf(chosen) });
  return { ...decoded, pages: fullPages };
}

async function decodeAs(
  input: string | Buffer,
  loading: SharpOptions,
  {
    maxPixels = limits.upload.imagePixels,
    reduced = (image) => image,
    extra,
  }: DecodeOptions & { extra?: ExtraSamples },
): Promise<Decoded> {
  const lost: string[] = [];
  const original = sharp(input, { failOn: 'error', limitInputPixels: maxPixels, ...loading });
  const metadata = await original.metadata();
  original.on('warning', (warning: unknown) => {
    if (typeof warning === 'string' && lostPixels.test(warning)) lost.push(warning);
  });
  const upright = original
    .timeout({ seconds: Math.ceil(timeLimitSeconds * Math.max(1, maxPixels / limits.upload.imagePixels)) })
    .autoOrient();
  const { image, rights } = await pixelsOf(upright, metadata, { reduced, extra });
  if (lost.length > 0) throw new BadImage('image_unreadable', new Error(lost[0]));
  return { image, rights, pages: 1 };
}

/** Transparency is mixed with paper by sharp; samples of a TIFF that are not its colours and not its opacity are dropped. */
async function pixelsOf(
  upright: Sharp,
  metadata: Metadata,
  { reduced, extra }: Required<Pick<DecodeOptions, 'reduced'>> & { extra: ExtraSamples | undefined },
): Promise<{ image: RawImage; rights: Rights }> {
  const rights = exifRights(metadata.exif);
  if (metadata.space === 'grey16' && metadata.icc && isLinearGrey(metadata.icc)) {
    const opacity = extra ? extra.opacity : metadata.hasAlpha ? 0 : null;
    return { image: await linearGrey(reduced(upright), opacity), rights };
  }
  if (isDeepCmyk(metadata) && extra?.opacity === 0)
    return { image: await deepCmykOnPaper(reduced(upright), metadata), rights };
  const isPlain = !extra || extra.count === 0 || (extra.count === 1 && extra.opacity === 0);
  if (isPlain) {
    const flat = upright.flatten({ background: renditionProfile.paper });
    return { image: await rawFrom(reduced(inSrgb(flat, metadata))), rights };
  }
  return { image: onPaper(await rawFrom(reduced(inSrgb(upright, metadata))), extra.opacity), rights };
}

/** What the decoders of TIFF say when they fill in pixels. */
const lostPixels =
  /premature e|corrupt jpeg data(?!: \d+ extraneous)|bad (code|huffman)|line length mismatch|not enough data/i;

/** A `BadImage` when the error of libvips names the file as the cause, the same error otherwise. */
export function badImageFrom(error: unknown): unknown {
  if (error instanceof BadImage) return error;
  if (error instanceof UnsupportedImage) return new BadImage('image_kind_unsupported', error);
  if (error instanceof UnreadableImage) return new BadImage('image_unreadable', error);
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(message)) return new BadImage('image_too_many_pixels', error);
  return isOfFile(error) ? new BadImage('image_unreadable', error) : error;
}

const isOfFile = (error: unknown): boolean => !transientError.test(error instanceof Error ? error.message : '');

/** Messages of libvips for errors of the machine, not of the file. */
const transientError =
  /file is missing|no such file|permission denied|out of memory|allocation failed|to allocate|timeout|too many open|input\/output|stale file/i;
