/** In the names of sharp's `withExif`. */
export type Rights = Partial<Record<'Copyright' | 'Artist', string>>;

const rightsTags: Record<number, keyof Rights> = { 0x013b: 'Artist', 0x8298: 'Copyright' };
const ascii = 2;
/** The first directory of a camera or a scanner has about twenty entries, and no more bytes than this. */
const maxEntries = 200;
const maxBlockBytes = 1024 * 1024;
const maxTextBytes = 2000;

/**
 * Author and copyright from the first directory of an EXIF block; renditions keep no other EXIF data. Never throws: a
 * damaged block gives no rights, and so does one that is larger than any camera writes, because every entry may point to
 * the whole block. Format: TIFF 6.0, section 2.
 */
export function exifRights(exif: Buffer | undefined): Rights {
  try {
    if (!exif || exif.length > maxBlockBytes) return {};
    return rightsIn(exif.subarray(exif.toString('latin1', 0, 6) === 'Exif\0\0' ? 6 : 0));
  } catch {
    return {};
  }
}

function rightsIn(tiff: Buffer): Rights {
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number): number => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number): number => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const rights: Rights = {};
  const directory = long(4);
  const entries = Math.min(short(directory), maxEntries);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    const name = rightsTags[short(at)];
    if (!name || rights[name] || short(at + 2) !== ascii) continue;
    const length = Math.min(long(at + 4), maxTextBytes);
    // Text of up to four bytes is in the entry itself, longer text at an offset.
    const start = length <= 4 ? at + 8 : long(at + 8);
    const text = textOf(tiff.subarray(start, start + length));
    if (text) rights[name] = text;
  }
  return rights;
}

/** The format says ASCII, cameras write UTF-8 or Latin-1. */
function textOf(bytes: Buffer): string {
  const utf8 = bytes.toString('utf8');
  const text = utf8.includes('\ufffd') ? bytes.toString('latin1') : utf8;
  return text
    .replace(/[\0-\x1f]+/g, ' ')
    .trim()
    .slice(0, 500);
}
