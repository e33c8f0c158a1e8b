import type { Readable } from 'node:stream';

/** A whole original that has arrived but does not count yet. */
export interface StagedOriginal {
  sha256: string;
  bytes: number;
  /** Where it can be read until it is kept or discarded. */
  path: string;
  /** Moves it to its content address. The same content kept twice is one original. */
  keep(): Promise<void>;
  /** Leaves nothing of it behind; does nothing after keep(). */
  discard(): Promise<void>;
}

/** One of the files that were made of an original: `/uploads/<sha256>/<recipe>/<name>`. */
export interface ServedFile {
  sha256: string;
  renditionProfile: string;
  name: string;
}

export interface StoredContent {
  sha256: string;
  /** When its content was last written. */
  changedAt: Date;
}

/**
 * The archive's files. Originals are private and named by their content; of each, folders of served files are made,
 * one for every recipe. No half-written file ever has a name that counts. The class is the seam for other stores.
 */
export abstract class Storage {
  /**
   * Takes in a stream without holding it in memory, hashing it on its way. When the stream fails or is longer than
   * `maxBytes`, nothing remains.
   * @throws ContentTooLarge, or whatever broke the stream
   */
  abstract stage(content: Readable, limit?: { maxBytes: number }): Promise<StagedOriginal>;

  /** A path at which the original can be read while `use` runs. @throws Error with code `ENOENT` when there is none. */
  abstract withOriginal<T>(sha256: string, use: (path: string) => Promise<T>): Promise<T>;

  abstract hasOriginal(sha256: string): Promise<boolean>;

  /**
   * Publishes the files of one recipe: `write` fills an empty folder, and only when it has succeeded do all of them
   * appear, together. A recipe that is there already is replaced file by file, without a moment in which one is missing.
   */
  abstract publish<T>(
    folder: { sha256: string; renditionProfile: string },
    write: (directory: string) => Promise<T>,
  ): Promise<T>;

  /** Path of a served file on this machine, whether or not it exists. */
  abstract servedPath(file: ServedFile): string;

  /** Removes the original and everything made of it. */
  abstract remove(sha256: string): Promise<void>;

  /** Everything that is stored, originals and served folders alike, for sweeps. */
  abstract list(): AsyncIterable<StoredContent>;

  /** Removes what uploads and workers that died left behind, when nobody has written to it for `olderThanMs`. */
  abstract clearAbandoned(olderThanMs: number): Promise<void>;
}

/** The stream had more bytes than allowed. */
export class ContentTooLarge extends Error {
  override name = 'ContentTooLarge';
}
