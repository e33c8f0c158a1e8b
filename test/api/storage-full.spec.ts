import { createHash } from 'node:crypto';
import { DiskSpace } from '../../src/platform/storage/disk-space.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { aJpeg } from '../support/scans.js';
import type { Answer, Visitor } from '../support/visitor.js';

let archive: TestArchive;
let editor: Visitor;
let member: Visitor;
let scan: Buffer;

const megabyte = 1024 * 1024;
let freeBytes: number;

beforeAll(async () => {
  archive = await startArchive({ environment: { MIN_FREE_DISK_MB: '100', LOG_LEVEL: 'silent' } });
  archive.app.get(DiskSpace).readDisk = async () => ({ totalBytes: 1000 * megabyte, freeBytes });
  editor = await archive.signedIn(await archive.anEditor());
  member = await archive.signedIn(await archive.aMember());
  scan = await aJpeg();
});
beforeEach(() => (freeBytes = 500 * megabyte));
afterAll(() => archive.close());

function withFile(by: Visitor, path: string, name: string, fields: Record<string, string> = {}): Promise<Answer> {
  const multipart = new FormData();
  multipart.append(name, new Blob([new Uint8Array(scan)]), 'scan.jpg');
  for (const [field, value] of Object.entries(fields)) multipart.append(field, value);
  return by.change('POST', path, { multipart });
}

function begin(length = scan.length): Promise<Answer> {
  const sha256 = createHash('sha256').update(scan).digest('hex');
  const metadata = { filename: 'scan.jpg', sha256 };
  return editor.change('POST', '/api/admin/uploads', {
    headers: {
      'Tus-Resumable': '1.0.0',
      'Upload-Length': String(length),
      'Upload-Metadata': Object.entries(metadata)
        .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
        .join(','),
    },
  });
}

const append = (address: string) =>
  editor.change('PATCH', address, {
    bytes: scan,
    headers: { 'Tus-Resumable': '1.0.0', 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '0' },
  });

function expectFull({ status, body }: Answer): void {
  expect([status, body.code]).toEqual([507, 'storage_full']);
  expect(body.message).toMatch(/disco|disk/);
}

const photos = async (): Promise<unknown> =>
  (await archive.database.query<{ count: string }[]>('select count(*) from photos'))[0];

describe('when little disk space is left', () => {
  it('uploads are refused with their own code, and leave nothing', async () => {
    const before = await photos();
    freeBytes = 99 * megabyte;
    expectFull(await withFile(editor, '/api/admin/photos', 'image'));
    expectFull(await withFile(member, '/api/contributions', 'image', { title: 'Molo Audace' }));
    expectFull(await begin());
    expect(await photos()).toEqual(before);
  });

  it('a scan that would not leave enough is refused before it is sent, and one that fits is not', async () => {
    expect((await begin(100 * megabyte)).status).toBe(201);
    freeBytes = 150 * megabyte;
    expectFull(await begin(100 * megabyte));
  });

  it('an upload that has begun stops, and goes on when there is room again', async () => {
    const address = (await begin()).headers.get('location') ?? '';
    freeBytes = 0;
    expectFull(await append(address));
    freeBytes = 500 * megabyte;
    expect((await append(address)).status).toBe(204);
    expect((await editor.change('POST', `${address}/photo`, { json: {} })).status).toBeLessThan(300);
  });

  it('health and metrics say so, and readers read on', async () => {
    freeBytes = 50 * megabyte;
    const health = await archive.visitor().get('/health/ready');
    expect(health.status).toBe(200);
    expect(health.body).toMatchObject({ status: 'degraded', missing: expect.arrayContaining(['disk']) as unknown });
    expect((await archive.visitor().get('/metrics')).text).toContain(`veduta_disk_free_bytes ${50 * megabyte}`);
    expect((await archive.visitor().get('/api/photos')).status).toBe(200);
  });
});

describe('when the disk of the database is full', () => {
  beforeAll(() =>
    archive.database.query(`
      create function no_room() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger no_room before insert or update on photos for each row execute function no_room();
      create trigger no_room before insert or update on tags for each row execute function no_room()`),
  );
  afterAll(() => archive.database.query('drop trigger no_room on photos; drop trigger no_room on tags'));

  it('every change is refused with the same code', async () => {
    expectFull(await withFile(editor, '/api/admin/photos', 'image'));
    expectFull(await editor.change('POST', '/api/admin/tags', { json: { name: 'Porto' } }));
  });
});
