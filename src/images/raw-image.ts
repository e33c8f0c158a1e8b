import type { Sharp } from 'sharp';
import { sharp } from './image-library.js';

/** Decoded pixels in memory, 8 bits per channel, in sRGB or grey: the source of all renditions. */
export interface RawImage {
  pixels: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/** Runs a sharp pipeline and returns its pixels. */
export async function rawFrom(pipeline: Sharp): Promise<RawImage> {
  const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: info.channels };
}

/** A sharp pipeline that starts with these pixels. */
export const sharpOf = ({ pixels, ...raw }: RawImage): Sharp => sharp(pixels, { raw, limitInputPixels: false });

/** As `#rrggbb`. For small images only, since it reads every pixel. */
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
