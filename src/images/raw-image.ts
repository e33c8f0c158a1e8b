import type { Sharp } from 'sharp';
import { sharp } from './image-library.js';
import { renditionProfile } from './rendition-profile.js';

const paper = [1, 3, 5].map((at) => parseInt(renditionProfile.paper.slice(at, at + 2), 16));

/** Decoded pixels in memory, 8 bits per channel, in sRGB or grey: the source of all renditions. */
export interface RawImage {
  pixels: Buffer;
  width: number;
  height: number;
  /** More than four only before `onPaper`. */
  channels: 1 | 2 | 3 | 4;
}

/** Runs a sharp pipeline and returns its pixels. */
export async function rawFrom(pipeline: Sharp): Promise<RawImage> {
  const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: info.channels };
}

/**
 * Drops the channels after those of the colour, in the same memory; where one of them is the opacity, the colour is mixed with
 * paper.
 * @param opacity the channel among those after the colour; null where none is
 */
export function onPaper({ pixels, width, height, channels }: RawImage, opacity: number | null): RawImage {
  const colours = 3;
  const opacityAt = opacity === null ? null : colours + opacity;
  for (let from = 0, to = 0; from < pixels.length; from += channels, to += colours) {
    const share = opacityAt === null || opacityAt >= channels ? 1 : pixels[from + opacityAt]! / 255;
    for (let channel = 0; channel < colours; channel += 1)
      pixels[to + channel] = Math.round(pixels[from + channel]! * share + paper[channel]! * (1 - share));
  }
  return { pixels: pixels.subarray(0, width * height * colours), width, height, channels: colours };
}

/** Mixes the colours with paper, in the same memory, by an opacity of 16 bits for each pixel. */
export function onPaperBy(image: RawImage, opacity: Uint16Array): RawImage {
  const { pixels, channels } = image;
  for (let at = 0; at < pixels.length; at += 1) {
    const share = opacity[Math.floor(at / channels)]! / 65_535;
    pixels[at] = Math.round(pixels[at]! * share + paper[at % channels]! * (1 - share));
  }
  return image;
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
