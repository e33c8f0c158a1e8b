import { type ForeignImage, samplesOf } from './foreign-image.js';

const photometric = { grey: 1, rgb: 2 };
const unassociatedAlpha = 2;
const types = { short: 3, long: 4, undefined: 7 };
const headerBytes = 8;

/**
 * A decoded image as a file that libvips reads, with its profile, so that all that follows is the same for every format.
 * Format: TIFF 6.0, little-endian, one strip.
 */
export function uncompressedTiff(image: ForeignImage): Buffer {
  const { width, height, bits, colour, hasOpacity, pixels, icc } = image;
  const samples = samplesOf(image);
  const tags: [tag: number, type: number, content: number[] | Buffer][] = [
    [256, types.long, [width]],
    [257, types.long, [height]],
    [258, types.short, Array.from({ length: samples }, () => bits)],
    [259, types.short, [1]],
    [262, types.short, [photometric[colour]]],
    [273, types.long, [headerBytes]],
    [277, types.short, [samples]],
    [278, types.long, [height]],
    [279, types.long, [pixels.length]],
    ...(hasOpacity ? [[338, types.short, [unassociatedAlpha]] as [number, number, number[]]] : []),
    ...(icc ? [[34675, types.undefined, icc] as [number, number, Buffer]] : []),
  ];
  const directoryAt = headerBytes + pixels.length + (pixels.length % 2);
  const directory = Buffer.alloc(2 + tags.length * 12 + 4);
  directory.writeUInt16LE(tags.length, 0);
  const outside: Buffer[] = [];
  let end = directoryAt + directory.length;
  for (const [index, [tag, type, content]] of tags.entries()) {
    const at = 2 + index * 12;
    const bytes = Buffer.isBuffer(content) ? content : numbers(content, type);
    directory.writeUInt16LE(tag, at);
    directory.writeUInt16LE(type, at + 2);
    directory.writeUInt32LE(content.length, at + 4);
    if (bytes.length <= 4) bytes.copy(directory, at + 8);
    else {
      directory.writeUInt32LE(end, at + 8);
      outside.push(bytes, Buffer.alloc(bytes.length % 2));
      end += bytes.length + (bytes.length % 2);
    }
  }
  const header = Buffer.from('II*\0\0\0\0\0', 'latin1');
  header.writeUInt32LE(directoryAt, 4);
  return Buffer.concat([header, pixels, Buffer.alloc(pixels.length % 2), directory, ...outside]);
}

function numbers(values: number[], type: number): Buffer {
  const bytes = Buffer.alloc(values.length * (type === types.short ? 2 : 4));
  for (const [index, value] of values.entries())
    if (type === types.short) bytes.writeUInt16LE(value, index * 2);
    else bytes.writeUInt32LE(value, index * 4);
  return bytes;
}
