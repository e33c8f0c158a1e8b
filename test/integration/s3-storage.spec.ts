import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { FileCache } from '../../src/platform/storage/file-cache.js';
import { Bucket } from '../../src/platform/storage/s3/bucket.js';
import { S3Storage } from '../../src/platform/storage/s3/s3-storage.js';
import { StorageAway } from '../../src/platform/storage/storage.js';
import { startS3, type TestS3 } from '../support/s3-server.js';

let server: TestS3;
let folder: string;

beforeAll(async () => {
  server = await startS3();
  folder = mkdtempSync(join(tmpdir(), 'veduta-s3-'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const storageOn = (bucket: Bucket): S3Storage => new S3Storage(bucket, folder, new FileCache(folder, 1_000_000));
const store = async (storage: S3Storage, content: string): Promise<string> => {
  const staged = await storage.stage(Readable.from([Buffer.from(content)]));
  await staged.store();
  return staged.sha256;
};
const publish = (storage: S3Storage, sha256: string, name: string): Promise<void> =>
  storage.publish({ sha256, renditionProfile: 'v2' }, async (draft) => writeFileSync(join(draft, name), 'a rendition'));

it('a bucket is made where it is missing, and left as it is where it is there', async () => {
  const bucket = new Bucket({ ...server.options, bucket: 'another' });
  expect(await bucket.answers()).toBe(false);
  expect([await bucket.make(), await bucket.make(), await bucket.answers()]).toEqual([true, false, true]);
  await server.goAway();
  await expect(bucket.make()).rejects.toBeInstanceOf(StorageAway);
  await server.comeBack();
});

describe('a folder of served files', () => {
  it('is not seen before all of it is there, and what was interrupted is found by the sweep', async () => {
    const bucket = new Bucket(server.options);
    const storage = storageOn(bucket);
    const sha256 = await store(storage, 'interrupted');
    // As a process leaves it that is killed in the middle.
    await bucket.putText(`publishing/${sha256}/v2`, '');
    await bucket.putText(`uploads/${sha256}/v2/320.jpg`, 'a rendition');
    const file = { sha256, renditionProfile: 'v2', name: '320.jpg' };
    await expect(storage.openServed(file)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await storage.findServedSize(file)).toBeNull();
    const served = [];
    for await (const content of storage.list()) if (content.kind === 'served') served.push(content.sha256);
    expect(served).toEqual([sha256]);
    await storage.remove(sha256);
    const keys = [];
    for await (const { key } of bucket.list('')) keys.push(key);
    expect(keys).toEqual([]);
  });

  it('has copies on this machine that are made anew when it is', async () => {
    const storage = storageOn(new Bucket(server.options));
    const sha256 = await store(storage, 'copied');
    const file = { sha256, renditionProfile: 'v2', name: 'pyramid.tif' };
    await publish(storage, sha256, 'pyramid.tif');
    const paths = await Promise.all([1, 2, 3].map(() => storage.withServed(file, async (path) => path)));
    expect(new Set(paths).size).toBe(1);
    expect(existsSync(paths[0]!)).toBe(true);
    await storage.remove(sha256);
    expect(existsSync(paths[0]!)).toBe(false);
  });
});

it('what the store does not copy itself is copied by way of this machine', async () => {
  const bucket = new Bucket(server.options, 5);
  const storage = storageOn(bucket);
  const sha256 = await store(storage, 'larger than what is copied at once');
  await storage.discard(sha256, '2026-11-25');
  expect(await storage.putBack(sha256)).toBe(true);
  expect(await text(await storage.openOriginal(sha256))).toBe('larger than what is copied at once');
  await storage.remove(sha256);
});

describe('a store that is away', () => {
  it('is told from one without the file, and is used again when it is back', async () => {
    const storage = storageOn(new Bucket(server.options));
    const sha256 = await store(storage, 'here');
    expect(await storage.answers()).toBe(true);
    await server.goAway();
    expect(await storage.answers()).toBe(false);
    const staged = await storage.stage(Readable.from([Buffer.from('received meanwhile')]));
    for (const asked of [storage.hasOriginal(sha256), storage.openOriginal(sha256), staged.store()])
      await expect(asked).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 5 } });
    await server.comeBack();
    await staged.store();
    expect([await storage.hasOriginal(sha256), await storage.hasOriginal(staged.sha256)]).toEqual([true, true]);
    for (const content of [sha256, staged.sha256]) await storage.remove(content);
    expect(readdirSync(join(folder, 'tmp'))).toEqual([]);
  });

  it.each([
    ['another bucket', { bucket: 'other' }],
    ['an unknown key', { accessKeyId: 'UNKNOWN' }],
  ])('is also one that does not let us in: %s', async (_, wrong) => {
    const bucket = new Bucket({ ...server.options, ...wrong });
    await expect(storageOn(bucket).findArchiveId()).rejects.toBeInstanceOf(StorageAway);
    expect(await bucket.answers()).toBe(false);
  });
});

/** A store in memory that keeps versions, which the one of the other tests does not do. */
class VersionedStore {
  readonly versions: { key: string; id: string; content: Buffer | null }[] = [];
  private readonly server: Server = createServer((request, response) => void this.answer(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): Promise<unknown> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    const key = pathname.split('/').slice(2).join('/');
    const current = this.versions.findLast((version) => version.key === key)?.content ?? null;
    const id = String(this.versions.length);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method === 'PUT') this.versions.push({ key, id, content: Buffer.concat(chunks) });
    else if (request.method === 'DELETE') this.delete(key, searchParams.get('versionId'), id);
    else if (searchParams.has('versioning'))
      return void response.end(xml('VersioningConfiguration', '<Status>Enabled</Status>'));
    else if (searchParams.has('versions')) return void response.end(this.listed(searchParams.get('prefix') ?? ''));
    else if (key === '') return void response.end(xml('ListBucketResult', ''));
    else if (current === null) response.statusCode = 404;
    else return void response.setHeader('Content-Length', current.length).end(request.method === 'HEAD' ? '' : current);
    response.end();
  }

  private delete(key: string, version: string | null, id: string): void {
    if (version === null) this.versions.push({ key, id, content: null });
    else
      this.versions.splice(
        this.versions.findIndex((one) => one.key === key && one.id === version),
        1,
      );
  }

  private listed(prefix: string): string {
    const named = this.versions.filter(({ key }) => key.startsWith(prefix));
    const of = (kind: string, isMarker: boolean): string[] =>
      named
        .filter(({ content }) => (content === null) === isMarker)
        .map(({ key, id }) => `<${kind}><Key>${key}</Key><VersionId>${id}</VersionId></${kind}>`);
    return xml('ListVersionsResult', [...of('Version', false), ...of('DeleteMarker', true)].join(''));
  }
}

const xml = (name: string, content: string): string => `<?xml version="1.0"?><${name}>${content}</${name}>`;

it('a bucket that keeps versions keeps none of what is deleted', async () => {
  const versioned = new VersionedStore();
  const bucket = new Bucket({ ...server.options, endpoint: await versioned.start() });
  await bucket.putText('originals/a', 'one');
  await bucket.putText('originals/a', 'another');
  await bucket.putText('originals/ab', 'stays');
  expect(versioned.versions).toHaveLength(3);
  await bucket.delete('originals/a');
  expect(versioned.versions.map(({ key }) => key)).toEqual(['originals/ab']);
  await bucket.putText('originals/ab', 'stays no more');
  await bucket.deleteAll('originals/');
  expect(versioned.versions).toEqual([]);
  await versioned.close();
});
