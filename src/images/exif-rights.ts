import { bytesOf } from './metadata/byte-source.js';
import { maxBlockBytes } from './metadata/metadata-block.js';
import { textOfBytes } from './metadata/text-of-bytes.js';
import { TiffStructure } from './metadata/tiff-directory.js';

/** In the names of sharp's `withExif`. */
export type Rights = Partial<Record<'Copyright' | 'Artist', string>>;

const rightsTags = { Artist: 0x013b, Copyright: 0x8298 } as const;
const maxTextBytes = 2000;

/**
 * Author and copyright from the first directory of an EXIF block; renditions keep no other EXIF data. Never throws: a
 * damaged block gives no rights, and so does one that is larger than any camera writes.
 */
export function exifRights(exif: Buffer | undefined): Rights {
  try {
    if (!exif || exif.length > maxBlockBytes) return {};
    const tiff = new TiffStructure(bytesOf(exif.subarray(exif.toString('latin1', 0, 6) === 'Exif\0\0' ? 6 : 0)));
    const directory = tiff.directory();
    const rights: Rights = {};
    for (const [name, tag] of Object.entries(rightsTags) as [keyof Rights, number][]) {
      const text = textOf(tiff.bytes(directory.get(tag), maxTextBytes));
      if (text) rights[name] = text;
    }
    return rights;
  } catch {
    return {};
  }
}

const textOf = (bytes: Buffer | null): string =>
  textOfBytes(bytes ?? Buffer.alloc(0))
    .replace(/[\0-\x1f\x7f-\x9f]+/g, ' ')
    .trim()
    .slice(0, 500);
