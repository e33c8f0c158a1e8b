import { type RawImage, rawFrom, sharpOf } from '../raw-image.js';
import { hashedSize, perceptualHash } from './perceptual-hash.js';

/** Parts of the width and height that are left out at each side, so that trimmed scans, and those with a frame, are recognised. */
const insets = [0, 0.03, 0.06, 0.09];

/** Standard deviation of the brightness (0 to 255) below which a picture shows too little to be told from another one. */
const leastContrast = 4;

/**
 * Perceptual hashes of a picture and of what remains of it when its margins are cut: 64 bits each, as hexadecimal numbers. They
 * hardly change with the size, the quality and the tones of a file. None for a sheet without content, which is like any other.
 */
export async function pictureFingerprints(image: RawImage): Promise<string[]> {
  const grey = await rawFrom(sharpOf(image).greyscale());
  const { channels } = await sharpOf(grey).stats();
  if (channels[0]!.stdev < leastContrast) return [];
  return Promise.all(insets.map((inset) => fingerprint(grey, inset)));
}

async function fingerprint(grey: RawImage, inset: number): Promise<string> {
  const [left, top] = [Math.round(grey.width * inset), Math.round(grey.height * inset)];
  const area = { left, top, width: grey.width - 2 * left, height: grey.height - 2 * top };
  const reduced = sharpOf(grey).extract(area).resize(hashedSize, hashedSize, { fit: 'fill' });
  // Otherwise grey pixels become those of three colours.
  const { pixels } = await rawFrom(reduced.greyscale());
  return perceptualHash(pixels);
}
