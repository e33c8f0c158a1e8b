import { boxesOf } from '../iso-boxes.js';
import type { ByteSource } from './byte-source.js';
import { exifBlock, maxBlockBytes, type MetadataBlock, xmpBlock } from './metadata-block.js';

const idBytes = 16;
const xmp = 'be7acfcb97a942e89c71999491e3afac';
const iptc = '33c7a4d2b81d4723a0baf1a3e097ad38';
/** `JpgTiffExif->JP2` */
const exif = '4a706754696666457869662d3e4a5032';

/** EXIF, XMP and IPTC of a JPEG 2000: boxes with an identifier. Format: ISO/IEC 15444-1, I.7.2, and the XMP specification, part 3. */
export function* jpeg2000Blocks(file: ByteSource): Generator<MetadataBlock> {
  for (const { type, start, end } of boxesOf(file, 0, file.length)) {
    if (type !== 'uuid' || end - start > maxBlockBytes) continue;
    const id = file.read(start, idBytes).toString('hex');
    const content = file.read(start + idBytes, end - start - idBytes);
    if (id === xmp) yield xmpBlock(content);
    if (id === iptc) yield { kind: 'iptc', content };
    if (id === exif) yield exifBlock(content);
  }
}
