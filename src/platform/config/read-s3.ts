import { OperatorError } from '../operator-error.js';
import type { Config } from './config.js';

/** The variables of a bucket as they are set; null: unset. */
interface GivenS3 {
  endpoint: string | null;
  region: string | null;
  bucket: string | null;
  accessKeyId: string | null;
  secretAccessKey: string | null;
  pathStyle: 'default' | 'on' | 'off';
}

/** Null without `S3_BUCKET`: the files are in a folder then. @throws OperatorError for what is missing or wrong */
export function readS3({ endpoint, region, bucket, accessKeyId, secretAccessKey, pathStyle }: GivenS3): Config['s3'] {
  if (bucket === null) {
    const given = { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
    const [useless] = Object.entries(given).find(([, value]) => value !== null) ?? [];
    if (useless) throw new OperatorError(`${useless} is set without S3_BUCKET.`);
    return null;
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new OperatorError(`S3_BUCKET must be a name of 3 to 63 small letters, digits, - and ., not "${bucket}".`);
  if (accessKeyId === null) throw new OperatorError('S3_BUCKET is set without S3_ACCESS_KEY_ID.');
  if (secretAccessKey === null) throw new OperatorError('S3_BUCKET is set without S3_SECRET_ACCESS_KEY.');
  if (endpoint === null && region === null)
    throw new OperatorError('S3_BUCKET is set without S3_ENDPOINT, or S3_REGION for a bucket of Amazon.');
  return {
    endpoint: originOf(endpoint),
    region: region ?? 'us-east-1',
    bucket,
    accessKeyId,
    secretAccessKey,
    // Few stores of one's own give every bucket a host name.
    pathStyle: pathStyle === 'default' ? endpoint !== null : pathStyle === 'on',
  };
}

function originOf(endpoint: string | null): string | null {
  if (endpoint === null) return null;
  const { origin, pathname, search, hash, username, password } = new URL(endpoint);
  if (pathname !== '/' || search || hash || username || password)
    throw new OperatorError(`S3_ENDPOINT must be an address without a path, such as ${origin}.`);
  return origin;
}
