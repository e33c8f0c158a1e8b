import { fromWindows1252 } from './windows-1252.js';

const decoder = new TextDecoder('macintosh');

export const fromMacintosh = (bytes: Uint8Array): string => decoder.decode(bytes);

/** Whether words are only words where a text, which is no UTF-8, was written on a Macintosh and not with Windows. */
export const isMacintosh = (bytes: Uint8Array): boolean => {
  const faults = faultsIn(fromWindows1252(bytes));
  return faults > 0 && faultsIn(fromMacintosh(bytes)) < faults;
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
