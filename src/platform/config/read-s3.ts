import { OperatorError } from '../operator-error.js';
import { isBucketName } from '../storage/s3/bucket-address.js';
import type { S3Account } from '../storage/s3/s3-options.js';
import type { Config } from './config.js';

/** The variables of a store as they are set; null: unset. */
export interface S3Variables {
  endpoint: string | null;
  region: string | null;
  accessKeyId: string | null;
  secretAccessKey: string | null;
  pathStyle: 'default' | 'on' | 'off';
}

/** Null without `S3_BUCKET`: the files are in a folder then. @throws OperatorError for what is missing or wrong */
export function readS3({ bucket, ...account }: S3Variables & { bucket: string | null }): Config['s3'] {
  if (bucket === null) {
    const useless = firstSet(account, 'S3_');
    if (useless) throw new OperatorError(`${useless} is set without S3_BUCKET.`);
    return null;
  }
  if (!isBucketName(bucket))
    throw new OperatorError(`S3_BUCKET must be a name of 3 to 63 small letters, digits, - and ., not "${bucket}".`);
  return { ...readAccount(account, 'S3_', 'S3_BUCKET'), bucket };
}

/**
 * The store of backups: that of `BACKUP_S3_*`, or, where these name no key, that of the files. The key of the files is sent to no
 * other store.
 * @throws OperatorError for what is missing or wrong
 */
export function readBackupS3(variables: S3Variables, files: S3Account | null): S3Account | null {
  if (variables.accessKeyId === null && variables.secretAccessKey === null) {
    const useless = firstSet(variables, 'BACKUP_S3_');
    if (useless) throw new OperatorError(`${useless} is set without BACKUP_S3_ACCESS_KEY_ID.`);
    return files;
  }
  if (variables.accessKeyId === null)
    throw new OperatorError('BACKUP_S3_SECRET_ACCESS_KEY is set without BACKUP_S3_ACCESS_KEY_ID.');
  const isSameStore = variables.endpoint === null && variables.region === null && files !== null;
  const { endpoint, region } = isSameStore ? files : variables;
  const pathStyle =
    isSameStore && variables.pathStyle === 'default' ? (files.pathStyle ? 'on' : 'off') : variables.pathStyle;
  return readAccount({ ...variables, endpoint, region, pathStyle }, 'BACKUP_S3_', 'BACKUP_S3_ACCESS_KEY_ID');
}

/** @param because the variable that asks for the others */
function readAccount(variables: S3Variables, prefix: string, because: string): S3Account {
  const { endpoint, region, accessKeyId, secretAccessKey, pathStyle } = variables;
  if (accessKeyId === null) throw new OperatorError(`${because} is set without ${prefix}ACCESS_KEY_ID.`);
  if (secretAccessKey === null) throw new OperatorError(`${because} is set without ${prefix}SECRET_ACCESS_KEY.`);
  if (endpoint === null && region === null)
    throw new OperatorError(`${because} is set without ${prefix}ENDPOINT, or ${prefix}REGION for a bucket of Amazon.`);
  return {
    endpoint: originOf(endpoint, `${prefix}ENDPOINT`),
    region: region ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
    // Few stores of one's own give every bucket a host name.
    pathStyle: pathStyle === 'default' ? endpoint !== null : pathStyle === 'on',
  };
}

function firstSet({ endpoint, accessKeyId, secretAccessKey }: S3Variables, prefix: string): string | undefined {
  const values = { ENDPOINT: endpoint, ACCESS_KEY_ID: accessKeyId, SECRET_ACCESS_KEY: secretAccessKey };
  const [name] = Object.entries(values).find(([, value]) => value !== null) ?? [];
  return name && `${prefix}${name}`;
}

function originOf(endpoint: string | null, name: string): string | null {
  if (endpoint === null) return null;
  const { origin, pathname, search, hash, username, password } = new URL(endpoint);
  if (pathname !== '/' || search || hash || username || password)
    throw new OperatorError(`${name} must be an address without a path, such as ${origin}.`);
  return origin;
}
