import { createReadStream } from 'node:fs';
import type { Storage } from '../platform/storage/storage.js';

/** An original in the storage. */
export interface StoredOriginal {
  sha256: string;
  bytes: number;
}

/** Storing a file mostly waits for the disk. */
const concurrency = 8;

/** Stores the files under their SHA-256, which is idempotent. `then` is called for each stored file. */
export async function storeOriginals(
  storage: Storage,
  paths: string[],
  then?: (original: StoredOriginal, path: string) => Promise<void>,
): Promise<Map<string, StoredOriginal>> {
  const stored = new Map<string, StoredOriginal>();
  const waiting = paths.values();
  const storeWaiting = async (): Promise<void> => {
    for (const path of waiting) {
      const original = await storage.stage(createReadStream(path));
      await original.store();
      stored.set(path, { sha256: original.sha256, bytes: original.bytes });
      await then?.(original, path);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, storeWaiting));
  return stored;
}
