import type { Readable } from 'node:stream';

/** A file that is written into an export. */
export interface WrittenFile {
  /** Its path in the export, with slashes. */
  name: string;
  content: Readable;
  /** About how many bytes it has. */
  bytes: number;
  /** It is text; pictures do not become smaller. */
  isText: boolean;
}

/** Where an export is written: files one after another. */
export interface ExportOutput {
  /** Resolves when all of the content is read. Destroys the content when it fails. */
  add(file: WrittenFile): Promise<void>;
  /** After the last file. */
  end(): void;
  /** Nobody may take what is there for a whole export. */
  abort(error: Error): void;
}
