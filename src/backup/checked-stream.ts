import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { DamagedContent } from './backup-store.js';
import type { WrittenFile } from './manifest.js';

/** Passes a file on, and fails at its end when it is not the one that the manifest describes. @param name for the message */
export function checkedStream({ sha256 }: Pick<WrittenFile, 'sha256'>, name: string): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done: TransformCallback): void {
      done(hash.digest('hex') === sha256 ? null : new DamagedContent(name));
    },
  });
}
