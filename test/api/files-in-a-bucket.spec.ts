import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Config } from '../../src/platform/config/config.js';
import { JobOutbox } from '../../src/jobs/job-outbox.js';
import { UnusedFiles } from '../../src/photos/renditions/unused-files.js';
import { Storage } from '../../src/platform/storage/storage.js';
import { Bucket } from '../../src/platform/storage/s3/bucket.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { startS3, type TestS3 } from '../support/s3-server.js';
import { aJpeg } from '../support/scans.js';
import { until } from '../support/until.js';
import type { Visitor } from '../support/visitor.js';
import { startWorkers, type TestWorkers } from '../support/workers.js';

let server: TestS3;
let archive: TestArchive;
let workers: TestWorkers;
let admin: Visitor;
let visitor: Visitor;

beforeAll(async () => {
  server = await startS3();
  archive = await startArchive({ environment: server.environment });
  workers = await startWorkers(archive);
  admin = await archive.signedIn(await archive.anAdmin());
  visitor = archive.visitor();
});
afterAll(async () => {
  await workers.close();
  await archive.close();
  await server.close();
});

const keys = async (): Promise<string[]> => {
  const found: string[] = [];
  for await (const { key } of new Bucket(server.options).list('')) found.push(key);
  return found;
};

/** Uploads a scan that is published once it is processed. */
async function upload(seed: number): Promise<number> {
  const multipart = new FormData();
  multipart.append('image', new Blob([new Uint8Array(await aJpeg({ seed }))]), 'molo.jpg');
  multipart.append('status', 'published');
  const { status, body } = await admin.change('POST', '/api/admin/photos', { multipart });
  expect(status).toBe(202);
  return (body as { id: number }).id;
}

const rowOf = async (id: number): Promise<{ status: string; sha256: string }> => {
  const [row] = await archive.database.query<[{ status: string; sha256: string }]>(
    'select status, original_sha256 as sha256 from photos where id = $1',
    [id],
  );
  return row;
};
const isPublished = async (id: number): Promise<boolean> => (await rowOf(id)).status === 'published';

describe('an archive whose files are in a bucket', () => {
  it('takes a scan, shows its pictures as from a folder, and deletes all of it', async () => {
    const id = await upload(901);
    await until(() => isPublished(id));
    const { sha256 } = await rowOf(id);
    const address = `/uploads/${sha256}/v2/320.jpg`;

    const whole = await visitor.get(address);
    const bytes = Number(whole.headers.get('content-length'));
    expect([whole.status, whole.headers.get('content-type'), bytes > 1000]).toEqual([200, 'image/jpeg', true]);
    const part = await visitor.get(address, { Range: 'bytes=10-19' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes}`]);
    const known = { 'If-None-Match': whole.headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' };
    expect((await visitor.get(address, known)).status).toBe(304);
    expect((await visitor.get(address, { Range: `bytes=${bytes}-` })).status).toBe(416);
    expect((await visitor.get(`/uploads/${sha256}/v2/9999.jpg`)).status).toBe(404);
    const tile = await visitor.get(`/iiif/image/${id}/0,0,64,64/32,/0/default.jpg`);
    expect([tile.status, tile.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const onDisk = readdirSync(join(archive.app.get(Config).dataDir), { recursive: true }).map(String);
    expect(onDisk.filter((name) => /^(?:originals|uploads|trash)/.test(name))).toEqual([]);

    expect((await admin.change('DELETE', `/api/admin/photos/${id}`)).status).toBe(204);
    await until(async () => (await visitor.get(address)).status === 410);
    await archive.database.query(`update photos set removed_at = now() - interval '31 days' where id = $1`, [id]);
    const files = archive.app.get(UnusedFiles, { strict: false });
    await files['removeUnused'](sha256);
    expect((await keys()).filter((key) => key.includes(sha256))).toEqual([
      `trash/${new Date().toISOString().slice(0, 10)}/${sha256}`,
    ]);
    await archive.app.get(Storage).remove(sha256);
    expect((await keys()).filter((key) => key.includes(sha256))).toEqual([]);
    const copies = readdirSync(join(archive.app.get(Config).dataDir), { recursive: true }).map(String);
    expect(copies.filter((name) => name.includes(sha256))).toEqual([]);
  });

  it('says while the bucket is away that it is, keeps what was begun, and goes on by itself', async () => {
    const id = await upload(902);
    await until(() => isPublished(id));
    const address = `/uploads/${(await rowOf(id)).sha256}/v2/320.jpg`;
    await server.goAway();
    const refused = await visitor.get(address);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await visitor.get('/health/ready')).body).toMatchObject({ status: 'degraded', missing: ['files'] });
    const multipart = new FormData();
    multipart.append('image', new Blob([new Uint8Array(await aJpeg({ seed: 903 }))]), 'molo.jpg');
    expect((await admin.change('POST', '/api/admin/photos', { multipart })).status).toBe(503);
    const waiting = { kind: 'renditions', subject: 'photo', subjectId: id } as const;
    const job = async (): Promise<{ attempts: number; reason: string | null }> =>
      (
        await archive.database.query<[{ attempts: number; reason: string | null }]>(
          `select attempts, last_error as reason from job_outbox where kind = 'renditions' and subject_id = $1`,
          [id],
        )
      )[0];
    await archive.database.query(`update photos set status = 'processing' where id = $1`, [id]);
    const outbox = archive.app.get(JobOutbox, { strict: false });
    await archive.database.transaction((tx) => outbox.enqueue(waiting, tx));
    await until(async () => (await job()).reason !== null);
    expect(await job()).toMatchObject({ attempts: 0, reason: expect.stringContaining('the bucket veduta at') });

    await server.comeBack();
    expect((await visitor.get(address)).status).toBe(200);
    expect((await visitor.get('/health/ready')).body).toMatchObject({ missing: [] });
    await archive.database.query(`update job_outbox set due_at = now() where subject_id = $1`, [id]);
    await until(() => isPublished(id));
  });
});
