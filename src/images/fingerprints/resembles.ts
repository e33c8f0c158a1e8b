/** Bits of 64 that may differ: of 213 pictures of one city, two different ones differed in at least 13, the same one saved anew in 5 at most. */
const mostDifferences = 8;

/** 64 bits of a perceptual hash, for frequencies 1 to 8 across (from the highest bits) and, within each, 1 to 8 down. */
interface Fingerprint {
  high: number;
  low: number;
}

/** Frequencies 1, 3, 5 and 7, whose sign changes when a picture is mirrored: across, and down. */
const oddAcross: Fingerprint = { high: 0xff00ff00, low: 0xff00ff00 };
const oddDown: Fingerprint = { high: 0xaaaaaaaa, low: 0xaaaaaaaa };

/**
 * Whether two pictures look the same, by their fingerprints: also when one is smaller, lighter, trimmed by up to a tenth, framed,
 * mirrored or turned by quarters. It may be wrong, so that somebody must look at them.
 */
export function resembles(some: readonly string[], others: readonly string[]): boolean {
  const variants = some.map(parsed).flatMap(turnedAndMirrored);
  return others.map(parsed).some((other) => variants.some((variant) => differences(variant, other) <= mostDifferences));
}

const parsed = (hexadecimal: string): Fingerprint => ({
  high: parseInt(hexadecimal.slice(0, 8), 16),
  low: parseInt(hexadecimal.slice(8), 16),
});

const turnedAndMirrored = (fingerprint: Fingerprint): Fingerprint[] =>
  [fingerprint, transposed(fingerprint)].flatMap((one) => {
    const mirrored = inverted(one, oddAcross);
    return [one, mirrored, inverted(one, oddDown), inverted(mirrored, oddDown)];
  });

const inverted = (one: Fingerprint, bits: Fingerprint): Fingerprint => ({
  high: one.high ^ bits.high,
  low: one.low ^ bits.low,
});

/** Across and down exchanged. */
function transposed({ high, low }: Fingerprint): Fingerprint {
  const result = { high: 0, low: 0 };
  for (let across = 0; across < 8; across += 1)
    for (let down = 0; down < 8; down += 1) {
      const bit = ((across < 4 ? high : low) >>> (31 - ((across % 4) * 8 + down))) & 1;
      result[down < 4 ? 'high' : 'low'] |= bit << (31 - ((down % 4) * 8 + across));
    }
  return result;
}

const differences = (one: Fingerprint, other: Fingerprint): number =>
  bitCount(one.high ^ other.high) + bitCount(one.low ^ other.low);

/** Of 32 bits, added up in parallel. */
function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
