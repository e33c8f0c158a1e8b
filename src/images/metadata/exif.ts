import type { ByteSource } from './byte-source.js';
import type { Said } from './said.js';
import { textsOfBytes } from './text-of-bytes.js';
import { maxTextBytes, type TiffDirectory, TiffStructure } from './tiff-directory.js';
import { readWindowsTags } from './windows-tags.js';

const tags = { description: 0x010e, artist: 0x013b, copyright: 0x8298, exif: 0x8769, gps: 0x8825 } as const;
const dateTaken = 0x9003;
const gpsTags = { latRef: 1, lat: 2, lngRef: 3, lng: 4, bearingRef: 16, bearing: 17 } as const;

/**
 * What the EXIF of a file says: its first directory, and those for the picture and for its position; then what Windows has
 * written there.
 * @throws RangeError
 */
export function readExif(block: ByteSource): Said[] {
  const tiff = new TiffStructure(block);
  const first = tiff.directory();
  const [description = '', artist = '', copyright = ''] = textsOfBytes(
    [tags.description, tags.artist, tags.copyright].map((tag) => textBytes(tiff, first, tag)),
  );
  const windows = said(() => readWindowsTags(tiff, first));
  return [
    {
      // Windows writes its title there as well.
      description: description.split('\0', 1)[0] === windows.title ? '' : description,
      authors: [artist],
      rights: copyright,
      ...said(() => dateIn(tiff, first)),
      ...said(() => positionIn(tiff, first)),
    },
    windows,
  ];
}

/** One broken directory does not silence the others. */
function said(read: () => Said): Said {
  try {
    return read();
  } catch {
    return {};
  }
}

const textBytes = (tiff: TiffStructure, directory: TiffDirectory, tag: number): Buffer =>
  tiff.bytes(directory.get(tag), maxTextBytes) ?? Buffer.alloc(0);

function inner(tiff: TiffStructure, first: TiffDirectory, tag: number): TiffDirectory {
  const at = tiff.number(first.get(tag));
  return at ? tiff.directory(at) : new Map();
}

const dateIn = (tiff: TiffStructure, first: TiffDirectory): Said => ({
  date: textBytes(tiff, inner(tiff, first, tags.exif), dateTaken).toString('latin1'),
});

function positionIn(tiff: TiffStructure, first: TiffDirectory): Said {
  const gps = inner(tiff, first, tags.gps);
  const reference = (tag: number): string => textBytes(tiff, gps, tag).toString('latin1', 0, 1).toUpperCase();
  const degrees = (tag: number): number => {
    const [whole = NaN, minutes = 0, seconds = 0] = tiff.fractions(gps.get(tag));
    return whole + (minutes || 0) / 60 + (seconds || 0) / 3600;
  };
  const lat = degrees(gpsTags.lat) * (reference(gpsTags.latRef) === 'S' ? -1 : 1);
  const lng = degrees(gpsTags.lng) * (reference(gpsTags.lngRef) === 'W' ? -1 : 1);
  // Magnetic north is elsewhere, some years by many degrees.
  const bearing = reference(gpsTags.bearingRef) === 'M' ? NaN : (tiff.fractions(gps.get(gpsTags.bearing))[0] ?? NaN);
  return { lat, lng, bearing };
}
