/** Pixels across and down that a picture is reduced to. */
export const hashedSize = 32;
/** Frequencies across and down that are kept, from 1 on: 0 is the brightness of the whole. */
const frequencies = 8;

/** Of each frequency at each pixel: a discrete cosine transform (DCT-II). */
const cosines = Array.from({ length: frequencies }, (_, index) =>
  Array.from({ length: hashedSize }, (__, at) => Math.cos(((2 * at + 1) * (index + 1) * Math.PI) / (2 * hashedSize))),
);

/**
 * The perceptual hash of a picture (C. Zauner, Implementation and Benchmarking of Perceptual Image Hash Functions, 2010): which of
 * its low frequencies are above their mean, 64 bits as a hexadecimal number, by frequencies across, then down. Packages that do the
 * same load a copy of sharp of their own, which turns on its cache.
 * @param pixels `hashedSize` × `hashedSize` grey ones, row by row
 */
export function perceptualHash(pixels: Uint8Array): string {
  const rows = Array.from({ length: hashedSize }, (_, y) => pixels.subarray(y * hashedSize, (y + 1) * hashedSize));
  const strengths = cosines.flatMap((across) => {
    const column = rows.map((row) => product(across, row));
    return cosines.map((down) => product(down, column));
  });
  const mean = strengths.reduce((sum, strength) => sum + strength, 0) / strengths.length;
  const bits = strengths.map((strength) => (strength > mean ? '1' : '0')).join('');
  return BigInt(`0b${bits}`)
    .toString(16)
    .padStart(strengths.length / 4, '0');
}

const product = (weights: readonly number[], values: ArrayLike<number>): number =>
  weights.reduce((sum, weight, at) => sum + weight * values[at]!, 0);
