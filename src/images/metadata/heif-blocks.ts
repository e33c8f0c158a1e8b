import { type Box, boxesOf, findBox, maxBoxes } from '../iso-boxes.js';
import type { ByteSource } from './byte-source.js';
import { exifBlock, maxBlockBytes, type MetadataBlock, xmpBlock } from './metadata-block.js';

const xmpType = 'application/rdf+xml';

/** EXIF and XMP of an AVIF or a HEIC: items of its `meta` box. Format: ISO/IEC 14496-12, 8.11, and ISO/IEC 23008-12, annex A. */
export function* heifBlocks(file: ByteSource): Generator<MetadataBlock> {
  const meta = findBox(boxesOf(file, 0, file.length), 'meta');
  if (!meta) return;
  const boxes = boxesOf(file, meta.start + 4, meta.end);
  const [infos, locations, data] = ['iinf', 'iloc', 'idat'].map((type) => findBox(boxes, type));
  if (!infos || !locations) return;
  const places = placesOf(file.read(locations.start, Math.min(locations.end - locations.start, maxBlockBytes)));
  for (const { id, kind } of itemsOf(file, infos)) {
    const content = contentOf(file, places.get(id), data);
    // Before EXIF is the offset of its structure.
    if (content && kind === 'exif' && content.length > 4)
      yield exifBlock(content.subarray(4 + content.readUInt32BE(0)));
    if (content && kind === 'xmp') yield xmpBlock(content);
  }
}

interface Item {
  id: number;
  kind: 'exif' | 'xmp';
}

function itemsOf(file: ByteSource, infos: Box): Item[] {
  const version = file.read(infos.start, 1)[0];
  return boxesOf(file, infos.start + (version === 0 ? 6 : 8), infos.end).flatMap(({ type, start, end }): Item[] => {
    const info = type === 'infe' ? file.read(start, Math.min(end - start, 500)) : Buffer.alloc(0);
    const infoVersion = info[0] ?? 0;
    if (infoVersion < 2 || info.length < 12) return [];
    const wide = infoVersion === 3 ? 2 : 0;
    const id = wide ? info.readUInt32BE(4) : info.readUInt16BE(4);
    const itemType = info.toString('latin1', 8 + wide, 12 + wide);
    if (itemType === 'Exif') return [{ id, kind: 'exif' }];
    // Name and content type, each with a final NUL.
    const [, contentType] = info.toString('latin1', 12 + wide).split('\0');
    return itemType === 'mime' && contentType === xmpType ? [{ id, kind: 'xmp' }] : [];
  });
}

interface Place {
  inData: boolean;
  extents: { start: number; length: number }[];
}

/** Where the content of each item is, in the file or in the box for data. */
function placesOf(content: Buffer): Map<number, Place> {
  const places = new Map<number, Place>();
  const version = content.readUInt8(0);
  const sizes = content.readUInt16BE(4);
  const [offsetSize, lengthSize, baseSize, indexSize] = [12, 8, 4, 0].map((shift) => (sizes >> shift) & 15) as [
    number,
    number,
    number,
    number,
  ];
  let at = 6;
  const next = (size: number): number => {
    const value = size === 8 ? Number(content.readBigUInt64BE(at)) : size === 0 ? 0 : content.readUIntBE(at, size);
    at += size;
    return value;
  };
  const idSize = version < 2 ? 2 : 4;
  const count = next(idSize);
  for (let item = 0; item < Math.min(count, maxBoxes); item += 1) {
    const id = next(idSize);
    const method = version === 0 ? 0 : next(2) & 15;
    next(2);
    const base = next(baseSize);
    const extents = Array.from({ length: Math.min(next(2), maxBoxes) }, () => {
      if (version > 0) next(indexSize);
      return { start: base + next(offsetSize), length: next(lengthSize) };
    });
    if (method <= 1) places.set(id, { inData: method === 1, extents });
  }
  return places;
}

function contentOf(file: ByteSource, place: Place | undefined, data: Box | undefined): Buffer | null {
  const total = place?.extents.reduce((sum, { length }) => sum + length, 0) ?? 0;
  if (!place || total === 0 || total > maxBlockBytes || (place.inData && !data)) return null;
  const from = place.inData && data ? data.start : 0;
  return Buffer.concat(place.extents.map(({ start, length }) => file.read(from + start, length)));
}
