import type { Readable } from 'node:stream';
import { DomainError } from '../../contract/errors.js';
import type { OpenContent } from './open-content.js';

/** A complete original that was received and is not stored yet. */
export interface StagedOriginal {
  sha256: string;
  bytes: number;
  /** A path of this machine at which it can be read while `use` runs, until it is stored or discarded. */
  withFile<T>(use: (path: string) => Promise<T>): Promise<T>;
  /** Moves it to its content address. The same content stored twice is one original. */
  store(): Promise<void>;
  /** Deletes it; does nothing after store(). */
  discard(): Promise<void>;
}

/** The files that were made of an original by one rendition profile: `/uploads/<sha256>/<rendition profile>`. */
export interface ProfileFolder {
  sha256: string;
  renditionProfile: string;
}

/** One of them. */
export interface ServedFile extends ProfileFolder {
  name: string;
}

/** A served file with its size. */
export interface SizedFile extends ServedFile {
  bytes: number;
}

export interface StoredContent {
  sha256: string;
  /** Originals cannot be made again; served files can. */
  kind: 'original' | 'served';
  /** When its content was last written. */
  changedAt: Date;
}

/** An original that no record used, and that can be put back. */
export interface TrashedContent {
  sha256: string;
  /** The day on which it was moved there: `2026-11-25`. */
  day: string;
}

/**
 * The archive's files. Originals are private and addressed by their content; each has folders of served files, one for
 * every rendition profile. An incomplete file never has its final name.
 */
export abstract class Storage {
  /** Where the files are, for messages to the operator: a path, or the name and address of a bucket. */
  abstract readonly place: string;

  /** Whether it can be reached now. Never throws. */
  abstract answers(): Promise<boolean>;

  /**
   * Writes and hashes a stream without holding it in memory. When the stream fails or is longer than `maxBytes`, nothing
   * remains.
   * @throws ContentTooLarge, or the error of the stream
   */
  abstract stage(content: Readable, limit?: { maxBytes: number }): Promise<StagedOriginal>;

  /**
   * Hashes a file of this machine where it is. `store` leaves it there and gives it its content address as a second name, without
   * a copy where both are on one file system; so it must not be written to any more. `discard` does nothing.
   */
  abstract stageFile(path: string): Promise<StagedOriginal>;

  /** A path at which the original can be read while `use` runs. @throws Error with code `ENOENT` when there is none. */
  abstract withOriginal<T>(sha256: string, use: (path: string) => Promise<T>): Promise<T>;

  /** The content of an original. The caller reads or destroys it. @throws Error with code `ENOENT` when there is none. */
  abstract openOriginal(sha256: string): Promise<Readable>;

  /** @throws Error when the storage cannot tell: a file is missing only where it is known to be */
  abstract hasOriginal(sha256: string): Promise<boolean>;

  /** Size of an original in bytes; null when there is none. @throws Error when the storage cannot tell */
  abstract findOriginalSize(sha256: string): Promise<number | null>;

  /**
   * Publishes the files of one rendition profile: `write` fills an empty folder, and when it has succeeded all of them
   * appear together. An existing folder is replaced file by file, and no file is ever missing meanwhile.
   */
  abstract publish<T>(folder: ProfileFolder, write: (directory: string) => Promise<T>): Promise<T>;

  /**
   * Publishes the original itself, unchanged, under these names: audio guides and films are served as they were uploaded.
   * @throws Error with code `ENOENT` when there is no original
   */
  abstract publishOriginal(folder: ProfileFolder, names: string[]): Promise<void>;

  /** Opens a served file; the caller closes it. @throws Error with code `ENOENT` when there is none. */
  abstract openServed(file: ServedFile): Promise<OpenContent>;

  /** A path of this machine at which a served file can be read while `use` runs. @throws Error with code `ENOENT` when there is none. */
  abstract withServed<T>(file: ServedFile, use: (path: string) => Promise<T>): Promise<T>;

  /** Size of a served file in bytes; null when there is no such file. @throws Error when the storage cannot tell */
  abstract findServedSize(file: ServedFile): Promise<number | null>;

  /** When the files of a folder were last written; null when there is none. */
  abstract findServedTime(folder: ProfileFolder): Promise<Date | null>;

  /** The folders of one rendition profile. */
  abstract listServed(renditionProfile: string): AsyncIterable<ProfileFolder>;

  /** The served files of a content, of all its profiles, with their sizes. */
  abstract listServedOf(sha256: string): Promise<SizedFile[]>;

  abstract removeServed(folder: ProfileFolder): Promise<void>;

  /** Deletes the original, also from the trash, and all files that were made of it. There is no way back. */
  abstract remove(sha256: string): Promise<void>;

  /** Moves the original into the trash of that day, and deletes the files that were made of it. */
  abstract discard(sha256: string, day: string): Promise<void>;

  /** Moves an original out of the trash. False when it is not there. */
  abstract putBack(sha256: string): Promise<boolean>;

  /** The originals in the trash, the oldest day first. */
  abstract listTrash(): AsyncIterable<TrashedContent>;

  /** The content of an original in the trash. The caller reads or destroys it. @throws Error with code `ENOENT` when there is none. */
  abstract openTrashed(content: TrashedContent): Promise<Readable>;

  /** Deletes an original from the trash for good. */
  abstract removeTrashed(content: TrashedContent): Promise<void>;

  /** All that is stored, originals and folders of served files, for the sweep that removes unused ones. */
  abstract list(): AsyncIterable<StoredContent>;

  /** The id of the archive whose originals these are; null when none was written. */
  abstract findArchiveId(): Promise<string | null>;

  /** Writes the id beside the originals, unless there is one, and resolves with the id that is there. */
  abstract claimFor(archiveId: string): Promise<string>;

  /** Writes the id in place of another one. */
  abstract reclaimFor(archiveId: string): Promise<void>;

  /** Removes temporary files of aborted uploads and killed workers that were not written to for `olderThanMs`. */
  abstract clearAbandoned(olderThanMs: number): Promise<void>;
}

/** There is no such file, as the file system says it of its own. */
export class MissingFile extends Error {
  override name = 'MissingFile';
  readonly code = 'ENOENT';
}

/** The storage cannot be reached, or does not let us in. Later it may: jobs wait for that, and requests are answered with 503. */
export class StorageAway extends DomainError {
  constructor(reason: string, cause?: unknown) {
    super('unavailable', { retryAfterSeconds: 5, cause });
    this.name = 'StorageAway';
    this.message = reason;
  }
}

/** The stream had more bytes than allowed. */
export class ContentTooLarge extends Error {
  override name = 'ContentTooLarge';
}
