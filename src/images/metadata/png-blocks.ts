import { inflateSync } from 'node:zlib';
import type { ByteSource } from './byte-source.js';
import { blocksWithHead, exifBlock, maxBlockBytes, type MetadataBlock, xmpBlock } from './metadata-block.js';

const signatureBytes = 8;
/** The pixels of a large scan are in tens of thousands of chunks. */
const maxChunks = 300_000;
const xmpKeyword = 'XML:com.adobe.xmp';
/** ImageMagick writes other blocks as text: a name, a length, and the bytes in hexadecimal digits. */
const rawProfile = /^Raw profile type (exif|app1|iptc|8bim|xmp)$/i;
const wanted = ['eXIf', 'iTXt', 'zTXt', 'tEXt'];

/** EXIF, XMP and IPTC of a PNG. A chunk that is broken is left out. */
export function* pngBlocks(file: ByteSource): Generator<MetadataBlock> {
  for (let at = signatureBytes, count = 0; count < maxChunks; count += 1) {
    const head = file.read(at, 8);
    if (head.length < 8) return;
    const length = head.readUInt32BE(0);
    const type = head.toString('latin1', 4, 8);
    if (wanted.includes(type) && length <= maxBlockBytes) yield* blocksOf(type, file.read(at + 8, length));
    at += 12 + length;
  }
}

function blocksOf(type: string, content: Buffer): MetadataBlock[] {
  if (type === 'eXIf') return [exifBlock(content)];
  const keyword = untilNul(content);
  const name = keyword.toString('latin1');
  const isXmp = name === xmpKeyword;
  if (!isXmp && !rawProfile.test(name)) return [];
  const text = textOf(type, content.subarray(keyword.length + 1));
  if (!text) return [];
  return isXmp ? [xmpBlock(text)] : profileBlocks(text, name);
}

/** The text of a chunk, after its keyword. Format: PNG (ISO/IEC 15948), 11.3.3. */
function textOf(type: string, content: Buffer): Buffer | null {
  if (type === 'tEXt') return content;
  if (type === 'zTXt') return inflated(content.subarray(1));
  const language = untilNul(content.subarray(2));
  const translated = untilNul(content.subarray(2 + language.length + 1));
  const text = content.subarray(2 + language.length + 1 + translated.length + 1);
  return content[0] === 1 ? inflated(text) : text;
}

function inflated(compressed: Buffer): Buffer | null {
  try {
    return inflateSync(compressed, { maxOutputLength: maxBlockBytes });
  } catch {
    return null;
  }
}

function profileBlocks(text: Buffer, name: string): MetadataBlock[] {
  const digits = /^\s*\S+\s+\d+\s+([\s\da-f]+)/i.exec(text.toString('latin1'))?.[1] ?? '';
  const content = Buffer.from(digits.replace(/\s+/g, ''), 'hex');
  const blocks = blocksWithHead(content);
  if (blocks.length > 0 || content.length === 0) return blocks;
  if (/xmp$/i.test(name)) return [xmpBlock(content)];
  return /exif$/i.test(name) ? [exifBlock(content)] : [{ kind: 'iptc', content }];
}

function untilNul(content: Buffer): Buffer {
  const end = content.indexOf(0);
  return end < 0 ? content : content.subarray(0, end);
}
