import type { TiffOptions } from 'sharp';
import type { Region, Size } from './image-request.js';
import { renditionProfile } from './rendition-profile.js';

/** libvips does not read tiles that are much larger than the image. */
const untiledSide = 128;
/** JPEG cannot describe more, and sharp asks the whole image, not its tiles. */
const maxJpegSide = 65_535;

/** How the pyramid of an image of this size is written. The smallest have one level, without tiles. */
export function pyramidOptions({ width, height }: Size): TiffOptions {
  const { quality, ...layout } = renditionProfile.pyramid;
  const side = Math.max(width, height);
  if (side <= untiledSide) return { compression: 'jpeg', quality };
  return side > maxJpegSide ? { ...layout, compression: 'deflate' } : { ...layout, quality };
}

/** A level of a pyramid with the pixels that are needed of it. */
export interface PyramidPart {
  /** The page of the TIFF: 0 is the full size. */
  page: number;
  /** In the pixels of this level. */
  region: Region;
}

/**
 * The sizes of all levels, the full size first. libvips makes each half of the one before, without a remaining odd pixel,
 * until one fits into a tile.
 */
export function pyramidLevels(image: Size): Size[] {
  const { tileWidth, tileHeight } = renditionProfile.pyramid;
  const levels = [image];
  for (let last = image; (last.width > tileWidth || last.height > tileHeight) && last.width > 1 && last.height > 1;) {
    last = { width: Math.floor(last.width / 2), height: Math.floor(last.height / 2) };
    levels.push(last);
  }
  return levels;
}

/**
 * The part of a pyramid that a region is made of: of the smallest level with enough pixels for this size. Where the region
 * does not begin or end between two pixels of the level, the part is up to a pixel larger. The last tile of a row may lack
 * an odd pixel that its level does not have.
 */
export function partFor({ region, size }: { region: Region; size: Size }, image: Size): PyramidPart {
  const levels = pyramidLevels(image);
  const page = levels.findLastIndex(
    (_, level) =>
      Math.ceil(region.width / 2 ** level) >= size.width && Math.ceil(region.height / 2 ** level) >= size.height,
  );
  const scale = 2 ** page;
  const { width, height } = levels[page] ?? image;
  const [left, right] = scaled(region.left, region.width, { scale, end: width });
  const [top, bottom] = scaled(region.top, region.height, { scale, end: height });
  return { page, region: { left, top, width: right - left, height: bottom - top } };
}

/** The first pixel and the one after the last. */
function scaled(start: number, length: number, { scale, end }: { scale: number; end: number }): [number, number] {
  const first = Math.min(Math.floor(start / scale), end - 1);
  return [first, Math.max(first + 1, Math.min(Math.ceil((start + length) / scale), end))];
}
