import { readFile } from 'node:fs/promises';
import libheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { sharp } from '../image-library.js';
import type { ForeignImage } from './foreign-image.js';
import { UnreadableImage } from './unreadable-image.js';

const colours = 3;
const withOpacity = 4;

/**
 * Decodes a HEIC in a sandbox of its own, whose memory is free afterwards: the main picture, turned as the file says, 8 bits.
 * libvips has no decoder of HEVC, and reads the profile only.
 */
export async function decodeHeic(path: string): Promise<ForeignImage> {
  const [{ icc, exif }, file] = await Promise.all([sharp(path).metadata(), readFile(path)]);
  const { images, image, data } = await withComplaints(async () => {
    const module = await libheif();
    const images = new module.HeifDecoder().decode(file);
    const image = images.find((one) => one.is_primary()) ?? images[0];
    if (!image) throw new Error('The file has no picture.');
    const [width, height] = [image.get_width(), image.get_height()];
    const data = new Uint8ClampedArray(width * height * withOpacity);
    const shown = await new Promise((resolve) => image.display({ data, width, height }, resolve));
    if (!shown) throw new Error('The picture cannot be decoded.');
    return { images, image, data };
  });
  const [width, height, hasOpacity] = [image.get_width(), image.get_height(), image.has_alpha_channel()];
  return {
    width,
    height,
    bits: 8,
    colour: 'rgb',
    hasOpacity,
    pixels: hasOpacity ? new Uint8Array(data.buffer) : withoutOpacity(data),
    icc: icc ?? null,
    pages: images.length,
    exif,
  };
}

/**
 * The library writes what is wrong with a file to the console, which is the log of the workers: it becomes the reason of the
 * error. An image process decodes one file at a time, so nobody else writes meanwhile.
 */
async function withComplaints<Result>(decode: () => Promise<Result>): Promise<Result> {
  const complaints: string[] = [];
  const { log, error } = console;
  const note = (...parts: unknown[]): void => void complaints.push(textOf(parts));
  Object.assign(console, { log: note, error: note });
  try {
    return await decode();
  } catch (cause) {
    const [complaint] = complaints;
    throw complaint === undefined ? cause : new UnreadableImage(complaint, { cause });
  } finally {
    Object.assign(console, { log, error });
  }
}

/** Of its objects, the message that some have. */
const textOf = (parts: unknown[]): string =>
  parts.flatMap((part) => (typeof part === 'string' ? part : messageOf(part))).join(': ');

const messageOf = (part: unknown): string[] =>
  typeof part === 'object' && part !== null && 'message' in part && typeof part.message === 'string'
    ? [part.message]
    : [];

/** In the same memory. */
function withoutOpacity(data: Uint8ClampedArray): Uint8Array {
  let to = 0;
  for (let from = 0; from < data.length; from += withOpacity, to += colours)
    for (let colour = 0; colour < colours; colour += 1) data[to + colour] = data[from + colour]!;
  return new Uint8Array(data.buffer, 0, to);
}
