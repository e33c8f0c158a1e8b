import type { PhotoFromFile } from '../contract/admin-photo.js';

import { type ByteSource, withFile } from './metadata/byte-source.js';
import { readExif } from './metadata/exif.js';
import { readIptc } from './metadata/iptc.js';
import { heifBlocks } from './metadata/heif-blocks.js';
import { jpeg2000Blocks } from './metadata/jpeg2000-blocks.js';
import { jpegBlocks } from './metadata/jpeg-blocks.js';
import { maxBlockBytes, type MetadataBlock } from './metadata/metadata-block.js';
import { pngBlocks } from './metadata/png-blocks.js';
import { proposalsIn } from './metadata/proposals.js';
import type { Said } from './metadata/said.js';
import { tiffBlocks } from './metadata/tiff-blocks.js';
import { webpBlocks } from './metadata/webp-blocks.js';
import { readXmp } from './metadata/xmp.js';
import { imageTypeOf, type ImageType, signatureBytes } from './image-signature.js';

const readers: Record<ImageType, (file: ByteSource) => Generator<MetadataBlock>> = {
  'image/jpeg': jpegBlocks,
  'image/png': pngBlocks,
  'image/webp': webpBlocks,
  'image/tiff': tiffBlocks,
  'image/avif': heifBlocks,
  'image/heic': heifBlocks,
  'image/jp2': jpeg2000Blocks,
};

/** In the order in which they are believed. */
const kinds = ['xmp', 'iptc', 'exif'] as const;
/** Of each kind; a program writes one. */
const maxBlocks = 8;

/**
 * What the file of a scan says about its photo: XMP, where it has none IPTC, where it has none EXIF. Null when it says
 * nothing. Never throws for what a file contains: each block is read on its own, and a broken one says nothing. Runs in a
 * process of its own: files come from anybody.
 */
export async function readFileMetadata(path: string): Promise<PhotoFromFile | null> {
  return proposalsIn(withFile(path, saidIn));
}

function saidIn(file: ByteSource): Said[] {
  const type = imageTypeOf(file.read(0, signatureBytes));
  const blocks = type ? collected(readers[type](file)) : [];
  return kinds.flatMap((kind) =>
    blocks
      .filter((block) => block.kind === kind)
      .slice(0, maxBlocks)
      .flatMap((block) => read(block) ?? []),
  );
}

/** The blocks before the place where a file is broken. */
function collected(blocks: Generator<MetadataBlock>): MetadataBlock[] {
  const found: MetadataBlock[] = [];
  try {
    for (const block of blocks) found.push(block);
  } catch {
    return found;
  }
  return found;
}

function read(block: MetadataBlock): Said | Said[] | null {
  try {
    if (block.kind === 'exif') return readExif(block.content);
    if (block.content.length > maxBlockBytes) return null;
    return block.kind === 'xmp' ? readXmp(block.content) : readIptc(block.content);
  } catch {
    return null;
  }
}
