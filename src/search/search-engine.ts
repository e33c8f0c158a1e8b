import type { Language } from '../contract/languages.js';
import type { Years } from '../platform/database/year-range.js';
import type { DocumentKind, SearchDocument } from './search-document.js';

/** All filters that are set must match. */
export interface PhotoSearch {
  /** The text as the visitor typed it. */
  text?: string;
  /** Years, both included; a photo with a span is found when the two overlap, an undated one never. */
  years?: Years;
  entityTypeCode?: string;
  entityId?: number;
  /** A photo must carry all of them. */
  tagIds?: number[];
  language: Language;
  limit: number;
  offset: number;
}

export interface Found {
  /** The ids of this page, best match first; without a text, newest first. */
  ids: number[];
  /** Of many matches an estimate, except where the page holds the last of them; at least the matches up to this page. */
  total: number;
}

/**
 * The port of search engines. It knows documents only: the caller loads the found records and leaves out those that are
 * no longer public. Putting and removing are idempotent.
 *
 * A version marks when records were read. Documents that were read earlier never replace those that were read later, in
 * whatever order they arrive; the default version is now.
 */
export abstract class SearchEngine {
  abstract findPhotos(search: PhotoSearch): Promise<Found>;
  /** Must be called before the records are read. */
  abstract nextVersion(): Promise<string>;
  /**
   * With `skipUnchanged`, documents that are stored with the same content keep their version. Only a rebuild may say so:
   * what a change has put must have the version of that change, or an older read could be put after it.
   */
  abstract put(documents: SearchDocument[], options?: { version?: string; skipUnchanged?: boolean }): Promise<void>;
  abstract remove(kind: DocumentKind, ids: number[], version?: string): Promise<void>;
  /**
   * Removes every document with an id above `after`, up to `upTo` (null: to the end), that is not among those to keep.
   */
  abstract prune(
    kind: DocumentKind,
    range: { after: number; upTo: number | null; keep: number[] },
    version?: string,
  ): Promise<void>;
  /** How many of these documents are stored with the same content. */
  abstract countStored(documents: SearchDocument[]): Promise<number>;
  /**
   * Replaces the whole index: `fill` puts the documents of every public record, each once, which it reads after its call.
   * Until all are there the former index is searched and changed; its changes since the call are taken over. On an error,
   * and when the process ends before, the former index stays. `put` may be called again before it has resolved.
   * @throws OperatorError while another process does the same
   */
  abstract refill(fill: (put: (documents: SearchDocument[]) => Promise<void>) => Promise<void>): Promise<void>;
  /** Maintenance after many changes and every night: removes words that no document has any more. */
  abstract tidy(): Promise<void>;
}
