import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openJpeg from '@cornerstonejs/codec-openjpeg/decodewasmjs';
import { withFile } from '../metadata/byte-source.js';
import { type ForeignImage, samplesOf } from './foreign-image.js';
import { readJpeg2000Header } from './jpeg2000-header.js';
import { UnsupportedImage } from './unsupported-image.js';

const wasm = '@cornerstonejs/codec-openjpeg/decodewasm';
/** What the decoder writes when it guesses pixels. */
const complaint = /\[(?:error|warning)\]/i;

/**
 * Decodes a grey or RGB JPEG 2000 of up to 16 bits in a sandbox of its own, whose memory is free afterwards.
 * @throws UnsupportedImage for other kinds
 */
export async function decodeJpeg2000(path: string): Promise<ForeignImage> {
  const { readable } = withFile(path, readJpeg2000Header);
  if (!readable) throw new UnsupportedImage();
  const file = await readFile(path);
  const complaints: string[] = [];
  const print = (line: string): void => void (complaint.test(line) && complaints.push(line));
  const module = await openJpeg({
    locateFile: () => fileURLToPath(import.meta.resolve(wasm)),
    print,
    printErr: print,
  });
  const decoder = new module.J2KDecoder();
  decoder.getEncodedBuffer(file.length).set(file);
  decoder.decode();
  const { width, height, bitsPerSample, componentCount } = decoder.getFrameInfo();
  const [complained] = complaints;
  if (complained !== undefined) throw new Error(complained);
  const image = { ...readable, hasOpacity: false };
  // A palette, or opacity, that the header does not name.
  if (componentCount !== samplesOf(image)) throw new UnsupportedImage();
  return {
    ...image,
    width,
    height,
    bits: bitsPerSample > 8 ? 16 : 8,
    pixels: inFullRange(decoder.getDecodedBuffer(), bitsPerSample),
    pages: 1,
  };
}

/** Samples of 12 bits are from 0 to 4095, in two bytes: they become those of 16 bits. */
function inFullRange(decoded: Uint8Array, bits: number): Uint8Array {
  const bytes = new Uint8Array(decoded);
  if (bits === 8 || bits === 16) return bytes;
  const samples = bits > 8 ? new Uint16Array(bytes.buffer) : bytes;
  const factor = (bits > 8 ? 0xffff : 0xff) / (2 ** bits - 1);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.round(samples[at]! * factor);
  return bytes;
}
