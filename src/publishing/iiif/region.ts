import type { Region, Size } from '../../images/image-request.js';
import { decimal, invalidParameter } from './invalid-parameter.js';

const pixels = /^(\d{1,9}),(\d{1,9}),(\d{1,9}),(\d{1,9})$/;
const percent = new RegExp(`^pct:${decimal},${decimal},${decimal},${decimal}$`);

/**
 * The region that a request names, cut off at the edges of the image (IIIF Image API 3, section 4.1).
 * @throws DomainError validation_failed for a region that is malformed, empty or outside of the image
 */
export function readRegion(text: string, image: Size): Region {
  if (text === 'full') return { left: 0, top: 0, ...image };
  if (text === 'square') return centredSquare(image);
  const inPixels = pixels.exec(text);
  const inPercent = percent.exec(text);
  if (inPixels) return cutOff(inPixels, image, { x: 1, y: 1 });
  if (inPercent) return cutOff(inPercent, image, { x: image.width / 100, y: image.height / 100 });
  throw invalidParameter('region');
}

function centredSquare({ width, height }: Size): Region {
  const side = Math.min(width, height);
  return { left: Math.floor((width - side) / 2), top: Math.floor((height - side) / 2), width: side, height: side };
}

/** Edges are rounded, not lengths, so that regions that touch in percent touch in pixels. */
function cutOff([, ...numbers]: RegExpExecArray, image: Size, unit: { x: number; y: number }): Region {
  const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
  const [left, top] = [Math.round(x * unit.x), Math.round(y * unit.y)];
  const right = Math.min(image.width, Math.round((x + width) * unit.x));
  const bottom = Math.min(image.height, Math.round((y + height) * unit.y));
  if (right <= left || bottom <= top) throw invalidParameter('region');
  return { left, top, width: right - left, height: bottom - top };
}

/** The region of a scan that a region of its reduced image shows: at least as many pixels. */
export function regionOfScan({ left, top, width, height }: Region, reduced: Size, scan: Size): Region {
  const [x, y] = [scan.width / reduced.width, scan.height / reduced.height];
  const [first, firstRow] = [Math.round(left * x), Math.round(top * y)];
  return {
    left: first,
    top: firstRow,
    width: Math.round((left + width) * x) - first,
    height: Math.round((top + height) * y) - firstRow,
  };
}
