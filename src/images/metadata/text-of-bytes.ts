const utf8 = new TextDecoder('utf-8', { fatal: true });
const macintosh = new TextDecoder('macintosh');

/** From 0x80 to 0x9f. Some versions of Node decode `windows-1252` as Latin-1, which has control characters there. */
const windowsCharacters = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Programs that take Windows' characters for those of Latin-1 write control characters in place of quotes and dashes. */
export const withWindowsCharacters = (text: string): string =>
  text.replace(/[\x80-\x9f]/g, (control) => windowsCharacters[control.charCodeAt(0) - 0x80] ?? control);

const windows = { decode: (bytes: Buffer): string => withWindowsCharacters(bytes.toString('latin1')) };

/**
 * Texts of one block without a stated character set: each in UTF-8 where it can be, the others as Windows writes them, which
 * includes Latin-1, or as a Macintosh did, if only so they are words.
 */
export function textsOfBytes(values: Buffer[]): string[] {
  const texts = values.map((bytes) => utf8Text(bytes));
  const other = values.filter((_, index) => texts[index] === null);
  if (other.length === 0) return texts as string[];
  const decoder = isMacintosh(Buffer.concat(other.flatMap((bytes) => [bytes, Buffer.from('\n')])))
    ? macintosh
    : windows;
  return values.map((bytes, index) => texts[index] ?? decoder.decode(bytes));
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

const isMacintosh = (bytes: Buffer): boolean => {
  const faults = faultsIn(windows.decode(bytes));
  return faults > 0 && faultsIn(macintosh.decode(bytes)) < faults;
};

/**
 * Characters that no word has there: a capital after a small letter, or inside of a word with small ones; a small letter before
 * a capital; a sign between letters or at the end of a word; a character without meaning.
 */
const faults = [
  /[\x80-\x9f]/gu,
  /\p{Ll}(?=[^\0-\x7f])\p{Lu}/gu,
  /\p{L}(?=[^\0-\x7f])\p{Lu}\p{Ll}/gu,
  /(?=[^\0-\x7f])\p{Ll}\p{Lu}/gu,
  /\p{L}(?![’‘–—·ªº®™©°])(?=[^\0-\x7f])[^\p{L}\p{M}\s]\p{L}/gu,
  /\p{L}[ˆ˜¨´¸¯¤¦§¶¬†‡‰‹“„‚ƒ]/gu,
];

const faultsIn = (text: string): number => faults.reduce((sum, fault) => sum + (text.match(fault)?.length ?? 0), 0);
