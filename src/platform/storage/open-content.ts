import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

/** Positions of the first and the last byte; without `end` to the end of the file. */
export interface ByteRange {
  start: number;
  end?: number;
}

/** A file that is open: its content stays the same, whatever becomes of its name meanwhile. */
export interface OpenContent {
  bytes: number;
  /** When the content was last written. */
  changedAt: Date;
  /** The content, or a part of it. The caller reads or destroys it before `close`. */
  read(range?: ByteRange): Readable;
  close(): Promise<void>;
}

/** Most renditions are read in one or two pieces. */
const highWaterMark = 128 * 1024;

/** The whole content, which is closed when it has been read or destroyed. */
export function readWhole(content: OpenContent): Readable {
  const whole = content.read();
  void finished(whole)
    .catch(() => undefined)
    .then(() => content.close());
  return whole;
}

/** Opens a file of this machine. @throws Error with code `ENOENT` when there is none */
export async function openLocalFile(path: string): Promise<OpenContent> {
  const file = await open(path);
  try {
    const { size, mtime } = await file.stat();
    return {
      bytes: size,
      changedAt: mtime,
      // By its number: a stream of the handle itself reads every part through a promise.
      read: (range = { start: 0 }) =>
        createReadStream(path, { fd: file.fd, autoClose: false, highWaterMark, ...range }),
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}
