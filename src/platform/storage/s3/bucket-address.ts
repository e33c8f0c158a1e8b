import { OperatorError } from '../../operator-error.js';

/** Where in a store something lies. */
export interface BucketAddress {
  bucket: string;
  /** What all names begin with: empty, or with a slash at its end. */
  prefix: string;
}

const scheme = 's3://';

export const isBucketName = (name: string): boolean => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name);

/**
 * Reads `s3://bucket/prefix`. Null for what does not begin so.
 * @throws OperatorError when it begins so, and is no address
 */
export function readBucketAddress(text: string): BucketAddress | null {
  if (!text.startsWith(scheme)) return null;
  const [bucket = '', ...parts] = text.slice(scheme.length).replace(/\/$/, '').split('/');
  if (!isBucketName(bucket) || !parts.every((part) => /^[\w.-]{1,100}$/.test(part) && !/^\.+$/.test(part)))
    throw new OperatorError(
      `${text} is no bucket: write s3://bucket/prefix, with letters, digits, - _ and . between the slashes.`,
    );
  return { bucket, prefix: parts.map((part) => `${part}/`).join('') };
}
