const headerBytes = 128;
/** Of the space of the numbers that the profile describes, in its header. */
const spaceAt = 16;
const tagBytes = 12;
/** The curves of working spaces have a gamma of 1.8 to 2.4. */
const leastGamma = 1.4;

/** Whether an ICC profile describes numbers that are proportional to the light, as raw scans have them. False when unsure. */
export function isLinearProfile(icc: Buffer): boolean {
  try {
    const curve = tagOf(icc, 'rTRC') ?? tagOf(icc, 'kTRC');
    return curve !== null && gammaOf(curve) < leastGamma;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The same of a profile for grey images only. */
export const isLinearGrey = (icc: Buffer): boolean =>
  icc.toString('latin1', spaceAt, spaceAt + 4) === 'GRAY' && isLinearProfile(icc);

function tagOf(icc: Buffer, name: string): Buffer | null {
  const count = Math.min(icc.readUInt32BE(headerBytes), 100);
  for (let at = headerBytes + 4; at < headerBytes + 4 + count * tagBytes; at += tagBytes)
    if (icc.toString('latin1', at, at + 4) === name) return icc.subarray(icc.readUInt32BE(at + 4));
  return null;
}

/** Infinite for a curve that is given by points: those of working spaces are. */
function gammaOf(curve: Buffer): number {
  const type = curve.toString('latin1', 0, 4);
  if (type === 'para') return curve.readInt32BE(12) / 65_536;
  const points = type === 'curv' ? curve.readUInt32BE(8) : Infinity;
  if (points === 0) return 1;
  return points === 1 ? curve.readUInt16BE(12) / 256 : Infinity;
}
