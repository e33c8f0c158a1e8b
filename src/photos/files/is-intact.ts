import { createHash } from 'node:crypto';
import type { Storage } from '../../platform/storage/storage.js';

/** Whether an original has the content that its name says: it is read. @throws Error with code `ENOENT` when there is none */
export async function isIntact(sha256: string, storage: Pick<Storage, 'openOriginal'>): Promise<boolean> {
  const hash = createHash('sha256');
  for await (const chunk of await storage.openOriginal(sha256)) hash.update(chunk as Buffer);
  return hash.digest('hex') === sha256;
}
