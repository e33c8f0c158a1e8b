import type { Said } from './said.js';
import { textsOfBytes } from './text-of-bytes.js';

const fieldMark = 0x1c;
/** Of the second record, which describes the picture. */
const fields = {
  title: 5,
  keywords: 25,
  date: 55,
  authors: 80,
  location: 92,
  city: 90,
  number: 103,
  headline: 105,
  credit: 110,
  source: 115,
  rights: 116,
  description: 120,
} as const;
const maxFields = 1000;

interface Field {
  number: number;
  content: Buffer;
}

/**
 * What a block of IPTC says. Programs state a character set (1:90) that others then do not keep to, so each text is read as what it
 * can be. Format: IPTC Information Interchange Model 4.2.
 */
export function readIptc(block: Buffer): Said {
  const found = fieldsOf(inOrder(block));
  const texts = textsOfBytes(found.map(({ content }) => content));
  const all = (number: number): string[] => texts.filter((_, index) => found[index]?.number === number);
  const first = (...numbers: number[]): string =>
    numbers.flatMap(all).find((text) => text.replace(/[\0\s]+/g, '') !== '') ?? '';
  return {
    title: first(fields.title, fields.headline),
    description: first(fields.description),
    authors: all(fields.authors),
    credit: first(fields.credit),
    rights: first(fields.rights),
    source: first(fields.source),
    inventoryNumbers: all(fields.number),
    date: first(fields.date),
    places: [first(fields.location), first(fields.city)],
    keywords: all(fields.keywords),
  };
}

/** In a TIFF some programs turn each group of four bytes around, as if it were a number. */
function inOrder(block: Buffer): Buffer {
  if (block[0] === fieldMark || block[3] !== fieldMark) return block;
  return Buffer.from(block.subarray(0, block.length - (block.length % 4))).swap32();
}

function fieldsOf(block: Buffer): Field[] {
  const found: Field[] = [];
  for (
    let at = block.indexOf(fieldMark), count = 0;
    at >= 0 && at + 5 <= block.length && count < maxFields;
    count += 1
  ) {
    if (block[at] !== fieldMark) break;
    const record = block.readUInt8(at + 1);
    const number = block.readUInt8(at + 2);
    const length = block.readUInt16BE(at + 3);
    // A long field states the number of bytes of its length.
    const lengthBytes = length & 0x8000 ? length & 0x7fff : 0;
    if (lengthBytes > 4 || at + 5 + lengthBytes > block.length) break;
    const start = at + 5 + lengthBytes;
    const end = start + (lengthBytes ? block.readUIntBE(at + 5, lengthBytes) : length);
    if (record === 2) found.push({ number, content: block.subarray(start, end) });
    at = end;
    // Some programs fill up with NUL.
    while (block[at] === 0) at += 1;
  }
  return found;
}
