import { join } from 'node:path';
import { renditionWidths, shareImageSizes } from '../contract/image.js';
import type { Rights } from './exif-rights.js';
import type { StoredRenditions } from './stored-renditions.js';
import { shareImage } from './share-image.js';
import { decode } from './decode.js';
import { pyramidOptions } from './pyramid.js';
import { averageColor, type RawImage, rawFrom, sharpOf } from './raw-image.js';
import { renditionProfile } from './rendition-profile.js';
import { pictureFingerprints } from './fingerprints/picture-fingerprints.js';

const placeholderSize = 16;
/** WebP allows at most 16383 pixels in width and height. */
const maxHeight = 16_000;

export interface RenditionOptions {
  namesAuthor?: boolean;
  /** More are refused. */
  maxPixels?: number;
}

/**
 * Makes every file of a photo in `directory`. The original is decoded once, and every size comes from the next larger
 * one: a 20-megapixel scan costs about one second of one core.
 * @param namesAuthor keeps the author and the copyright that the original states: names of persons, which become public
 * @throws BadImage when the original cannot be read
 */
export async function makeRenditions(
  originalPath: string,
  directory: string,
  { namesAuthor = true, ...decoding }: RenditionOptions = {},
): Promise<StoredRenditions> {
  const { image, rights: stated, pages } = await decode(originalPath, decoding);
  const rights: Rights = namesAuthor ? stated : {};
  const { width, height } = image;
  const widths = widthsFor(image);
  const write = (name: string): string => join(directory, name);

  await sharpOf(image).tiff(pyramidOptions(image)).toFile(write('pyramid.tif'));
  let current = image;
  for (const targetWidth of widths.toReversed()) {
    current = await narrowed(current, targetWidth);
    if (targetWidth === widths.at(-1))
      for (const [name, size] of Object.entries(shareImageSizes))
        await (
          await shareImage(current, size)
        )
          .jpeg(renditionProfile.jpeg)
          .withExif({ IFD0: rights })
          .toFile(write(name));
    await sharpOf(current)
      .webp(renditionProfile.webp)
      .withExif({ IFD0: rights })
      .toFile(write(`${targetWidth}.webp`));
    await sharpOf(current)
      .jpeg(renditionProfile.jpeg)
      .withExif({ IFD0: rights })
      .toFile(write(`${targetWidth}.jpg`));
  }
  return {
    renditionProfile: renditionProfile.name,
    widths,
    width,
    height,
    color: averageColor(current),
    placeholder: await placeholder(current),
    fingerprints: await pictureFingerprints(current),
    ...(pages > 1 && { pages }),
  };
}

/** How much wider than the next standard width an original must be to be made in its own width as well. */
const leastGain = 1.1;

/**
 * Ascending: the standard widths up to that of the original, and its own width between two of them, so that a large window
 * does not enlarge fewer pixels than the scan has.
 */
function widthsFor({ width, height }: RawImage): number[] {
  const widest = Math.max(1, Math.min(width, Math.floor((width * maxHeight) / height)));
  const standard = renditionWidths.filter((candidate) => candidate <= widest);
  const isBetween = standard.length < renditionWidths.length && widest > (standard.at(-1) ?? 0) * leastGain;
  return isBetween ? [...standard, widest] : standard;
}

const narrowed = (image: RawImage, width: number): Promise<RawImage> | RawImage =>
  image.width === width ? image : rawFrom(sharpOf(image).resize({ width }));

/** A tiny image as a data URL, shown blurred until the rendition has loaded. */
async function placeholder(image: RawImage): Promise<string> {
  const tiny = await sharpOf(image)
    .resize(placeholderSize, placeholderSize, { fit: 'inside' })
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
