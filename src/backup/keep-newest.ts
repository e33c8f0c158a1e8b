import { isHash } from '../platform/storage/stored-names.js';
import { backupsFolder, filesFolder, manifestName } from './backup-names.js';
import type { BackupStore } from './backup-store.js';
import { listFiles } from './file-list.js';
import { listBackups } from './manifest.js';

/**
 * Removes all backups but the newest, and the contents that no backup names any more: what the archive has erased leaves the store
 * with the last backup that was made before. Only while no backup is being made. Resolves with how many were removed.
 * @throws Error, and removes no content, when a list of those that stay cannot be read
 */
export async function keepNewest(store: BackupStore, keep: number): Promise<number> {
  const old = (await listBackups(store)).slice(0, -keep);
  for (const name of old) {
    // First: without it the rest is no backup, whatever happens next.
    await store.remove(manifestName(name));
    await store.removeFolder(`${backupsFolder}/${name}`);
  }
  if (old.length > 0) await removeUnnamed(store);
  return old.length;
}

async function removeUnnamed(store: BackupStore): Promise<void> {
  const named = new Set<string>();
  for (const name of await listBackups(store)) for await (const { sha256 } of listFiles(store, name)) named.add(sha256);
  for await (const file of store.list(filesFolder)) {
    const sha256 = file.name.split('/').at(-1) ?? '';
    if (isHash(sha256) && !named.has(sha256)) await store.remove(file.name);
  }
}
