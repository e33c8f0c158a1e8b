import type { Metadata, Sharp } from 'sharp';
import { onPaperBy, type RawImage, rawFrom } from './raw-image.js';
import { inSrgb } from './to-srgb.js';

/** The channel after the four inks; the types of sharp name those of RGB only. */
const opacityAt = 4 as number as 3;

/** sharp takes the opacity beside 16-bit CMYK for one of 8 bits: whatever is not quite clear would be opaque. */
export const isDeepCmyk = ({ space, depth }: Metadata): boolean => space === 'cmyk' && depth === 'ushort';

/** A 16-bit CMYK scan with an opacity, on paper: its opacity is read apart from its colours. */
export async function deepCmykOnPaper(scan: Sharp, metadata: Metadata): Promise<RawImage> {
  const opacity = await scan
    .clone()
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .extractChannel(opacityAt)
    .raw({ depth: 'ushort' })
    .toBuffer();
  const colours = await rawFrom(inSrgb(scan.removeAlpha(), metadata));
  return onPaperBy(colours, new Uint16Array(opacity.buffer, opacity.byteOffset, opacity.length / 2));
}
