import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Bytes that are read where they are needed: a file, or a block of one. */
export interface ByteSource {
  readonly length: number;
  /** Fewer bytes at the end, none outside. */
  read(start: number, length: number): Buffer;
}

export const bytesOf = (block: Buffer): ByteSource => ({
  length: block.length,
  read: (start, length) => block.subarray(Math.min(start, block.length), Math.min(start + length, block.length)),
});

/** Blocks of metadata may be anywhere in an original of 200 MB, which is never read whole. */
export function withFile<T>(path: string, use: (file: ByteSource) => T): T {
  const descriptor = openSync(path, 'r');
  try {
    const { size } = fstatSync(descriptor);
    return use({
      length: size,
      read: (start, length) => {
        const wanted = Math.min(length, size - start);
        if (!(wanted > 0)) return Buffer.alloc(0);
        const bytes = Buffer.alloc(wanted);
        return bytes.subarray(0, readSync(descriptor, bytes, 0, wanted, start));
      },
    });
  } finally {
    closeSync(descriptor);
  }
}
