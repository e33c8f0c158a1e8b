import type { Region } from '../../src/contract/annotation.js';
import { enlargedHash } from '../../src/contract/paths.js';

/** Percent of the width and the height: the public may see a photo in other pixels later. Two decimals are less than a pixel. */
const decimals = 2;
const number = String.raw`(\d{1,3}(?:\.\d{1,4})?)`;
const pattern = new RegExp(`^${enlargedHash}&xywh=percent:${number},${number},${number},${number}$`);

/** The fragment that opens a photo enlarged at a detail: `#view&xywh=percent:25,50,10,20` (W3C Media Fragments). */
export const hashOfDetail = ({ x, y, w, h }: Region): string =>
  `${enlargedHash}&xywh=percent:${[x, y, w, h].map((percent) => Number(percent.toFixed(decimals))).join(',')}`;

/** The detail that a fragment asks for; null for none, or one that is not on the photo. */
export function detailOfHash(hash: string): Region | null {
  const [, ...numbers] = pattern.exec(hash) ?? [];
  const [x, y, w, h] = numbers.map(Number);
  return w === undefined ? null : withinPhoto({ x: x!, y: y!, w, h: h! });
}

/** A region in percent without what lies outside of the photo; null where nothing is left of it. */
export function withinPhoto({ x, y, w, h }: Region): Region | null {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  const within = { x: left, y: top, w: Math.min(100, x + w) - left, h: Math.min(100, y + h) - top };
  return within.w > 0 && within.h > 0 ? within : null;
}
