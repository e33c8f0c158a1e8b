import { sharp } from './image-library.js';

/** exifr reads all blocks of these itself, extended XMP and IPTC included. */
const readByExifr = ['jpeg', 'tiff'];
/** A segment of a JPEG states its length in 16 bits, which count themselves. */
const segmentMax = 0xffff - 2;
const exifHead = Buffer.from('Exif\0\0');
const xmpHead = Buffer.from('http://ns.adobe.com/xap/1.0/\0');

/**
 * What exifr is given for the file of a scan. It cannot open WebP, and of PNG and AVIF it finds only some blocks: of those
 * it gets an empty JPEG with the blocks that libvips has found.
 */
export async function metadataSource(path: string): Promise<string | Buffer> {
  // The pixels are not decoded.
  const { format, exif, xmp } = await sharp(path, { limitInputPixels: false }).metadata();
  if (readByExifr.includes(format)) return path;
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    exif ? segment(exif.subarray(0, exifHead.length).equals(exifHead) ? exif : Buffer.concat([exifHead, exif])) : none,
    xmp ? segment(Buffer.concat([xmpHead, xmp])) : none,
    Buffer.from([0xff, 0xd9]),
  ]);
}

const none = Buffer.alloc(0);

/** A segment for applications (APP1); nothing for a block that is too long for one. */
function segment(content: Buffer): Buffer {
  if (content.length > segmentMax) return none;
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
