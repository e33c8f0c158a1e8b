import { limits } from '../contract/limits.js';
import { type SearchWord, searchWords } from './search-words.js';

/** A longer query is probably a pasted text; its first words are enough. */
const wordsMax = 16;

/** What a visitor searches for. */
export interface SearchText {
  /** All words in their order, those of phrases too. */
  words: SearchWord[];
  /** Words in quotation marks, two or more, which must stand together. */
  phrases: SearchWord[][];
  /** The words outside of phrases. */
  single: SearchWord[];
}

const quotation = /["“”„«»]([^"“”„«»]+)["“”„«»]/g;

/** Any text is valid; only its first 200 characters and 16 words are read. */
export function readSearchText(text: string): SearchText {
  const read = text.slice(0, limits.searchText.max);
  const phrases: SearchWord[][] = [];
  const outside = read.replace(quotation, (whole, quoted: string) => {
    const phrase = searchWords(quoted).slice(0, wordsMax);
    if (phrase.length < 2) return whole;
    phrases.push(phrase);
    return ' ';
  });
  return {
    words: searchWords(read).slice(0, wordsMax),
    phrases,
    single: searchWords(outside).slice(0, wordsMax),
  };
}

/** A text without words searches for nothing, and matches everything. */
export const hasWords = (text: string | undefined): boolean =>
  text !== undefined && readSearchText(text).words.length > 0;
