import type { Readable } from 'node:stream';
import type { Measured } from '../platform/storage/staging.js';

export interface StoredFile {
  /** Below the store, with slashes: `files/ab/cd/abcd…`. */
  name: string;
  bytes: number;
}

/** Where backups lie. An incomplete file never has its name. */
export abstract class BackupStore {
  /** For messages to the operator: a path, or the name and address of a bucket. The same place has always the same one. */
  abstract readonly place: string;

  /** Size of a file in bytes; null when there is none. @throws Error when the store cannot tell */
  abstract findSize(name: string): Promise<number | null>;

  /**
   * Writes a file, in place of an earlier one, and resolves when it is safe.
   * @param sha256 what the content must be
   * @throws DamagedContent for another content, and writes nothing then; the error of the stream
   */
  abstract write(name: string, content: Readable, sha256?: string): Promise<Measured>;

  /** The caller reads or destroys it. @throws Error with code `ENOENT` when there is none */
  abstract read(name: string): Promise<Readable>;

  /** The files below a folder, in no order. One that is not there has none. */
  abstract list(folder: string): AsyncIterable<StoredFile>;

  /** The names of the folders in a folder. */
  abstract listFolders(folder: string): Promise<string[]>;

  /** Does nothing where there is none. */
  abstract remove(name: string): Promise<void>;

  /** A folder with all that is in it. Does nothing where there is none. */
  abstract removeFolder(folder: string): Promise<void>;

  /** Removes what an interrupted backup has left behind. Only while no other one writes here. */
  abstract clearDrafts(): Promise<void>;
}

/** A content is not the one that its name or its list says. */
export class DamagedContent extends Error {
  override name = 'DamagedContent';
}

/** A file that is missing, or cannot be decompressed, is damaged as well. @param name of the file */
export function asDamage(error: unknown, name: string): unknown {
  const code = String(Object(error).code);
  return code === 'ENOENT' || code.startsWith('Z_') ? new DamagedContent(name) : error;
}
