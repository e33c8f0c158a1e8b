import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { imageServicePath } from '../../src/contract/paths.js';
import type { AdminPhotoDetail } from '../../src/contract/admin-photo.js';
import { UnusedFiles } from '../../src/photos/renditions/unused-files.js';
import { Config } from '../../src/platform/config/config.js';
import { Storage } from '../../src/platform/storage/storage.js';
import { nobody } from '../support/administration.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { aJpeg } from '../support/scans.js';
import { until } from '../support/until.js';
import type { Answer, Visitor } from '../support/visitor.js';
import { startWorkers, type TestWorkers } from '../support/workers.js';

let archive: TestArchive;
let workers: TestWorkers;
let editor: Visitor;
let visitor: Visitor;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
  workers = await startWorkers(archive);
  editor = await archive.signedIn(await archive.anEditor());
  visitor = archive.visitor();
});
afterAll(async () => {
  await workers.close();
  await archive.close();
});

let seed = 200;
const aScan = (width = 1200): Promise<Buffer> => aJpeg({ width, height: 800, seed: (seed += 1) });
/** Its header can be read, and its end is missing. */
const aBrokenScan = async (): Promise<Buffer> => (await aScan()).subarray(0, 4000);

function send(path: string, image: Buffer | null, fields: Record<string, string> = {}): Promise<Answer> {
  const multipart = new FormData();
  for (const [name, value] of Object.entries(fields)) multipart.append(name, value);
  if (image) multipart.append('image', new Blob([new Uint8Array(image)]), 'scan-nuova.jpg');
  return editor.change('POST', path, { multipart });
}
const replace = (id: number, image: Buffer | null) => send(`/api/admin/photos/${id}/scan`, image);
const photoOf = async (id: number): Promise<AdminPhotoDetail> => (await editor.get(`/api/admin/photos/${id}`)).body;
const revert = (changeSetId: number) =>
  editor.change('POST', `/api/admin/change-sets/${changeSetId}/revert`, { json: {} });

async function aPhotoWithScan(image?: Buffer, status = 'published'): Promise<AdminPhotoDetail> {
  const { body } = await send('/api/admin/photos', image ?? (await aScan()), { title: 'Molo', status });
  await until(async () => (await photoOf(body.id)).status !== 'processing');
  return photoOf(body.id);
}
/** Waits until the new scan has replaced the former one, or has failed. */
async function processed(id: number): Promise<AdminPhotoDetail> {
  const isWaiting = async (): Promise<boolean> => {
    const { newScan } = await photoOf(id);
    return newScan !== null && newScan.failure === null;
  };
  await until(async () => !(await isWaiting()));
  return photoOf(id);
}
/** The address of a file that visitors get of the photo. */
const fileOf = ({ image }: Pick<AdminPhotoDetail, 'image'>): string => `${image!.base}/${image!.widths[0]}.jpg`;

async function scanChanges(id: number) {
  const { body } = await editor.get(`/api/admin/change-sets?kind=photo&recordId=${id}`);
  const sets = await Promise.all(
    body.items.map(async (set) => (await editor.get(`/api/admin/change-sets/${set.id}`)).body),
  );
  return sets.filter(({ changes }) => changes.some(({ part }) => part === 'scan'));
}

it('a photo that a worker publishes is there for harvesters, too', async () => {
  const { id } = await aPhotoWithScan();
  const { text } = await visitor.get('/oai?verb=ListIdentifiers&metadataPrefix=oai_dc');
  expect(text).toMatch(new RegExp(`<identifier>oai:[^<]*:photo/${id}</identifier>`));
});

describe('replacing the scan of a photo', () => {
  it('shows the present one until the new one is made, and keeps the address and everything else', async () => {
    const photo = await aPhotoWithScan();
    const scan = await aScan(1500);
    const { status, body } = await replace(photo.id, scan);
    expect([status, body]).toMatchObject([
      202,
      {
        id: photo.id,
        status: 'published',
        image: photo.image,
        originalSha256: photo.originalSha256,
        newScan: { name: 'scan-nuova.jpg', bytes: scan.length, failure: null },
        sameScanAs: null,
      },
    ]);
    const changed = await processed(photo.id);
    expect(changed).toMatchObject({
      slug: photo.slug,
      title: 'Molo',
      status: 'published',
      publishedAt: photo.publishedAt,
      image: { width: 1500 },
      originalName: 'scan-nuova.jpg',
      // Where the first file was.
      deliveryPath: photo.originalName,
      originalBytes: scan.length,
      newScan: null,
    });
    expect((await visitor.get(`/api/photos/by-slug/${photo.slug}`)).body.image.base).toBe(changed.image!.base);
    expect((await visitor.get(`${imageServicePath(photo.id)}/info.json`)).body).toMatchObject({ width: 1500 });
    expect((await visitor.get(fileOf(changed))).status).toBe(200);
  });

  it('takes the former files from the public at once, unless another photo has the same scan', async () => {
    const shared = await aScan();
    const [alone, one, other] = [await aPhotoWithScan(), await aPhotoWithScan(shared), await aPhotoWithScan(shared)];
    for (const { id } of [alone, one]) await replace(id, await aScan());
    for (const { id } of [alone, one]) await processed(id);
    expect((await visitor.get(fileOf(alone))).status).toBe(404);
    expect((await visitor.get(fileOf(one))).status).toBe(200);
    expect((await visitor.get(fileOf(other))).status).toBe(200);
  });

  it('is a change of whoever made it, and is reverted with the files as they were', async () => {
    const photo = await aPhotoWithScan();
    await replace(photo.id, await aScan());
    const changed = await processed(photo.id);
    const [set, ...others] = await scanChanges(photo.id);
    expect(others).toEqual([]);
    expect(set).toMatchObject({
      actor: { kind: 'user' },
      changes: [
        {
          part: 'scan',
          before: { originalSha256: photo.originalSha256 },
          after: { originalSha256: changed.originalSha256, originalName: 'scan-nuova.jpg' },
        },
      ],
    });
    expect((await revert(set!.id)).status).toBe(200);
    expect(await photoOf(photo.id)).toMatchObject({
      image: photo.image,
      originalSha256: photo.originalSha256,
      originalName: photo.originalName,
    });
    expect((await visitor.get(fileOf(photo))).status).toBe(200);
    expect((await visitor.get(fileOf(changed))).status).toBe(404);
  });

  it('keeps the present scan when the new one cannot be read, and says why until that is dismissed', async () => {
    const photo = await aPhotoWithScan();
    expect((await replace(photo.id, await aBrokenScan())).status).toBe(202);
    expect(await processed(photo.id)).toMatchObject({
      ...photo,
      newScan: { name: 'scan-nuova.jpg', failure: 'image_unreadable' },
    });
    expect((await visitor.get(fileOf(photo))).status).toBe(200);
    expect(await scanChanges(photo.id)).toEqual([]);
    const { status, body } = await editor.change('DELETE', `/api/admin/photos/${photo.id}/scan`);
    expect([status, body]).toMatchObject([200, { newScan: null, image: photo.image }]);
  });

  it('gives a photo whose scan could not be read the status that was wanted', async () => {
    const photo = await aPhotoWithScan(await aBrokenScan(), 'draft');
    expect(photo).toMatchObject({ status: 'failed', image: null });
    await replace(photo.id, await aScan());
    expect(await processed(photo.id)).toMatchObject({ status: 'draft', failure: null, image: { width: 1200 } });
  });

  it('waits for the return of a photo that is removed meanwhile', async () => {
    const photo = await aPhotoWithScan();
    await workers.close();
    await replace(photo.id, await aScan(1300));
    await editor.change('DELETE', `/api/admin/photos/${photo.id}`);
    workers = await startWorkers(archive);
    await until(async () => (await archive.pendingJobsOf('photo', photo.id)).length === 0);
    expect(await photoOf(photo.id)).toMatchObject({ status: 'removed', originalSha256: photo.originalSha256 });
    await editor.change('POST', `/api/admin/photos/${photo.id}/restore`, { json: {} });
    expect(await processed(photo.id)).toMatchObject({ status: 'published', image: { width: 1300 } });
  });

  it('is taken back before it is processed, and the last of several new scans counts', async () => {
    const [photo, other] = [await aPhotoWithScan(), await aPhotoWithScan()];
    await workers.close();
    await replace(photo.id, await aScan(1300));
    await replace(photo.id, await aScan(1400));
    await replace(other.id, await aScan(1300));
    await editor.change('DELETE', `/api/admin/photos/${other.id}/scan`);
    workers = await startWorkers(archive);
    expect(await processed(photo.id)).toMatchObject({ image: { width: 1400 } });
    await until(async () => (await archive.pendingJobsOf('photo', other.id)).length === 0);
    expect(await photoOf(other.id)).toMatchObject({ newScan: null, originalSha256: other.originalSha256 });
  });

  it('does not stand in the way of an edit that began before it', async () => {
    const photo = await aPhotoWithScan();
    await replace(photo.id, await aBrokenScan());
    await processed(photo.id);
    const json = { updatedAt: photo.updatedAt, author: 'Wulz' };
    expect((await editor.change('PATCH', `/api/admin/photos/${photo.id}`, { json })).status).toBe(200);
  });

  it('names a photo that has the same scan already', async () => {
    const [photo, other] = [await aPhotoWithScan(), await aPhotoWithScan(await aJpeg({ seed: 77 }))];
    expect((await replace(photo.id, await aJpeg({ seed: 77 }))).body.sameScanAs).toMatchObject({ id: other.id });
    await processed(photo.id);
  });

  it('is refused without an image, for what is none, for the same scan, and for photos that cannot have one', async () => {
    const scan = await aScan();
    const photo = await aPhotoWithScan(scan);
    const removed = await archive.aPhoto({ status: 'removed' });
    const arriving = await archive.aPhoto({ status: 'processing' });
    const answers = [
      await replace(photo.id, null),
      await replace(photo.id, Buffer.from('plain text')),
      await replace(photo.id, scan),
      await replace(removed.id, scan),
      await replace(arriving.id, scan),
      await replace(nobody, scan),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [400, 'image_missing'],
      [415, 'image_type_unsupported'],
      [409, 'scan_unchanged'],
      [410, 'photo_removed'],
      [409, 'photo_processing'],
      [404, 'photo_not_found'],
    ]);
    expect((await photoOf(photo.id)).newScan).toBeNull();
  });

  it('keeps the former original for 30 days', async () => {
    const storage = archive.app.get(Storage);
    const photo = await aPhotoWithScan();
    await replace(photo.id, await aScan());
    await processed(photo.id);
    const sha256 = photo.originalSha256!;
    const { dataDir } = archive.app.get(Config);
    utimesSync(join(dataDir, 'originals', sha256.slice(0, 2), sha256.slice(2, 4), sha256), 1, 1);
    const sweep = async (): Promise<boolean> => {
      await archive.app.get(UnusedFiles, { strict: false }).sweep();
      return storage.hasOriginal(sha256);
    };
    expect(await sweep()).toBe(true);
    const [set] = await scanChanges(photo.id);
    await archive.database.query(`update change_sets set created_at = now() - interval '31 days' where id = $1`, [
      set!.id,
    ]);
    expect(await sweep()).toBe(false);
    expect((await revert(set!.id)).body.code).toBe('change_not_revertible');
  });
});
