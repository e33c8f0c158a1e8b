import type { ByteSource } from './byte-source.js';
import { exifBlock, maxBlockBytes, type MetadataBlock, xmpBlock } from './metadata-block.js';

const maxChunks = 10_000;

/** EXIF and XMP of a WebP: two chunks of its RIFF container, after the pixels. */
export function* webpBlocks(file: ByteSource): Generator<MetadataBlock> {
  for (let at = 12, count = 0; count < maxChunks; count += 1) {
    const head = file.read(at, 8);
    if (head.length < 8) return;
    const type = head.toString('latin1', 0, 4);
    const length = head.readUInt32LE(4);
    if (length <= maxBlockBytes) {
      if (type === 'EXIF') yield exifBlock(file.read(at + 8, length));
      if (type === 'XMP ') yield xmpBlock(file.read(at + 8, length));
    }
    at += 8 + length + (length % 2);
  }
}
