import { createReadStream } from 'node:fs';
import type { Storage } from '../platform/storage/storage.js';

/** An original that lies in the storage. */
export interface StoredOriginal {
  sha256: string;
  bytes: number;
}

/** Storing one waits for the disk most of the time. */
const atOnce = 8;

/** Puts the files into the storage, named by their content: twice is once. `then` runs for each that is kept. */
export async function storeOriginals(
  storage: Storage,
  paths: string[],
  then?: (original: StoredOriginal, path: string) => Promise<void>,
): Promise<Map<string, StoredOriginal>> {
  const kept = new Map<string, StoredOriginal>();
  const waiting = paths.values();
  const keepWaiting = async (): Promise<void> => {
    for (const path of waiting) {
      const original = await storage.stage(createReadStream(path));
      await original.store();
      kept.set(path, { sha256: original.sha256, bytes: original.bytes });
      await then?.(original, path);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, keepWaiting));
  return kept;
}
