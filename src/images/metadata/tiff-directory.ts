import type { ByteSource } from './byte-source.js';

/** More than any text that is kept. */
export const maxTextBytes = 80_000;
/** The first directory of a camera or a scanner has about twenty entries. */
const maxEntries = 200;
const bytesOfType = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8];
/** The type of EXIF 3.0 for texts. */
const utf8 = 129;

interface Entry {
  type: number;
  count: number;
  /** Of its value, or of the offset of its value. */
  at: number;
}

export type TiffDirectory = ReadonlyMap<number, Entry>;

/** A structure of directories with numbered entries: a TIFF, a BigTIFF, or a block of EXIF. Format: TIFF 6.0, section 2. */
export class TiffStructure {
  private readonly little: boolean;
  private readonly big: boolean;

  /** @throws RangeError for what has no such structure, here and in every method */
  constructor(private readonly source: ByteSource) {
    const order = source.read(0, 2).toString('latin1');
    if (order !== 'II' && order !== 'MM') throw new RangeError('no TIFF');
    this.little = order === 'II';
    this.big = this.short(2) === 43;
  }

  /** The directory at this offset; the first one by default. Of an entry that is repeated, the first counts. */
  directory(at: number = this.big ? this.long(8) : this.long32(4)): TiffDirectory {
    const entries = new Map<number, Entry>();
    const count = this.big ? this.long(at) : this.short(at);
    const first = at + (this.big ? 8 : 2);
    const size = this.big ? 20 : 12;
    for (let index = 0; index < Math.min(count, maxEntries); index += 1) {
      const entryAt = first + index * size;
      if (entryAt + size > this.source.length) break;
      const tag = this.short(entryAt);
      if (entries.has(tag)) continue;
      const valueCount = this.big ? this.long(entryAt + 4) : this.long32(entryAt + 4);
      entries.set(tag, { type: this.short(entryAt + 2), count: valueCount, at: entryAt + (this.big ? 12 : 8) });
    }
    return entries;
  }

  /** The bytes of an entry's value, at most so many; null where there is none. */
  bytes(entry: Entry | undefined, max: number): Buffer | null {
    const size = entry && (entry.type === utf8 ? 1 : bytesOfType[entry.type]);
    if (!entry || !size || entry.count === 0) return null;
    const length = entry.count * size;
    // What fits is in the entry itself, anything longer at an offset.
    const inEntry = length <= (this.big ? 8 : 4);
    const start = inEntry ? entry.at : this.big ? this.long(entry.at) : this.long32(entry.at);
    const value = this.source.read(start, Math.min(length, max));
    return value.length > 0 ? value : null;
  }

  /** The length of a value in bytes, as its entry states it. */
  static lengthOf(entry: Entry | undefined): number {
    return entry ? entry.count * (bytesOfType[entry.type] ?? 0) : 0;
  }

  /** The first number of an entry of whole numbers. */
  number(entry: Entry | undefined): number | null {
    const value = this.bytes(entry, 8);
    if (!entry || !value) return null;
    if (entry.type === 3 && value.length >= 2) return this.little ? value.readUInt16LE(0) : value.readUInt16BE(0);
    if ((entry.type === 4 || entry.type === 13) && value.length >= 4)
      return this.little ? value.readUInt32LE(0) : value.readUInt32BE(0);
    return (entry.type === 16 || entry.type === 18) && value.length >= 8 ? this.long64(value) : null;
  }

  /** Fractions, of which EXIF makes degrees, minutes and seconds. */
  fractions(entry: Entry | undefined): number[] {
    if (entry?.type !== 5) return [];
    const value = this.bytes(entry, 3 * 8) ?? Buffer.alloc(0);
    return Array.from({ length: Math.floor(value.length / 8) }, (_, index) => {
      const part = (at: number): number => (this.little ? value.readUInt32LE(at) : value.readUInt32BE(at));
      return part(index * 8) / part(index * 8 + 4);
    });
  }

  private short(at: number): number {
    const bytes = this.source.read(at, 2);
    return this.little ? bytes.readUInt16LE(0) : bytes.readUInt16BE(0);
  }

  private long32(at: number): number {
    const bytes = this.source.read(at, 4);
    return this.little ? bytes.readUInt32LE(0) : bytes.readUInt32BE(0);
  }

  /** An offset of a BigTIFF. */
  private long(at: number): number {
    return this.long64(this.source.read(at, 8));
  }

  private long64(bytes: Buffer): number {
    return Number(this.little ? bytes.readBigUInt64LE(0) : bytes.readBigUInt64BE(0));
  }
}
