import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../platform/config/config.js';
import { databaseFailure } from '../platform/database/database-failure.js';
import { OperatorError, reasonOf } from '../platform/operator-error.js';
import { DiskSpace } from '../platform/storage/disk-space.js';
import { type BucketAddress, readBucketAddress } from '../platform/storage/s3/bucket-address.js';
import { StorageAway } from '../platform/storage/storage.js';
import type { BackupStore } from './backup-store.js';
import { isOnOneDisk } from './is-on-one-disk.js';
import { FolderStore } from './folder-store.js';
import { assertOwnFolder } from './own-folder.js';

/**
 * @param target a folder, or `s3://bucket/prefix`
 * @param prepare whether a backup is to be made there
 * @throws OperatorError when it cannot be used
 */
export async function openStore(target: string, config: Config, { prepare = false } = {}): Promise<BackupStore> {
  const address = readBucketAddress(target);
  if (address) return openBucket(address, config, prepare);
  if (/^\w+:\/\//.test(target)) throw new OperatorError(`${target} is neither a folder nor s3://bucket/prefix.`);
  return openFolder(target, config, prepare);
}

function openFolder(target: string, config: Config, prepare: boolean): BackupStore {
  const store = new FolderStore(target);
  if (!prepare && !existsSync(store.place)) throw new OperatorError(`${store.place} does not exist.`);
  if (prepare)
    try {
      assertOwnFolder(store.place, config.dataDir);
      store.prepare();
    } catch (error) {
      if (error instanceof OperatorError) throw error;
      throw new OperatorError(`${store.place} cannot be written (${reasonOf(error)}).`);
    }
  return isOnOneDisk(store.place, config.dataDir) ? new FolderStore(target, new DiskSpace(config)) : store;
}

async function openBucket(
  { bucket, prefix }: BucketAddress,
  { backupS3, dataDir, s3 }: Config,
  prepare: boolean,
): Promise<BackupStore> {
  if (backupS3 === null)
    throw new OperatorError('For a backup in a bucket set BACKUP_S3_ACCESS_KEY_ID and its like, or S3_BUCKET.');
  if (prepare && s3 !== null && s3.bucket === bucket && s3.endpoint === backupS3.endpoint)
    throw new OperatorError(`The originals are in the bucket ${bucket} themselves: a backup needs another one.`);
  // Loaded only where it is used: it takes 15 MB of memory.
  const [{ Bucket }, { BucketStore }] = await Promise.all([
    import('../platform/storage/s3/bucket.js'),
    import('./bucket-store.js'),
  ]);
  return new BucketStore(new Bucket({ ...backupS3, bucket }), prefix, join(dataDir, 'tmp'));
}

/** One line for what the system or the bucket refuses: a full disk, a folder that is not mounted any more, a wrong key. */
export async function withStore<Result>(
  store: BackupStore,
  work: (store: BackupStore) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(store);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    if (error instanceof StorageAway) throw new OperatorError(`${error.message}. Run it again: it goes on.`);
    const { syscall, message } = error as NodeJS.ErrnoException;
    if (syscall === undefined || databaseFailure(error) === 'unavailable') throw error;
    throw new OperatorError(`${message}. Run it again: it goes on.`);
  }
}
