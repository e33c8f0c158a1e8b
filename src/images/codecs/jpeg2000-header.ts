import { boxesOf, findBox } from '../iso-boxes.js';
import type { ByteSource } from '../metadata/byte-source.js';
import type { ForeignImage } from './foreign-image.js';

/** What is known of a JPEG 2000 before its pixels are decoded. */
export interface Jpeg2000Header {
  width: number;
  height: number;
  /** Null for what is not decoded: CMYK, Lab, opacity, signed samples, and components that differ from each other. */
  readable: Pick<ForeignImage, 'colour' | 'icc'> | null;
}

type Colour = ForeignImage['colour'];

const startOfCodestream = 0xff4fff51;
const maxIccBytes = 4 * 1024 * 1024;
/** Enumerated colour spaces: sRGB, grey, and sYCC, which is decoded as sRGB. */
const enumerated: Record<number, Colour> = { 16: 'rgb', 17: 'grey', 18: 'rgb' };
/** As ICC profiles name them. */
const ofProfile: Record<string, Colour> = { GRAY: 'grey', 'RGB ': 'rgb' };
const ofComponents: Record<number, Colour> = { 1: 'grey', 3: 'rgb' };
const maxBits = 16;

/**
 * Reads a JP2, a JPX or a bare codestream. Format: ISO/IEC 15444-1, annexes A.5.1 and I.5.
 * @throws Error when it is none
 */
export function readJpeg2000Header(file: ByteSource): Jpeg2000Header {
  if (isCodestream(file, 0)) {
    const { colour, ...size } = sizeOf(file, 0);
    return { ...size, readable: colour && { colour, icc: null } };
  }
  const boxes = boxesOf(file, 0, file.length);
  const [header, codestream] = [findBox(boxes, 'jp2h'), findBox(boxes, 'jp2c')];
  if (!header || !codestream || !isCodestream(file, codestream.start)) throw new Error('It is no JPEG 2000.');
  const { colour, ...size } = sizeOf(file, codestream.start);
  const stated = boxesOf(file, header.start, header.end)
    .filter(({ type }) => type === 'colr')
    .map(({ start, end }) => statedColour(file.read(start, Math.min(end - start, maxIccBytes))));
  return { ...size, readable: stated.find((one) => colour !== null && one?.colour === colour) ?? null };
}

function isCodestream(file: ByteSource, at: number): boolean {
  const head = file.read(at, 4);
  return head.length === 4 && head.readUInt32BE(0) === startOfCodestream;
}

/** The colour that so many components have; null where they cannot be decoded. */
function sizeOf(file: ByteSource, at: number): Pick<Jpeg2000Header, 'width' | 'height'> & { colour: Colour | null } {
  const marker = file.read(at + 4, 38 + 3 * 3);
  const number = (from: number): number => marker.readUInt32BE(from);
  const colour = ofComponents[marker.readUInt16BE(36)] ?? null;
  const components = Array.from({ length: colour === 'rgb' ? 3 : 1 }, (_, index) => {
    const [depth, dx, dy] = marker.subarray(38 + index * 3);
    return { depth, isFull: dx === 1 && dy === 1 };
  });
  // Signed samples have the highest bit set.
  const isPlain = components.every(
    ({ depth, isFull }) => isFull && depth !== undefined && depth < maxBits && depth === components[0]?.depth,
  );
  return { width: number(4) - number(12), height: number(8) - number(16), colour: isPlain ? colour : null };
}

function statedColour(box: Buffer): Jpeg2000Header['readable'] {
  const [method] = box;
  const icc = method === 2 || method === 3 ? box.subarray(3) : null;
  const colour = icc
    ? ofProfile[icc.toString('latin1', 16, 20)]
    : method === 1 && box.length >= 7
      ? enumerated[box.readUInt32BE(3)]
      : undefined;
  return colour ? { colour, icc } : null;
}
