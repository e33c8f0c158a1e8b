/** A tag of a page: its number, type (1 BYTE, 2 ASCII, 3 SHORT, 4 LONG, 7 UNDEFINED …) and content. */
export interface TiffTag {
  tag: number;
  type: number;
  /** Numbers of the tag's type, or its bytes. */
  content: number[] | Buffer;
  /** Where the content pretends to be; its own place is not used then. */
  offset?: number;
}

export interface TiffPage {
  width: number;
  height: number;
  /** Of one sample. */
  bits?: number;
  samples: number;
  /** 0 white is zero, 1 black is zero, 2 RGB, 5 CMYK, 8 Lab. */
  photometric: number;
  /** Row after row, sample after sample, each as many bytes as it has bits, little-endian. */
  pixels: Buffer;
  /** In any order; they are written as they come. */
  tags?: TiffTag[];
  /** Pages that this one refers to, as editors keep smaller versions. */
  subPages?: TiffPage[];
  keepsOrder?: boolean;
}

const typeBytes: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1 };

/** An uncompressed TIFF of these pages, little-endian, with any tags, also wrong ones. */
export function aTiff(...pages: TiffPage[]): Buffer {
  const parts: Buffer[] = [Buffer.from('II*\0\0\0\0\0', 'latin1')];
  let end = 8;
  const append = (content: Buffer): number => {
    const at = end;
    const even = content.length % 2 ? Buffer.concat([content, Buffer.alloc(1)]) : content;
    parts.push(even);
    end += even.length;
    return at;
  };
  /** Writes a page and returns where it begins; its link to the next page is the last four bytes. */
  const writePage = (page: TiffPage): { at: number; directory: Buffer } => {
    const { width, height, samples, photometric, pixels, bits = 8, tags = [], subPages = [], keepsOrder } = page;
    const children = subPages.map((child) => writePage(child).at);
    const strip = append(pixels);
    const own: TiffTag[] = [
      { tag: 256, type: 4, content: [width] },
      { tag: 257, type: 4, content: [height] },
      { tag: 258, type: 3, content: Array.from({ length: samples }, () => bits) },
      { tag: 259, type: 3, content: [1] },
      { tag: 262, type: 3, content: [photometric] },
      { tag: 273, type: 4, content: [strip] },
      { tag: 277, type: 3, content: [samples] },
      { tag: 278, type: 4, content: [height] },
      { tag: 279, type: 4, content: [pixels.length] },
      ...(children.length > 0 ? [{ tag: 330, type: 4, content: children }] : []),
    ];
    const overridden = new Set(tags.map(({ tag }) => tag));
    const all = [...own.filter(({ tag }) => !overridden.has(tag)), ...tags];
    if (!keepsOrder) all.sort((a, b) => a.tag - b.tag);
    const entries = all.map(({ tag, type, content, offset }) => {
      const bytes = Buffer.isBuffer(content) ? content : numbers(content, type);
      const entry = Buffer.alloc(12);
      entry.writeUInt16LE(tag, 0);
      entry.writeUInt16LE(type, 2);
      entry.writeUInt32LE(bytes.length / (typeBytes[type] ?? 1), 4);
      if (offset !== undefined) entry.writeUInt32LE(offset, 8);
      else if (bytes.length <= 4) bytes.copy(entry, 8);
      else entry.writeUInt32LE(append(bytes), 8);
      return entry;
    });
    const directory = Buffer.alloc(2 + entries.length * 12 + 4);
    directory.writeUInt16LE(entries.length, 0);
    Buffer.concat(entries).copy(directory, 2);
    return { at: append(directory), directory };
  };
  let link: { in: Buffer; at: number } = { in: parts[0]!, at: 4 };
  for (const page of pages) {
    const { at, directory } = writePage(page);
    link.in.writeUInt32LE(at, link.at);
    link = { in: directory, at: directory.length - 4 };
  }
  return Buffer.concat(parts);
}

function numbers(values: number[], type: number): Buffer {
  const bytes = Buffer.alloc(values.length * (typeBytes[type] ?? 1));
  for (const [index, value] of values.entries())
    if (type === 3) bytes.writeUInt16LE(value, index * 2);
    else if (type === 4) bytes.writeUInt32LE(value, index * 4);
    else bytes.writeUInt8(value, index);
  return bytes;
}

/** Pixels of areas side by side, whose samples are these numbers: little-endian. */
export function areas(
  colours: number[][],
  { bits = 8, isFloat = false, width: areaWidth = 20, height = 20 } = {},
): Pick<TiffPage, 'width' | 'height' | 'samples' | 'bits' | 'pixels'> {
  const samples = colours[0]?.length ?? 0;
  const bytes = bits / 8;
  const row = Buffer.alloc(colours.length * areaWidth * samples * bytes);
  for (const [index, colour] of colours.entries())
    for (let x = 0; x < areaWidth; x += 1)
      for (const [sample, value] of colour.entries()) {
        const at = ((index * areaWidth + x) * samples + sample) * bytes;
        if (isFloat) row.writeFloatLE(value, at);
        else row.writeUIntLE(value, at, bytes);
      }
  const pixels = Buffer.concat(Array.from({ length: height }, () => row));
  return { width: colours.length * areaWidth, height, samples, bits, pixels };
}
