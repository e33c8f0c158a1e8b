import type { TextEncoding } from '../../contract/exchange/table-shape.js';
import { isMacintosh } from '../../platform/texts/macintosh.js';
import { toWindows1252 } from '../../platform/texts/windows-1252.js';
import { TableError } from './table-error.js';

/**
 * The encoding of a text by its first bytes: a byte order mark says it; else valid UTF-8 is UTF-8, every second byte zero is
 * UTF-16, and anything else is what Windows writes in Western Europe, or a Macintosh did.
 * @throws TableError table_not_text
 */
export function guessEncoding(head: Buffer, isWhole: boolean): TextEncoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (head.includes(0)) return encodingOfZeros(head);
  const isMarked = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: !isWhole });
    return isEncodedTwice(text, isWhole) ? 'utf-8-twice' : 'utf-8';
  } catch {
    if (isMarked) return 'utf-8';
    return isMacintosh(head) ? 'macintosh' : 'windows-1252';
  }
}

/** Whether all that is no ASCII becomes other characters when a text is read as it was before a program took it for Windows-1252. */
function isEncodedTwice(text: string, isWhole: boolean): boolean {
  const bytes = toWindows1252(text);
  if (!bytes || bytes.every((byte) => byte < 0x80)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
    return true;
  } catch {
    return false;
  }
}

/** Latin letters in two bytes have a zero in one of them. */
function encodingOfZeros(head: Buffer): TextEncoding {
  const pairs = Math.floor(head.length / 2);
  let [first, second] = [0, 0];
  for (let place = 0; place < pairs; place += 1) {
    if (head[2 * place] === 0) first += 1;
    if (head[2 * place + 1] === 0) second += 1;
  }
  if (second > pairs / 2 && first < pairs / 10) return 'utf-16le';
  if (first > pairs / 2 && second < pairs / 10) return 'utf-16be';
  throw new TableError('table_not_text');
}
