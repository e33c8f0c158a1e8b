import { fromMacintosh, isMacintosh } from '../../platform/texts/macintosh.js';
import { fromWindows1252 } from '../../platform/texts/windows-1252.js';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Texts of one block without a stated character set: each in UTF-8 where it can be, the others as Windows writes them, which
 * includes Latin-1, or as a Macintosh did, if only so they are words.
 */
export function textsOfBytes(values: Buffer[]): string[] {
  const texts = values.map((bytes) => utf8Text(bytes));
  const other = values.filter((_, index) => texts[index] === null);
  if (other.length === 0) return texts as string[];
  const isFromMacintosh = isMacintosh(Buffer.concat(other.flatMap((bytes) => [bytes, Buffer.from('\n')])));
  const decode = isFromMacintosh ? fromMacintosh : fromWindows1252;
  return values.map((bytes, index) => texts[index] ?? decode(bytes));
}

export const textOfBytes = (bytes: Buffer): string => textsOfBytes([bytes])[0] ?? '';

/** Null where it is no UTF-8. A program that counts bytes may have cut the last character. */
function utf8Text(bytes: Buffer): string | null {
  for (const cut of [0, 1, 2, 3]) {
    const text = decoded(bytes.subarray(0, Math.max(0, bytes.length - cut)));
    if (text === null) continue;
    // Without any other such character, the last byte is rather a letter of another character set.
    return cut === 0 || /[^\0-\x7f]/.test(text) ? text : null;
  }
  return null;
}

function decoded(bytes: Buffer): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}
