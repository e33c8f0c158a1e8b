import { createReadStream, open as openNumber, read as readNumber } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
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
  const stream = content.read();
  void finished(stream)
    .catch(() => undefined)
    .then(() => content.close());
  return stream;
}

/** Opens a file of this machine. @throws Error with code `ENOENT` when there is none */
export async function openLocalFile(path: string): Promise<OpenContent> {
  const file = await open(path);
  try {
    const { size, mtime } = await file.stat();
    return { bytes: size, changedAt: mtime, ...readerOf(file, path) };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/**
 * Streams read the file by its number, since those of the handle itself read every part through a promise. A stream that is
 * destroyed would close that number, which the handle closes as well: by then it may be that of another file or connection.
 */
const withoutClosing = {
  open: openNumber,
  read: readNumber,
  close: (_fd: number, done?: (error: null) => void): void => done?.(null),
};

function readerOf(file: FileHandle, path: string): Pick<OpenContent, 'read' | 'close'> {
  const reading = new Set<Readable>();
  return {
    read: (range = { start: 0 }) => {
      const stream = createReadStream(path, {
        fd: file.fd,
        autoClose: false,
        highWaterMark,
        fs: withoutClosing,
        ...range,
      });
      reading.add(stream);
      return stream.once('close', () => reading.delete(stream));
    },
    // After the last read, which may be under way although nobody waits for it any more.
    close: async () => {
      await Promise.all([...reading].map(closed));
      await file.close();
    },
  };
}

/** Not by `once` of node:events: a stream that was broken off tells its error first, with which that would reject. */
const closed = (stream: Readable): Promise<void> =>
  new Promise((resolve) => void stream.once('close', resolve).destroy());
