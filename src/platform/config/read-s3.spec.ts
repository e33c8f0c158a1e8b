import { readConfig } from './read-config.js';

const bucket = { S3_BUCKET: 'veduta', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
const store = { ...bucket, S3_ENDPOINT: 'https://store.example.org' };

it('the files are in a folder unless there is a bucket', () => {
  expect(readConfig({}).s3).toBeNull();
  expect(readConfig({ S3_BUCKET: '', S3_REGION: '' }).s3).toBeNull();
});

it('a store of one’s own is asked by path, that of Amazon by host name, unless the operator says otherwise', () => {
  expect(readConfig(store).s3).toEqual({
    endpoint: 'https://store.example.org',
    region: 'us-east-1',
    bucket: 'veduta',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    pathStyle: true,
  });
  expect(readConfig({ ...bucket, S3_REGION: 'eu-south-1' }).s3).toMatchObject({ endpoint: null, pathStyle: false });
  expect(readConfig({ ...store, S3_PATH_STYLE: 'off' }).s3).toMatchObject({ pathStyle: false });
});

it('backups go to a store with a key of its own, or with that of the files', () => {
  const own = { BACKUP_S3_ACCESS_KEY_ID: 'other', BACKUP_S3_SECRET_ACCESS_KEY: 'word' };
  expect(readConfig({}).backupS3).toBeNull();
  expect(readConfig(store).backupS3).toMatchObject({ endpoint: 'https://store.example.org', accessKeyId: 'key' });
  expect(readConfig({ ...store, S3_PATH_STYLE: 'off', ...own }).backupS3).toEqual({
    endpoint: 'https://store.example.org',
    region: 'us-east-1',
    accessKeyId: 'other',
    secretAccessKey: 'word',
    pathStyle: false,
  });
  const elsewhere = { ...own, BACKUP_S3_ENDPOINT: 'https://backups.example.org' };
  expect(readConfig({ ...store, ...elsewhere }).backupS3).toMatchObject({ endpoint: 'https://backups.example.org' });
  expect(readConfig({ ...elsewhere, BACKUP_TARGET: 's3://night/veduta' }).backup).toEqual({
    target: 's3://night/veduta',
    keep: 30,
  });
});

it.each<[Record<string, string>, string]>([
  [{ BACKUP_TARGET: 's3://N' }, 's3://N is no bucket'],
  [{ ...store, BACKUP_S3_ENDPOINT: 'https://x.org' }, 'BACKUP_S3_ENDPOINT is set without BACKUP_S3_ACCESS_KEY_ID.'],
  [{ BACKUP_S3_SECRET_ACCESS_KEY: 'x' }, 'BACKUP_S3_SECRET_ACCESS_KEY is set without BACKUP_S3_ACCESS_KEY_ID.'],
  [{ BACKUP_S3_ACCESS_KEY_ID: 'x' }, 'BACKUP_S3_ACCESS_KEY_ID is set without BACKUP_S3_SECRET_ACCESS_KEY.'],
  [{ S3_ENDPOINT: 'https://store.example.org' }, 'S3_ENDPOINT is set without S3_BUCKET.'],
  [{ S3_SECRET_ACCESS_KEY: 'x' }, 'S3_SECRET_ACCESS_KEY is set without S3_BUCKET.'],
  [{ ...store, S3_BUCKET: 'My Bucket' }, 'S3_BUCKET must be a name'],
  [{ ...store, S3_ACCESS_KEY_ID: '' }, 'S3_BUCKET is set without S3_ACCESS_KEY_ID.'],
  [{ ...store, S3_SECRET_ACCESS_KEY: '' }, 'S3_BUCKET is set without S3_SECRET_ACCESS_KEY.'],
  [bucket, 'S3_BUCKET is set without S3_ENDPOINT, or S3_REGION for a bucket of Amazon.'],
  [{ ...store, S3_ENDPOINT: 'store.example.org' }, 'S3_ENDPOINT is not an address.'],
  [{ ...store, S3_ENDPOINT: 'https://store.example.org/veduta' }, 'S3_ENDPOINT must be an address without a path'],
  [{ ...store, S3_PATH_STYLE: 'yes' }, 'S3_PATH_STYLE must be one of default, on, off'],
])('a wrong value stops the start with a line that names it: %j', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});
