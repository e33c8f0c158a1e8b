import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileCache } from '../../src/platform/storage/file-cache.js';
import { FileSystemStorage } from '../../src/platform/storage/file-system-storage.js';
import { Bucket } from '../../src/platform/storage/s3/bucket.js';
import { S3Storage } from '../../src/platform/storage/s3/s3-storage.js';
import type { Storage } from '../../src/platform/storage/storage.js';
import { startS3 } from './s3-server.js';

/** An implementation of the storage, with what it writes to. */
export interface TestStorage {
  /** Of this machine, for files that a test makes itself. */
  folder: string;
  /** A storage without files. */
  empty(): Promise<Storage>;
  /** The names of all files that it has written, wherever. */
  names(): Promise<string[]>;
  close(): Promise<void>;
}

/** Every implementation of the storage: what one does the others must do. */
export const storages: { name: string; start(): Promise<TestStorage> }[] = [
  { name: 'the storage in a folder', start: async () => startFolder() },
  { name: 'the storage in a bucket', start: startBucket },
];

function startFolder(): TestStorage {
  const folder = mkdtempSync(join(tmpdir(), 'veduta-storage-'));
  const data = join(folder, 'data');
  return {
    folder,
    async empty() {
      rmSync(data, { recursive: true, force: true });
      return new FileSystemStorage(data);
    },
    names: async () => filesIn(data),
    close: async () => rmSync(folder, { recursive: true }),
  };
}

async function startBucket(): Promise<TestStorage> {
  const server = await startS3();
  const folder = mkdtempSync(join(tmpdir(), 'veduta-storage-'));
  const data = join(folder, 'data');
  const bucket = new Bucket(server.options);
  return {
    folder,
    async empty() {
      rmSync(data, { recursive: true, force: true });
      await bucket.deleteAll('');
      return new S3Storage(bucket, data, new FileCache(data, 1_000_000));
    },
    async names() {
      const keys: string[] = [];
      for await (const { key } of bucket.list('')) keys.push(key);
      return [...keys, ...filesIn(data)];
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );
