import { wholeCharacters } from '../../contract/text.js';
import type { EmbeddedMetadata } from './embedded-metadata.js';

/** Fields of the second record, with the number of bytes that the format allows them. */
const fields = {
  objectName: { number: 5, max: 64 },
  byLine: { number: 80, max: 32 },
  credit: { number: 110, max: 32 },
  source: { number: 115, max: 32 },
  copyrightNotice: { number: 116, max: 128 },
} as const;

/** ISO 2022's escape sequence for UTF-8, the value of field 1:90. */
const utf8 = Buffer.from('\x1b%G', 'latin1');
const version = Buffer.from([0, 4]);

/**
 * The metadata for programs that read no XMP, as IPTC. Longer texts than the format allows are cut at a word, XMP has them
 * whole. Format: IPTC Information Interchange Model 4.2.
 */
export function iptcBlock({ title, creator, credit, source, rights }: EmbeddedMetadata): Buffer {
  return Buffer.concat([
    field({ record: 1, number: 90, content: utf8 }),
    field({ record: 2, number: 0, content: version }),
    ...text('objectName', title[0]?.[1] ?? null),
    ...text('byLine', creator),
    ...text('credit', credit),
    ...text('source', source),
    ...text('copyrightNotice', rights),
  ]);
}

function text(name: keyof typeof fields, value: string | null): Buffer[] {
  const { number, max } = fields[name];
  const content = Buffer.from(cutToBytes(value ?? '', max));
  return content.length > 0 ? [field({ record: 2, number, content })] : [];
}

function field({ record, number, content }: { record: number; number: number; content: Buffer }): Buffer {
  const head = Buffer.from([0x1c, record, number, 0, 0]);
  head.writeUInt16BE(content.length, 3);
  return Buffer.concat([head, content]);
}

const ellipsis = '…';

/** At most so many bytes of UTF-8, cut at a word and else between characters; in one line. */
export function cutToBytes(value: string, max: number): string {
  // The format allows no control characters in these fields.
  const line = value.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (Buffer.byteLength(line) <= max) return line;
  let end = Math.min(line.length, max);
  while (end > 0 && Buffer.byteLength(line.slice(0, end) + ellipsis) > max) end -= 1;
  const cut = line.slice(0, wholeCharacters(line, end));
  const space = cut.lastIndexOf(' ');
  return (space > cut.length / 2 ? cut.slice(0, space) : cut).trimEnd() + ellipsis;
}
