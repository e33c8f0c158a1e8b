import type { Sharp } from 'sharp';
import { type RawImage, rawFrom, sharpOf } from './raw-image.js';
import { renditionProfile } from './rendition-profile.js';

const full = 65_535;

/** The curve of sRGB: what 16 bits of light are in 8 bits of a display. Made for the first such scan. */
let shown: Uint8Array | null = null;
const curveOfDisplays = (): Uint8Array =>
  (shown ??= Uint8Array.from({ length: full + 1 }, (_, number) => {
    const light = number / full;
    return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));
  }));

/**
 * A 16-bit grey scan whose numbers are proportional to the light, on paper where it is transparent. libvips converts 16-bit grey by
 * no profile, and eight bits of light are too few for its shadows.
 * @param opacity the channel after the grey that is its opacity; null where none is
 */
export async function linearGrey(scan: Sharp, opacity: number | null): Promise<RawImage> {
  const { data, info } = await scan
    .toColourspace('grey16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const numbers = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  const curve = curveOfDisplays();
  const pixels = Buffer.alloc(width * height * 2);
  for (let from = 0, to = 0; to < pixels.length; from += channels, to += 2) {
    pixels[to] = curve[numbers[from]!]!;
    pixels[to + 1] = opacity === null ? 255 : numbers[from + 1 + opacity]! >> 8;
  }
  return rawFrom(
    sharpOf({ pixels, width, height, channels: 2 })
      .flatten({ background: renditionProfile.paper })
      .toColourspace('srgb'),
  );
}
