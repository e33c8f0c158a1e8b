import type { ByteSource } from './metadata/byte-source.js';

/** More than any real file has in one place. */
export const maxBoxes = 1000;

/** A part of a file, without its head; positions from the beginning of the file. */
export interface Box {
  type: string;
  start: number;
  end: number;
}

export const findBox = (boxes: Box[], type: string): Box | undefined => boxes.find((box) => box.type === type);

/** The boxes between two positions, up to a broken one: AVIF, HEIC and JPEG 2000. Format: ISO/IEC 14496-12, 4.2. */
export function boxesOf(file: ByteSource, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to && boxes.length < maxBoxes;) {
    const head = file.read(at, 16);
    if (head.length < 8) break;
    const size = head.readUInt32BE(0);
    const isLong = size === 1 && head.length === 16;
    const length = isLong ? Number(head.readBigUInt64BE(8)) : size === 0 ? to - at : size;
    const headLength = isLong ? 16 : 8;
    if (length < headLength) break;
    boxes.push({ type: head.toString('latin1', 4, 8), start: at + headLength, end: Math.min(at + length, to) });
    at += length;
  }
  return boxes;
}
