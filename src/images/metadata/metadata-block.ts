import { type ByteSource, bytesOf } from './byte-source.js';
import { iptcInResources } from './photoshop-resources.js';

/** A block of a file in one of the three formats. EXIF has the structure of a TIFF, whose whole file is such a block. */
export type MetadataBlock = { kind: 'xmp' | 'iptc'; content: Buffer } | { kind: 'exif'; content: ByteSource };

/** Larger blocks than any program writes are left out. */
export const maxBlockBytes = 1024 * 1024;

const exifHead = Buffer.from('Exif\0\0');
const xmpHead = Buffer.from('http://ns.adobe.com/xap/1.0/\0');
const photoshopHead = Buffer.from('Photoshop 3.0\0');

/** Some programs write the heads of JPEG's segments into other formats too. */
export function exifBlock(content: Buffer): MetadataBlock {
  return { kind: 'exif', content: bytesOf(withoutHead(content, exifHead) ?? content) };
}

export const xmpBlock = (content: Buffer): MetadataBlock => ({
  kind: 'xmp',
  content: withoutHead(content, xmpHead) ?? content,
});

/** Blocks whose format only their first bytes tell: segments of a JPEG, profiles that ImageMagick writes into a PNG. */
export function blocksWithHead(content: Buffer): MetadataBlock[] {
  const resources = withoutHead(content, photoshopHead) ?? (startsWith(content, Buffer.from('8BIM')) ? content : null);
  if (resources) return iptcInResources(resources).map((iptc) => ({ kind: 'iptc', content: iptc }));
  if (startsWith(content, exifHead)) return [exifBlock(content)];
  if (startsWith(content, xmpHead)) return [xmpBlock(content)];
  return [];
}

export const photoshopResources = (segment: Buffer): Buffer | null => withoutHead(segment, photoshopHead);

export const withoutHead = (content: Buffer, head: Buffer): Buffer | null =>
  startsWith(content, head) ? content.subarray(head.length) : null;

const startsWith = (content: Buffer, head: Buffer): boolean => content.subarray(0, head.length).equals(head);
