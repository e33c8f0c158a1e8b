import { type FileHandle, open } from 'node:fs/promises';

/** A page of a TIFF as its header describes it. */
export interface TiffPage {
  width: number;
  height: number;
  /** Of each sample. */
  bits: number[];
  /** 1 unsigned, 2 signed, 3 floating point; of the first sample. */
  sampleFormat: number;
  samples: number;
  photometric: number;
  compression: number;
  /** What each sample after those of the colour is: 0 unspecified, 1 premultiplied alpha, 2 alpha. */
  extraSamples: number[];
  /** A smaller version of another page, or a mask. */
  isAuxiliary: boolean;
  /** Pages that hang on this one, as cameras and editors keep other versions. */
  subPages: TiffPage[];
}

const maxPages = 1000;
const maxSubPages = 20;
const maxTags = 4096;
/** Values that we read are short; a longer one, such as the places of all strips, is left out. */
const maxValueBytes = 64;

const valueBytes: Record<number, number> = { 1: 1, 3: 2, 4: 4, 13: 4, 16: 8, 18: 8 };

/** The pages of a TIFF in their order, without their pixels. Ends at the first page that cannot be read. */
export async function readTiffPages(path: string): Promise<TiffPage[]> {
  const file = await open(path);
  try {
    return await new TiffReader(file).readPages();
  } finally {
    await file.close();
  }
}

class TiffReader {
  private isLittleEndian = true;
  private isBig = false;

  constructor(private readonly file: FileHandle) {}

  async readPages(): Promise<TiffPage[]> {
    const head = await this.bytes(0, 16);
    if (!head) return [];
    this.isLittleEndian = head.toString('latin1', 0, 2) === 'II';
    this.isBig = this.number(head, 2, 2) === 43;
    const pages: TiffPage[] = [];
    const seen = new Set<number>();
    let at = this.isBig ? this.number(head, 8, 8) : this.number(head, 4, 4);
    while (at > 0 && !seen.has(at) && pages.length < maxPages) {
      seen.add(at);
      const found = await this.readPage(at, true);
      if (!found) break;
      pages.push(found.page);
      at = found.next;
    }
    return pages;
  }

  private async readPage(at: number, hasSubPages: boolean): Promise<{ page: TiffPage; next: number } | null> {
    const [countBytes, entryBytes, linkBytes] = this.isBig ? [8, 20, 8] : [2, 12, 4];
    const counted = await this.bytes(at, countBytes);
    const count = counted ? this.number(counted, 0, countBytes) : 0;
    if (count === 0 || count > maxTags) return null;
    const entries = await this.bytes(at + countBytes, count * entryBytes);
    if (!entries) return null;
    const tags = new Map<number, number[]>();
    for (let index = 0; index < count; index += 1)
      await this.readTag(entries.subarray(index * entryBytes, (index + 1) * entryBytes), tags);
    const link = await this.bytes(at + countBytes + count * entryBytes, linkBytes);
    const subPages: TiffPage[] = [];
    for (const place of hasSubPages ? (tags.get(330) ?? []).slice(0, maxSubPages) : []) {
      const found = await this.readPage(place, false);
      if (found) subPages.push(found.page);
    }
    return { page: pageOf(tags, subPages), next: link ? this.number(link, 0, linkBytes) : 0 };
  }

  private async readTag(entry: Buffer, tags: Map<number, number[]>): Promise<void> {
    const tag = this.number(entry, 0, 2);
    const size = valueBytes[this.number(entry, 2, 2)];
    if (!wanted.has(tag) || tags.has(tag) || size === undefined) return;
    const countBytes = this.isBig ? 8 : 4;
    const length = this.number(entry, 4, countBytes) * size;
    if (length > maxValueBytes) return;
    const place = entry.subarray(4 + countBytes);
    const value = length <= countBytes ? place : await this.bytes(this.number(place, 0, countBytes), length);
    if (!value) return;
    tags.set(
      tag,
      Array.from({ length: length / size }, (_, index) => this.number(value, index * size, size)),
    );
  }

  /** Null where the file is shorter. */
  private async bytes(at: number, length: number): Promise<Buffer | null> {
    if (!Number.isSafeInteger(at)) return null;
    const { bytesRead, buffer } = await this.file.read(Buffer.alloc(length), 0, length, at);
    return bytesRead === length ? buffer : null;
  }

  private number(bytes: Buffer, at: number, size: number): number {
    if (size === 8) return Number(this.isLittleEndian ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at));
    return this.isLittleEndian ? bytes.readUIntLE(at, size) : bytes.readUIntBE(at, size);
  }
}

const wanted = new Set([254, 255, 256, 257, 258, 259, 262, 277, 330, 338, 339]);
/** Bits of NewSubfileType. */
const reducedOrMask = 1 | 4;
/** SubfileType of the oldest files. */
const reduced = 2;

function pageOf(tags: Map<number, number[]>, subPages: TiffPage[]): TiffPage {
  const first = (tag: number, otherwise: number): number => tags.get(tag)?.[0] ?? otherwise;
  return {
    width: first(256, 0),
    height: first(257, 0),
    bits: tags.get(258) ?? [1],
    sampleFormat: first(339, 1),
    samples: first(277, 1),
    photometric: first(262, 1),
    compression: first(259, 1),
    extraSamples: tags.get(338) ?? [],
    isAuxiliary: (first(254, 0) & reducedOrMask) !== 0 || first(255, 1) === reduced,
    subPages,
  };
}
