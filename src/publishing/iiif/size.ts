import { DomainError } from '../../contract/errors.js';
import { sizeLimits } from '../../contract/largest-image.js';
import type { Size } from '../../images/image-request.js';
import { decimal, invalidParameter } from './invalid-parameter.js';

const syntax = new RegExp(
  String.raw`^(?<caret>\^)?(?:(?<max>max)|pct:(?<percent>${decimal})|(?<confined>!)?(?<width>\d{0,9}),(?<height>\d{0,9}))$`,
);

/**
 * The size that a request names for its region (IIIF Image API 3, section 4.2). Nothing is enlarged: `^`, which allows
 * that, changes only the error.
 * @throws DomainError validation_failed for a size that is malformed, empty, above the limits or, without `^`, above that
 *   of the region; upscaling_unsupported for one above that of the region with `^`
 */
export function readSize(text: string, region: Size): Size {
  const parts = syntax.exec(text)?.groups;
  if (!parts) throw invalidParameter('size');
  const mayEnlarge = parts['caret'] !== undefined;
  const size = namedSize(parts, region, mayEnlarge);
  if (size.width < 1 || size.height < 1) throw invalidParameter('size');
  if (size.width > region.width || size.height > region.height)
    throw mayEnlarge ? new DomainError('upscaling_unsupported') : invalidParameter('size');
  if (!isWithinLimits(size) || isExtreme(size, region)) throw invalidParameter('size');
  return size;
}

/** How many times more one side of an image may be reduced than the other. */
const maxDistortion = 4;

/**
 * Whether the shape of a size has little to do with that of its region: such an image is of no use, and every pixel of the
 * region is read for it. Sides of one or a few pixels are rounded, as those of the last tiles of a row are.
 */
function isExtreme(size: Size, region: Size): boolean {
  const [across, down] = [size.width / region.width, size.height / region.height];
  if (Math.max(across, down) <= maxDistortion * Math.min(across, down)) return false;
  return across > down ? size.width > Math.ceil(region.width * down) : size.height > Math.ceil(region.height * across);
}

/** The largest size in which a region is made. */
export const maxSize = (region: Size): Size => fitted(region, { width: Infinity, height: Infinity }, false);

export const isWithinLimits = ({ width, height }: Size): boolean =>
  width <= sizeLimits.maxWidth && height <= sizeLimits.maxHeight && width * height <= sizeLimits.maxArea;

function namedSize(parts: Record<string, string | undefined>, region: Size, mayEnlarge: boolean): Size {
  const { max, percent, confined, width, height } = parts;
  if (max) return fitted(region, { width: Infinity, height: Infinity }, mayEnlarge);
  if (percent) return byPercent(region, Number(percent));
  if (confined && width && height) return fitted(region, { width: Number(width), height: Number(height) }, mayEnlarge);
  if (confined || !(width || height)) throw invalidParameter('size');
  return {
    width: width ? Number(width) : atLeastOne((Number(height) * region.width) / region.height),
    height: height ? Number(height) : atLeastOne((Number(width) * region.height) / region.width),
  };
}

/** The largest size of the region's shape within a box and the limits. */
function fitted(region: Size, box: Size, mayEnlarge: boolean): Size {
  const [width, height] = [Math.min(box.width, sizeLimits.maxWidth), Math.min(box.height, sizeLimits.maxHeight)];
  if (width < 1 || height < 1) throw invalidParameter('size');
  const byArea = Math.sqrt(sizeLimits.maxArea / (region.width * region.height));
  const scale = Math.min(width / region.width, height / region.height, byArea, mayEnlarge ? Infinity : 1);
  // Rounding both lengths up could exceed the area.
  const whole = scale === byArea ? Math.floor : atLeastOne;
  return { width: whole(region.width * scale), height: whole(region.height * scale) };
}

const byPercent = ({ width, height }: Size, percent: number): Size => ({
  width: Math.round((width * percent) / 100),
  height: Math.round((height * percent) / 100),
});

/** A very narrow image has at least one pixel in each direction. */
const atLeastOne = (length: number): number => Math.max(1, Math.round(length));
