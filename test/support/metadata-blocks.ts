import { crc32, deflateSync } from 'node:zlib';
import { anImage, aJpeg } from './scans.js';

/** A packet of XMP with these properties. */
export const anXmp = (inside: string): string =>
  `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
  xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
  xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" xmlns:cc="http://creativecommons.org/ns#"
  xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"
  xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">
${inside}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

/** IPTC: the numbers of fields of its second record, or `record:number`, and their contents. */
export const anIptc = (fields: [number | string, Buffer | string][]): Buffer =>
  Buffer.concat(
    fields.map(([field, content]) => {
      const [number = 0, record = 2] = String(field).split(':').map(Number).toReversed();
      const bytes = Buffer.from(content);
      const head = Buffer.from([0x1c, record, number, 0, 0]);
      head.writeUInt16BE(bytes.length, 3);
      return Buffer.concat([head, bytes]);
    }),
  );

/** Photoshop's image resources with this IPTC, after another resource. */
export const resourcesWith = (iptc: Buffer): Buffer =>
  Buffer.concat([resource(0x03ed, Buffer.alloc(16)), resource(0x0404, iptc)]);

function resource(id: number, content: Buffer): Buffer {
  const head = Buffer.from('8BIM\0\0\0\0\0\0\0\0', 'latin1');
  head.writeUInt16BE(id, 4);
  head.writeUInt32BE(content.length, 8);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** A JPEG with segments after its first marker. */
export async function aJpegWith(
  ...segments: [marker: number, head: string, content: Buffer | string][]
): Promise<Buffer> {
  const jpeg = await aJpeg({ width: 60, height: 40 });
  const framed = segments.map(([marker, head, content]) => {
    const body = Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(content)]);
    const frame = Buffer.from([0xff, marker, 0, 0]);
    frame.writeUInt16BE(body.length + 2, 2);
    return Buffer.concat([frame, body]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...framed, jpeg.subarray(2)]);
}

export const xmpSegment = (packet: string): [number, string, string] => [
  0xe1,
  'http://ns.adobe.com/xap/1.0/\0',
  packet,
];
export const iptcSegment = (iptc: Buffer): [number, string, Buffer] => [0xed, 'Photoshop 3.0\0', resourcesWith(iptc)];
export const exifSegment = (exif: Buffer): [number, string, Buffer] => [0xe1, 'Exif\0\0', exif];

/** A PNG with a chunk before its end. */
export async function aPngWith(type: string, content: Buffer): Promise<Buffer> {
  const png = await anImage({ width: 60, height: 40 }).png().toBuffer();
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, -12), framed, png.subarray(-12)]);
}

export const pngXmp = (packet: string, { compressed = false } = {}): Buffer =>
  Buffer.concat([
    Buffer.from(`XML:com.adobe.xmp\0${compressed ? '\x01' : '\0'}\0\0\0`, 'latin1'),
    compressed ? deflateSync(packet) : Buffer.from(packet),
  ]);

export type TiffEntry = [tag: number, type: number, content: Buffer];
const bytesOfType: Record<number, number> = { 3: 2, 4: 4, 5: 8, 9: 4, 10: 8 };

/** A structure as in EXIF, without pixels: a directory whose values come after it. */
export function aDirectory(
  entries: TiffEntry[],
  { order = 'II', at = 8 }: { order?: 'II' | 'MM'; at?: number } = {},
): Buffer {
  const little = order === 'II';
  const short = (value: number): Buffer => {
    const bytes = Buffer.alloc(2);
    if (little) bytes.writeUInt16LE(value);
    else bytes.writeUInt16BE(value);
    return bytes;
  };
  const long = (value: number): Buffer => {
    const bytes = Buffer.alloc(4);
    if (little) bytes.writeUInt32LE(value);
    else bytes.writeUInt32BE(value);
    return bytes;
  };
  let free = at + 2 + entries.length * 12 + 4;
  const values: Buffer[] = [];
  const heads = entries
    .toSorted(([one], [other]) => one - other)
    .map(([tag, type, content]) => {
      const count = long(content.length / (bytesOfType[type] ?? 1));
      if (content.length <= 4)
        return Buffer.concat([short(tag), short(type), count, content, Buffer.alloc(4 - content.length)]);
      const offset = long(free);
      const padded = Buffer.concat([content, Buffer.alloc(content.length % 2)]);
      values.push(padded);
      free += padded.length;
      return Buffer.concat([short(tag), short(type), count, offset]);
    });
  const start = at === 8 ? Buffer.concat([Buffer.from(order), short(42), long(8)]) : Buffer.alloc(0);
  return Buffer.concat([start, short(entries.length), ...heads, long(0), ...values]);
}

/** A grey TIFF of one pixel with more entries. */
export function aTiffWith(entries: TiffEntry[], { order = 'II' }: { order?: 'II' | 'MM' } = {}): Buffer {
  const short = (value: number): Buffer => (order === 'II' ? Buffer.from([value, 0]) : Buffer.from([0, value]));
  const long = (value: number): Buffer => {
    const bytes = Buffer.alloc(4);
    if (order === 'II') bytes.writeUInt32LE(value);
    else bytes.writeUInt32BE(value);
    return bytes;
  };
  return aDirectory(
    [
      [256, 3, short(1)],
      [257, 3, short(1)],
      [258, 3, short(8)],
      [259, 3, short(1)],
      [262, 3, short(1)],
      // The pixel is the first byte of the file.
      [273, 4, long(0)],
      [277, 3, short(1)],
      [278, 3, short(1)],
      [279, 4, long(1)],
      ...entries,
    ],
    { order },
  );
}

/** The title of a record in XMP. */
export const xmpTitle = (text: string): string =>
  `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:title>`;

/** A text of a record in XMP, in several languages. */
export const xmpAlternatives = (name: string, texts: Record<string, string>): string =>
  `<dc:${name}><rdf:Alt>${Object.entries(texts)
    .map(([language, text]) => `<rdf:li xml:lang="${language}">${text}</rdf:li>`)
    .join('')}</rdf:Alt></dc:${name}>`;

/** IPTC with a title, a keyword and a day. */
export const titledIptc = anIptc([
  [5, 'Il molo'],
  [25, 'mare'],
  [55, '19120000'],
]);
