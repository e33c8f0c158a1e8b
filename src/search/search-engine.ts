import type { Language } from '../contract/languages.js';
import type { DocumentKind, SearchDocument } from './search-document.js';

/** What is left out does not narrow the search; all that is given must hold. */
export interface PhotoSearch {
  /** As the visitor typed it. */
  text?: string;
  /** Years, both included; a photo with a span is found when the two overlap, an undated one never. */
  years?: { from: number; to: number };
  entityTypeCode?: string;
  entityId?: number;
  /** A photo must carry all of them. */
  tagIds?: number[];
  language: Language;
  limit: number;
  offset: number;
}

export interface Found {
  /** Of this page, the best first; without a text, the newest first. */
  ids: number[];
  total: number;
}

/**
 * What answers searches. It knows documents only: whoever shows what it found loads the records and leaves out what is
 * not public any more. Putting and removing twice is the same as once.
 *
 * A version stands for the moment in which records were read. What was read earlier never replaces what was read later, in
 * whichever order it arrives; without a version it is as of now.
 */
export abstract class SearchEngine {
  abstract findPhotos(search: PhotoSearch): Promise<Found>;
  /** To be drawn before records are read. */
  abstract nextVersion(): Promise<string>;
  abstract put(documents: SearchDocument[], version?: string): Promise<void>;
  abstract remove(kind: DocumentKind, ids: number[], version?: string): Promise<void>;
  /** Removes every document with an id above `after`, up to `upTo` (null: to the end), that is not among those to keep. */
  abstract prune(
    kind: DocumentKind,
    range: { after: number; upTo: number | null; keep: number[] },
    version?: string,
  ): Promise<void>;
  /** What is worth doing once after many changes, and every night: forgets words that no document has any more. */
  abstract tidy(): Promise<void>;
}
