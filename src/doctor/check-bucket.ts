import { randomUUID } from 'node:crypto';
import type { Config } from '../platform/config/config.js';
import { reasonOf } from '../platform/operator-error.js';
import { advice, type Finding, ok, problem } from './finding.js';

/** Whether the bucket of the files can be reached, written and read, and tells a missing file from a forbidden one. */
export async function checkBucket({ s3 }: Config): Promise<Finding[]> {
  if (s3 === null) return [];
  const { Bucket } = await import('../platform/storage/s3/bucket.js');
  const bucket = new Bucket(s3);
  const key = `doctor/${randomUUID()}`;
  try {
    if ((await bucket.find(key)) !== null) throw new Error('it has every file');
    await bucket.putText(key, key);
    if ((await bucket.readText(key)) !== key) throw new Error('it answers with another content than was written');
    await bucket.delete(key);
    const listed: string[] = [];
    for await (const one of bucket.list('doctor/')) listed.push(one.key);
    if (listed.includes(key)) throw new Error('what is deleted stays');
    const versions = (await bucket.keepsVersions()) ? '; of its versions none is kept of what the archive deletes' : '';
    const found = [ok('bucket', `${bucket.place} can be read, written and listed${versions}`)];
    return (await bucket.find('archive-id'))
      ? found
      : [...found, advice('bucket', 'the bucket is no archive’s yet: the first start makes it this one’s')];
  } catch (error) {
    return [
      problem('bucket', `${bucket.place}: ${messageOf(error)}. Check S3_*, the rights of the key, and the clock`),
    ];
  }
}

/** That of the storage says where and why already. */
const messageOf = (error: unknown): string =>
  (error as Error).message === '' ? reasonOf(error) : (error as Error).message;
