import { readFile } from 'node:fs/promises';
import libheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { sharp } from '../image-library.js';
import type { ForeignImage } from './foreign-image.js';

const colours = 3;
const withOpacity = 4;

/**
 * Decodes a HEIC in a sandbox of its own, whose memory is free afterwards: the main picture, turned as the file says, 8 bits.
 * libvips has no decoder of HEVC, and reads the profile only.
 */
export async function decodeHeic(path: string): Promise<ForeignImage> {
  const [{ icc, exif }, file] = await Promise.all([sharp(path).metadata(), readFile(path)]);
  const module = await libheif();
  const images = new module.HeifDecoder().decode(file);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new Error('The file has no picture.');
  const [width, height] = [image.get_width(), image.get_height()];
  const data = new Uint8ClampedArray(width * height * withOpacity);
  const shown = await new Promise((resolve) => image.display({ data, width, height }, resolve));
  if (!shown) throw new Error('The picture cannot be decoded.');
  const hasOpacity = image.has_alpha_channel();
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

/** In the same memory. */
function withoutOpacity(data: Uint8ClampedArray): Uint8Array {
  let to = 0;
  for (let from = 0; from < data.length; from += withOpacity, to += colours)
    for (let colour = 0; colour < colours; colour += 1) data[to + colour] = data[from + colour]!;
  return new Uint8Array(data.buffer, 0, to);
}
