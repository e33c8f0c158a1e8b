import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { BackupStore } from '../../src/backup/backup-store.js';
import { BucketStore } from '../../src/backup/bucket-store.js';
import { FolderStore } from '../../src/backup/folder-store.js';
import { Bucket } from '../../src/platform/storage/s3/bucket.js';
import { startS3 } from './s3-server.js';

/** An implementation of the store of backups. */
export interface TestBackupStores {
  /** A store of this name without files. */
  empty(name: string): BackupStore;
  /** The names of all files in it, drafts included. */
  names(name: string): Promise<string[]>;
  close(): Promise<void>;
}

/** Every implementation of the store of backups: what one does the others must do. */
export const backupStores: { name: string; start(): Promise<TestBackupStores> }[] = [
  { name: 'a folder', start: async () => startFolder() },
  { name: 'a bucket', start: startBucket },
];

function startFolder(): TestBackupStores {
  const root = mkdtempSync(join(tmpdir(), 'veduta-backups-'));
  return {
    empty(name) {
      const store = new FolderStore(join(root, name));
      store.prepare();
      return store;
    },
    names: async (name) => filesIn(join(root, name)),
    close: async () => rmSync(root, { recursive: true }),
  };
}

async function startBucket(): Promise<TestBackupStores> {
  const server = await startS3();
  const scratch = mkdtempSync(join(tmpdir(), 'veduta-backups-'));
  const bucket = new Bucket(server.options);
  return {
    empty: (name) => new BucketStore(bucket, `${name}/`, scratch),
    async names(name) {
      const keys: string[] = [];
      for await (const { key } of bucket.list(`${name}/`)) keys.push(key.slice(name.length + 1));
      return [...keys, ...filesIn(scratch)];
    },
    async close() {
      await server.close();
      rmSync(scratch, { recursive: true });
    },
  };
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [relative(folder, join(entry.parentPath, entry.name))] : [],
  );
