import type { ByteSource } from './byte-source.js';
import {
  blocksWithHead,
  maxBlockBytes,
  type MetadataBlock,
  photoshopResources,
  withoutHead,
} from './metadata-block.js';
import { iptcInResources } from './photoshop-resources.js';

const app1 = 0xe1;
const app13 = 0xed;
/** After it come the pixels. */
const startOfScan = 0xda;
const endOfImage = 0xd9;
/** Profiles, previews and long resources take many segments of 64 kB. */
const maxSegments = 4000;
const extensionHead = Buffer.from('http://ns.adobe.com/xmp/extension/\0');

interface Segment {
  marker: number;
  content: Buffer;
}

/** EXIF and XMP of a JPEG, and IPTC, whose resources may be continued in several segments. */
export function* jpegBlocks(file: ByteSource): Generator<MetadataBlock> {
  const resources: Buffer[] = [];
  const extensions: Buffer[] = [];
  const packets: Buffer[] = [];
  for (const { marker, content } of segmentsOf(file)) {
    const resource = marker === app13 ? photoshopResources(content) : null;
    const extension = marker === app1 ? withoutHead(content, extensionHead) : null;
    if (resource) resources.push(resource);
    else if (extension) extensions.push(extension);
    else if (marker === app1)
      for (const block of blocksWithHead(content)) {
        if (block.kind === 'xmp') packets.push(block.content);
        yield block;
      }
  }
  for (const content of iptcOf(resources)) yield { kind: 'iptc', content };
  const more = extendedXmp(extensions, packets);
  if (more) yield { kind: 'xmp', content: more };
}

/** Also where a program wrote complete resources into each segment, after one that is broken. */
function iptcOf(resources: Buffer[]): Buffer[] {
  const joined = iptcInResources(Buffer.concat(resources).subarray(0, maxBlockBytes * 4));
  return joined.length > 0 ? joined : resources.flatMap(iptcInResources);
}

function* segmentsOf(file: ByteSource): Generator<Segment> {
  for (let at = 2, count = 0; count < maxSegments; count += 1) {
    const head = file.read(at, 4);
    // Before a marker there may be fill bytes, and decoders skip stray ones.
    const skipped = head[0] !== 0xff || head[1] === 0xff || head[1] === 0;
    if (head.length < 4) return;
    if (skipped) {
      at += 1;
      continue;
    }
    const marker = head.readUInt8(1);
    if (marker === startOfScan || marker === endOfImage) return;
    const length = head.readUInt16BE(2);
    if (length < 2) return;
    if (marker === app1 || marker === app13) yield { marker, content: file.read(at + 4, length - 2) };
    at += 2 + length;
  }
}

/**
 * What did not fit into the 64 kB of the first packet, in parts. A packet names its extension, so that one of another picture,
 * which an editor has copied along, is left out. Format: XMP Specification, part 3, 1.1.3.1.
 */
function extendedXmp(extensions: Buffer[], packets: Buffer[]): Buffer | null {
  const parts = extensions
    .filter((part) => part.length > 40)
    .map((part) => ({ guid: part.subarray(0, 32), offset: part.readUInt32BE(36), content: part.subarray(40) }))
    .filter(({ guid }) => packets.some((packet) => packet.includes(guid)))
    .sort((one, other) => one.offset - other.offset);
  const guid = parts[0]?.guid;
  if (!guid) return null;
  const joined: Buffer[] = [];
  let length = 0;
  for (const part of parts) {
    if (!part.guid.equals(guid) || part.offset !== length) continue;
    joined.push(part.content);
    length += part.content.length;
    if (length > maxBlockBytes) return null;
  }
  return Buffer.concat(joined);
}
