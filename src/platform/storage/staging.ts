import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ContentTooLarge } from './storage.js';

export interface Measured {
  sha256: string;
  bytes: number;
}

/** A stream that fails before it is read keeps its error for who reads it; without a listener the process would end with it. */
export function keepError(content: Readable): void {
  content.once('error', () => undefined);
}

/**
 * Writes a stream to a new file, flushes it to the disk and measures it. When the stream fails or is longer than `maxBytes`,
 * nothing remains.
 * @throws ContentTooLarge, or the error of the stream
 */
export async function writeMeasured(content: Readable, path: string, maxBytes: number): Promise<Measured> {
  keepError(content);
  const meter = new Meter(maxBytes);
  // Opened before anything is read: a stream that opens it itself may create it after the error has removed it.
  const file = await open(path, 'wx', 0o600);
  try {
    await pipeline(content, meter, file.createWriteStream({ flush: true }));
  } catch (error) {
    await rm(path, { force: true });
    throw namingFile(error, path);
  }
  return meter.measured();
}

/** The system says which call has failed for want of room, and not where: an operator must know which disk is full. */
function namingFile(error: unknown, path: string): unknown {
  const failed = error as NodeJS.ErrnoException;
  if (failed.syscall === 'write' && failed.path === undefined) failed.message += ` '${path}'`;
  return error;
}

export async function measureFile(path: string): Promise<Measured> {
  const meter = new Meter(Infinity);
  meter.resume();
  await pipeline(createReadStream(path), meter);
  return meter.measured();
}

/** Counts and hashes the bytes that pass through. */
class Meter extends Transform {
  private bytes = 0;
  private readonly hash = createHash('sha256');

  constructor(private readonly maxBytes: number) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    if (this.bytes > this.maxBytes) return done(new ContentTooLarge());
    this.hash.update(chunk);
    done(null, chunk);
  }

  measured(): Measured {
    return { sha256: this.hash.digest('hex'), bytes: this.bytes };
  }
}
