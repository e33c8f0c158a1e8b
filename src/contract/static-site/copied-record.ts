import type { Language } from '../languages.js';

/** A photograph or a card as the search and the map of a copy name it. */
export interface CopiedRecord {
  /** Without a language: `foto/molo-audace-1900`, `scheda/molo-audace`. */
  path: string;
  title: Partial<Record<Language, string>>;
  /** A year or several: `1890`, `c. 1890`, `1890–1899`; empty where it is not known. */
  year: string;
  /** A picture in the copy, of up to 320 pixels or the nearest, with its size. */
  image: { file: string; width: number; height: number } | null;
}

/** How many records a file has: the results of a search come from several. */
export const recordsPerFile = 32;

/** The files of a copy that its scripts load, without `.js`. Each calls `vedutaCopy` with its name and its content. */
export const copyFiles = {
  /** The first word of each file of words: `string[]`. */
  words: 'search/words',
  /** `IndexedWord[]` in the order of their words. */
  wordsAt: (index: number) => `search/words-${index}`,
  /** `CopiedRecord[]`: those with the numbers from `index * recordsPerFile` on. */
  recordsAt: (index: number) => `search/records-${index}`,
  /** `CopiedMap` */
  map: 'map/map',
  /** `MapPoint[]` of a tile of the map. */
  pointsAt: ({ x, y }: { x: number; y: number }) => `map/points-${x}-${y}`,
} as const;

/** The function of the page that the files call. */
export const copyCallback = 'vedutaCopy';

/**
 * A word, and the numbers of the records that have it in their titles, and elsewhere: ascending, each as the difference to the one before.
 * Words that begin with `@` are years (`@1890`), those with `#` are tags by their ids (`#12`).
 */
export type IndexedWord = [word: string, inTitle: number[], elsewhere: number[]];
