import type { Sharp } from 'sharp';
import { sharp } from './image-library.js';

/** Decoded pixels in memory, 8 bits a channel, in sRGB or grey: what every file of a photo is made from. */
export interface RawImage {
  pixels: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/** Runs a pipeline to pixels. */
export async function rawFrom(pipeline: Sharp): Promise<RawImage> {
  const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: info.channels };
}

/** A pipeline that begins with these pixels. */
export const sharpOf = ({ pixels, ...raw }: RawImage): Sharp => sharp(pixels, { raw, limitInputPixels: false });

/** `#rrggbb`. Meant for small pictures, of which it reads every pixel. */
export function averageColor({ pixels, channels }: RawImage): string {
  const sums = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += channels)
    for (const channel of [0, 1, 2]) sums[channel]! += pixels[at + (channels < 3 ? 0 : channel)]!;
  const count = pixels.length / channels;
  return `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
