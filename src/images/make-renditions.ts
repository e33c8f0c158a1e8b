import { join } from 'node:path';
import { renditionWidths } from '../contract/image.js';
import type { StoredRenditions } from './stored-renditions.js';
import { shareImage } from './share-image.js';
import { decode } from './decode.js';
import { averageColor, type RawImage, rawFrom, sharpOf } from './raw-image.js';
import { renditionProfile } from './rendition-profile.js';

/** What networks show (1200x630) and what search engines ask for (3:2). */
const cards = { 'social.jpg': { width: 1200, height: 630 }, 'structured.jpg': { width: 1200, height: 800 } };

const placeholderSize = 16;
/** WebP holds no more than 16383 pixels in a row or column. */
const highest = 16_000;

/**
 * Makes every file of a photo in `directory`. The original is decoded once, and every size comes from the next larger
 * one: a 20-megapixel scan costs about one second of one core.
 * @throws BadImage when the original cannot be read
 */
export async function makeRenditions(originalPath: string, directory: string): Promise<StoredRenditions> {
  const { image, rights } = await decode(originalPath);
  const { width, height } = image;
  const widths = widthsFor(image);
  const write = (name: string): string => join(directory, name);

  await sharpOf(image).tiff(renditionProfile.pyramid).toFile(write('pyramid.tif'));
  let current = image;
  for (const size of widths.toReversed()) {
    const isLargest = current === image;
    current = await narrowed(current, size);
    if (isLargest)
      for (const [name, card] of Object.entries(cards))
        await (
          await shareImage(current, card)
        )
          .jpeg(renditionProfile.jpeg)
          .withExif({ IFD0: rights })
          .toFile(write(name));
    await sharpOf(current)
      .webp(renditionProfile.webp)
      .withExif({ IFD0: rights })
      .toFile(write(`${size}.webp`));
    await sharpOf(current)
      .jpeg(renditionProfile.jpeg)
      .withExif({ IFD0: rights })
      .toFile(write(`${size}.jpg`));
  }
  return {
    renditionProfile: renditionProfile.name,
    widths,
    width,
    height,
    color: averageColor(current),
    placeholder: await placeholder(current),
  };
}

/** Ascending: the usual widths up to the original's own, or that one alone where even the smallest is above it. */
function widthsFor({ width, height }: RawImage): number[] {
  const widest = Math.max(1, Math.min(width, Math.floor((width * highest) / height)));
  const usual = renditionWidths.filter((candidate) => candidate <= widest);
  return usual.length > 0 ? usual : [widest];
}

const narrowed = (image: RawImage, width: number): Promise<RawImage> | RawImage =>
  image.width === width ? image : rawFrom(sharpOf(image).resize({ width }));

/** A few pixels as a data address, to be blurred while the picture loads. */
async function placeholder(image: RawImage): Promise<string> {
  const tiny = await sharpOf(image)
    .resize(placeholderSize, placeholderSize, { fit: 'inside' })
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
