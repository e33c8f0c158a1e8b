/** Markers without content. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const startOfScan = 0xda;
const endOfImage = 0xd9;
/** The frames of baseline and extended sequential JPEGs, which are coded in whole blocks. */
const isSequentialFrame = (marker: number): boolean => marker === 0xc0 || marker === 0xc1;
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** More bytes between two segments are not a careless program's but a part that is missing. */
const maxStrayBytes = 64;

/**
 * A JPEG without faults that leave its pixels untouched: a scan header with parameters that a sequential JPEG does not have
 * (many phones write them), stray bytes between segments, a missing end marker. Null when it has none of these faults, or
 * cannot be followed.
 */
export function mendedJpeg(jpeg: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  let isMended = false;
  let isSequential = false;
  let at = 2;
  parts.push(jpeg.subarray(0, 2));
  for (;;) {
    const marker = nextMarker(jpeg, at);
    if (marker === null || marker > at + maxStrayBytes) return null;
    isMended ||= marker > at && !isFill(jpeg, at, marker);
    const code = jpeg[marker + 1]!;
    if (code === startOfScan) {
      at = marker;
      break;
    }
    if (code === endOfImage) return null;
    const end = isBare(code) ? marker + 2 : marker + 2 + (jpeg.length > marker + 4 ? jpeg.readUInt16BE(marker + 2) : 0);
    if (end <= marker + 3 && !isBare(code)) return null;
    if (end > jpeg.length) return null;
    if (isFrame(code)) isSequential = isSequentialFrame(code);
    parts.push(jpeg.subarray(marker, end));
    at = end;
  }
  const scan = Buffer.from(jpeg.subarray(at));
  if (isSequential && scan.length > 4) isMended = mendScanHeader(scan) || isMended;
  parts.push(scan);
  if (!hasEnd(scan)) {
    parts.push(Buffer.from([0xff, endOfImage]));
    isMended = true;
  }
  return isMended ? Buffer.concat(parts) : null;
}

/** The place of the next marker; null when there is none. */
function nextMarker(jpeg: Buffer, from: number): number | null {
  for (let at = from; at < jpeg.length - 1 && at <= from + maxStrayBytes + 1; at += 1)
    if (jpeg[at] === 0xff && jpeg[at + 1] !== 0xff && jpeg[at + 1] !== 0) return at;
  return null;
}

const isFill = (jpeg: Buffer, from: number, to: number): boolean =>
  jpeg.subarray(from, to).every((byte) => byte === 0xff);

/** Sets the parameters that a sequential scan must have. True when they differed. */
function mendScanHeader(scan: Buffer): boolean {
  const end = 2 + scan.readUInt16BE(2);
  if (end > scan.length || end < 8) return false;
  const parameters = Buffer.from([0, 63, 0]);
  const isRight = scan.subarray(end - 3, end).equals(parameters);
  parameters.copy(scan, end - 3);
  return !isRight;
}

/** Programs append other things after the end marker, so it is looked for in all that follows. */
const hasEnd = (scan: Buffer): boolean => scan.lastIndexOf(Buffer.from([0xff, endOfImage])) > 0;
