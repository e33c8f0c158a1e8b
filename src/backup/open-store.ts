import { existsSync } from 'node:fs';
import { OperatorError, reasonOf } from '../platform/operator-error.js';
import type { BackupStore } from './backup-store.js';
import { FolderStore } from './folder-store.js';

/**
 * @param target a folder
 * @throws OperatorError when it cannot be used
 */
export function openStore(target: string, { prepare = false } = {}): BackupStore {
  if (/^\w+:\/\//.test(target)) throw new OperatorError(`${target} is no folder.`);
  const store = new FolderStore(target);
  if (!prepare && !existsSync(store.place)) throw new OperatorError(`${store.place} does not exist.`);
  if (prepare)
    try {
      store.prepare();
    } catch (error) {
      throw new OperatorError(`${store.place} cannot be written (${reasonOf(error)}).`);
    }
  return store;
}

/** One line for what the system refuses: a full disk, a folder that is not mounted any more. */
export async function withStore<Result>(
  store: BackupStore,
  work: (store: BackupStore) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(store);
  } catch (error) {
    if (error instanceof OperatorError || (error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw new OperatorError(`${(error as Error).message}. Run it again: it goes on.`);
  }
}
