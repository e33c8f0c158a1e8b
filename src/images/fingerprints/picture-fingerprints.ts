import phashOf from 'sharp-phash';
import { type RawImage, rawFrom, sharpOf } from '../raw-image.js';

/** Parts of the width and height that are left out at each side, so that trimmed scans, and those with a frame, are recognised. */
const insets = [0, 0.03, 0.06, 0.09];

/** Standard deviation of the brightness (0 to 255) below which a picture shows too little to be told from another one. */
const leastContrast = 4;

/** The package declares the function as the `default` of its module, which it is not. */
const phash = phashOf as unknown as typeof phashOf.default;

/**
 * Perceptual hashes of a picture and of what remains of it when its margins are cut: 64 bits each, as hexadecimal numbers. They
 * hardly change with the size, the quality and the tones of a file. None for a sheet without content, which is like any other.
 */
export async function pictureFingerprints(image: RawImage): Promise<string[]> {
  const grey = await rawFrom(sharpOf(image).greyscale());
  const { channels } = await sharpOf(grey).stats();
  if (channels[0]!.stdev < leastContrast) return [];
  return Promise.all(insets.map(async (inset) => hexadecimal(await hash(grey, inset))));
}

async function hash(image: RawImage, inset: number): Promise<string> {
  const [left, top] = [Math.round(image.width * inset), Math.round(image.height * inset)];
  const area = { left, top, width: image.width - 2 * left, height: image.height - 2 * top };
  const { pixels, ...raw } = await rawFrom(sharpOf(image).extract(area));
  return phash(pixels, { raw });
}

const hexadecimal = (bits: string): string => BigInt(`0b${bits}`).toString(16).padStart(16, '0');
