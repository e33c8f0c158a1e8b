import { readConfig } from '../platform/config/read-config.js';
import { OperatorError } from '../platform/operator-error.js';
import { print } from '../platform/process/print.js';
import { Bucket } from '../platform/storage/s3/bucket.js';

/** @throws OperatorError without S3_ENDPOINT: of a bucket at Amazon more must be decided than its name */
export async function makeBucket(): Promise<void> {
  const { s3 } = readConfig();
  if (!s3?.endpoint) throw new OperatorError('S3_BUCKET and S3_ENDPOINT say which bucket to make: set them.');
  const bucket = new Bucket(s3);
  const isMade = await bucket.make();
  print(isMade ? `Made ${bucket.place}.` : `There is ${bucket.place}.`);
}
