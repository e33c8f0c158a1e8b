/** Longer heads than any rendition of ours has are refused. */
export const maxHeadBytes = 256 * 1024;

const marker = { start: 0xd8, scan: 0xda, end: 0xd9, app0: 0xe0, app1: 0xe1, app2: 0xe2, app13: 0xed, app14: 0xee };
const comment = 0xfe;
/** A segment states its length in two bytes, which count too. */
const maxContentBytes = 65_533;

const xmpHead = Buffer.from('http://ns.adobe.com/xap/1.0/\0');
const photoshopHead = Buffer.from('Photoshop 3.0\0');
const colourProfile = Buffer.from('ICC_PROFILE\0');

export interface EmbeddedBlocks {
  xmp: Buffer;
  iptc: Buffer;
}

export interface JpegHead {
  /** Replaces the bytes before `scanAt`. */
  head: Buffer;
  /** Where the first scan begins: from there on the file stays as it is. */
  scanAt: number;
}

/**
 * The head of a JPEG with these blocks of metadata in place of those that it has. Of what is not needed to decode the
 * picture only its colour profile stays: EXIF with its position, comments, previews and further images are left out. No
 * pixel is decoded. Format: ISO/IEC 10918-1, annex B; XMP Specification, part 3.
 * @param bytes the begin of the file, at most `maxHeadBytes`
 * @throws Error when it is no JPEG, its first scan does not begin in these bytes, or a block is too long for a segment
 */
export function jpegHeadWith(bytes: Buffer, { xmp, iptc }: EmbeddedBlocks): JpegHead {
  const { segments, scanAt } = readHead(bytes);
  const [jfif, others] = [segments.filter(isJfif), segments.filter((one) => !isJfif(one))];
  return {
    head: Buffer.concat([
      bytes.subarray(0, 2),
      // JFIF must be the first segment.
      ...jfif.map(({ whole }) => whole),
      segment(marker.app1, Buffer.concat([xmpHead, xmp])),
      segment(marker.app13, Buffer.concat([photoshopHead, resourceOf(iptc)])),
      ...others.filter(isNeeded).map(({ whole }) => whole),
    ]),
    scanAt,
  };
}

interface Segment {
  kind: number;
  content: Buffer;
  whole: Buffer;
}

function readHead(bytes: Buffer): { segments: Segment[]; scanAt: number } {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== (0xff00 | marker.start)) throw new Error('Not a JPEG');
  const segments: Segment[] = [];
  for (let at = 2; at + 4 <= bytes.length;) {
    const kind = bytes.readUInt8(at + 1);
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (bytes[at] !== 0xff || kind < 0xc0 || kind === marker.end || end < at + 4) break;
    if (kind === marker.scan) return { segments, scanAt: at };
    if (end > bytes.length) break;
    segments.push({ kind, content: bytes.subarray(at + 4, end), whole: bytes.subarray(at, end) });
    at = end;
  }
  throw new Error('A JPEG without a scan where one is expected');
}

const startsWith = (content: Buffer, head: string | Buffer): boolean =>
  content.subarray(0, head.length).equals(Buffer.from(head));

const isJfif = ({ kind, content }: Segment): boolean => kind === marker.app0 && startsWith(content, 'JFIF\0');

/** Tables and frames; the colour profile; and Adobe's segment, which says how colours are coded. */
function isNeeded({ kind, content }: Segment): boolean {
  if (kind === marker.app2) return startsWith(content, colourProfile);
  if (kind === marker.app14) return startsWith(content, 'Adobe');
  return kind !== comment && (kind & 0xf0) !== marker.app0;
}

function segment(kind: number, content: Buffer): Buffer {
  if (content.length > maxContentBytes) throw new Error(`${content.length} bytes do not fit into a segment of a JPEG`);
  const head = Buffer.from([0xff, kind, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** IPTC in Photoshop's image resources, where programs look for it. Format: Adobe Photoshop File Formats. */
function resourceOf(iptc: Buffer): Buffer {
  const head = Buffer.from('8BIM\x04\x04\0\0\0\0\0\0', 'latin1');
  head.writeUInt32BE(iptc.length, 8);
  return Buffer.concat([head, iptc, Buffer.alloc(iptc.length % 2)]);
}
