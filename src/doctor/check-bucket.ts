import { randomUUID } from 'node:crypto';
import type { Config } from '../platform/config/config.js';
import { reasonOf } from '../platform/operator-error.js';
import type { Bucket } from '../platform/storage/s3/bucket.js';
import { readBucketAddress } from '../platform/storage/s3/bucket-address.js';
import type { S3Options } from '../platform/storage/s3/s3-options.js';
import { StorageAway } from '../platform/storage/storage.js';
import { advice, type Finding, ok, problem } from './finding.js';

/** Whether the bucket of the files, and that of the nightly backups, can be used. */
export async function checkBuckets({ s3, backup, backupS3 }: Config): Promise<Finding[]> {
  const ofBackups = readBucketAddress(backup?.target ?? '');
  return [
    ...(s3 ? await checkBucket(s3, files) : []),
    ...(ofBackups && backupS3 ? await checkBucket({ ...backupS3, ...ofBackups }, { ...backups, ...ofBackups }) : []),
  ];
}

interface Purpose {
  part: string;
  /** That name the bucket and its key. */
  variables: string;
  /** What is said when it has no id of an archive yet. */
  advised?: string;
  /** Of all names: empty, or with a slash at its end. */
  prefix?: string;
}

const files: Purpose = {
  part: 'bucket',
  variables: 'S3_*',
  advised: 'the bucket is no archive’s yet: the first start makes it this one’s',
};
const backups: Purpose = { part: 'backup-bucket', variables: 'BACKUP_S3_*' };

/** Whether it can be reached, written and read, and tells a missing file from a forbidden one. */
async function checkBucket(options: S3Options, { part, variables, advised, prefix = '' }: Purpose): Promise<Finding[]> {
  const client = await import('../platform/storage/s3/bucket.js');
  const bucket = new client.Bucket(options);
  const folder = `${prefix}doctor/`;
  const key = `${folder}${randomUUID()}`;
  try {
    if ((await bucket.find(key)) !== null) throw new Error('it has every file');
    await bucket.putText(key, key);
    if ((await bucket.readText(key)) !== key) throw new Error('it answers with another content than was written');
    await bucket.delete(key);
    const listed: string[] = [];
    for await (const one of bucket.list(folder)) listed.push(one.key);
    if (listed.includes(key)) throw new Error('what is deleted stays');
    const versions = (await bucket.keepsVersions()) ? '; of its versions none is kept of what the archive deletes' : '';
    const found = [ok(part, `${bucket.place} can be read, written and listed${versions}`)];
    return advised === undefined || (await bucket.find(`${prefix}archive-id`))
      ? found
      : [...found, advice(part, advised)];
  } catch (error) {
    return [problem(part, `${messageOf(error, bucket)}. Check ${variables}, the rights of the key, and the clock`)];
  }
}

/** That of a store that is away says where already. */
const messageOf = (error: unknown, { place }: Bucket): string =>
  error instanceof StorageAway ? error.message : `${place}: ${(error as Error).message || reasonOf(error)}`;
