import type { ByteSource } from './byte-source.js';
import { maxBlockBytes, type MetadataBlock } from './metadata-block.js';
import { iptcInResources } from './photoshop-resources.js';
import { TiffStructure } from './tiff-directory.js';

const xmpTag = 700;
const iptcTag = 33723;
const photoshopTag = 34377;

/** A TIFF is a block of EXIF itself; XMP, IPTC and Photoshop's resources are entries of its first directory. */
export function* tiffBlocks(file: ByteSource): Generator<MetadataBlock> {
  yield { kind: 'exif', content: file };
  const tiff = new TiffStructure(file);
  const directory = tiff.directory();
  const content = (tag: number): Buffer | null => {
    const entry = directory.get(tag);
    return TiffStructure.lengthOf(entry) > maxBlockBytes ? null : tiff.bytes(entry, maxBlockBytes);
  };
  const xmp = content(xmpTag);
  if (xmp) yield { kind: 'xmp', content: xmp };
  const iptc = content(iptcTag);
  if (iptc) yield { kind: 'iptc', content: iptc };
  const resources = tiff.bytes(directory.get(photoshopTag), 4 * maxBlockBytes);
  for (const resource of resources ? iptcInResources(resources) : []) yield { kind: 'iptc', content: resource };
}
