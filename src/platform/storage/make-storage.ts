import type { Config } from '../config/config.js';
import { FileCache } from './file-cache.js';
import { FileSystemStorage } from './file-system-storage.js';
import type { Storage } from './storage.js';

const bytesInMegabyte = 1024 * 1024;

export type StorageConfig = Pick<Config, 'dataDir' | 's3' | 'tileCacheMb'>;

/** The storage that the operator has configured: a bucket, or the folder. */
export const makeStorage = (config: StorageConfig): Promise<Storage> =>
  config.s3 === null ? Promise.resolve(new FileSystemStorage(config.dataDir)) : makeS3Storage(config, config.s3);

/** The client of S3 is loaded only where it is used: it takes 15 MB of memory. */
async function makeS3Storage(config: StorageConfig, s3: NonNullable<Config['s3']>): Promise<Storage> {
  const [{ Bucket }, { S3Storage }] = await Promise.all([import('./s3/bucket.js'), import('./s3/s3-storage.js')]);
  return new S3Storage(new Bucket(s3), config.dataDir, makeFileCache(config));
}

/** Several of one folder share its limit. */
export const makeFileCache = ({ dataDir, tileCacheMb }: StorageConfig): FileCache =>
  new FileCache(dataDir, tileCacheMb * bytesInMegabyte);
