import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { AdminDefaultCover } from '../../src/contract/default-cover.js';
import type { EntityTypeRow } from '../../src/entities/types/entity-type.row.js';
import { UnusedFiles } from '../../src/photos/renditions/unused-files.js';
import { Config } from '../../src/platform/config/config.js';
import { Storage } from '../../src/platform/storage/storage.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { nobody } from '../support/administration.js';
import { aJpeg } from '../support/scans.js';
import { until } from '../support/until.js';
import type { Answer, Visitor } from '../support/visitor.js';
import { startWorkers, type TestWorkers } from '../support/workers.js';

let archive: TestArchive;
let workers: TestWorkers;
let editor: Visitor;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false }, mountPages });
  workers = await startWorkers(archive);
  editor = await archive.signedIn(await archive.anEditor());
});
afterAll(async () => {
  await workers.close();
  await archive.close();
});

let seed = 100;
const anImage = (): Promise<Buffer> => aJpeg({ width: 1400, height: 900, seed: (seed += 1) });
const path = '/api/admin/default-covers';

function send(to: string, image: Buffer | null, fields: Record<string, string> = {}): Promise<Answer> {
  const multipart = new FormData();
  for (const [name, value] of Object.entries(fields)) multipart.append(name, value);
  if (image) multipart.append('image', new Blob([new Uint8Array(image)]), 'cover.jpg');
  return editor.change('POST', to, { multipart });
}
const upload = (image: Buffer | null, { code }: Pick<EntityTypeRow, 'code'>) =>
  send(path, image, { entityTypeCode: code });
const replace = (id: number, image: Buffer | null, fields: Record<string, string> = {}) =>
  send(`${path}/${id}/image`, image, fields);
const change = (id: number, json: object) => editor.change('PATCH', `${path}/${id}`, { json });
const remove = (id: number) => editor.change('DELETE', `${path}/${id}`);
const revert = (changeSetId: number) =>
  editor.change('POST', `/api/admin/change-sets/${changeSetId}/revert`, { json: {} });
const coversOf = async ({ code }: EntityTypeRow): Promise<AdminDefaultCover[]> =>
  (await editor.get(path)).body.filter((cover: AdminDefaultCover) => cover.entityTypeCode === code);
const ordersOf = async (type: EntityTypeRow): Promise<[number, number][]> =>
  (await coversOf(type)).map(({ id, sortOrder }) => [id, sortOrder]);

/** An entity of the type, and the cover that visitors see of it. */
async function shownBy(type: EntityTypeRow): Promise<() => Promise<string | null>> {
  const { slug } = await archive.anEntity({ type });
  return async () => (await archive.visitor().get(`/api/entities/by-slug/${slug}`)).body.coverImage;
}
const isMade = async (type: EntityTypeRow, id: number): Promise<void> =>
  until(async () => (await coversOf(type)).some((cover) => cover.id === id && !cover.isProcessing));

/** With its image. */
async function aCover(type: EntityTypeRow): Promise<AdminDefaultCover> {
  const { body } = await upload(await anImage(), type);
  await isMade(type, body.id);
  return (await coversOf(type)).find(({ id }) => id === body.id)!;
}

/** The last change set of an editor; workers record what they do as well. */
async function lastSetOf(id: number): Promise<number> {
  const { body } = await editor.get(`/api/admin/change-sets?kind=default_cover&recordId=${id}`);
  return body.items.find(({ actor }) => actor.kind === 'user')!.id;
}

describe('a new default cover', () => {
  it('gets the first place that is shown, and entities of its type show it once its image is made', async () => {
    const type = await archive.anEntityType();
    const shown = await shownBy(type);
    const { status, body } = await upload(await anImage(), type);
    expect([status, body]).toEqual([
      202,
      expect.objectContaining({ entityTypeCode: type.code, sortOrder: 2, isShown: false, isProcessing: true }),
    ]);
    await isMade(type, body.id);
    const [cover] = await coversOf(type);
    expect(cover).toMatchObject({ isShown: true, isProcessing: false, failure: null, image: { width: 1400 } });
    expect(await shown()).toBe(cover!.imageUrl);
    expect((await archive.visitor().get(cover!.imageUrl!)).status).toBe(200);
    expect((await upload(await anImage(), type)).body.sortOrder).toBe(3);
  });

  it('is taken back by reverting its upload', async () => {
    const type = await archive.anEntityType();
    const cover = await aCover(type);
    expect((await revert(await lastSetOf(cover.id))).status).toBe(200);
    expect(await coversOf(type)).toEqual([]);
    expect((await archive.visitor().get(cover.imageUrl!)).status).toBe(404);
  });

  it('says why its image cannot be made', async () => {
    const type = await archive.anEntityType();
    const image = await anImage();
    const { body } = await upload(image.subarray(0, image.length / 3), type);
    await isMade(type, body.id);
    expect(await coversOf(type)).toMatchObject([{ failure: 'image_unreadable', isShown: false, imageUrl: null }]);
  });

  it('is refused without an image, for what is no image, and for an unknown type', async () => {
    const type = await archive.anEntityType();
    expect((await upload(null, type)).body.code).toBe('image_missing');
    expect((await upload(Buffer.from('plain text'), type)).body.code).toBe('image_type_unsupported');
    const unknown = await upload(await anImage(), { code: 'unknown' });
    expect([unknown.status, unknown.body.errors]).toMatchObject([400, [{ field: 'entityTypeCode' }]]);
    expect(await coversOf(type)).toEqual([]);
  });
});

describe('replacing the image of a default cover', () => {
  it('shows the former one until the new one is made, and can be reverted', async () => {
    const type = await archive.anEntityType();
    const shown = await shownBy(type);
    const { id, imageUrl: former } = await aCover(type);
    const { status, body } = await replace(id, await anImage());
    expect([status, body]).toMatchObject([202, { id, imageUrl: former, isProcessing: true }]);
    await isMade(type, id);
    const replaced = await shown();
    expect(replaced).not.toBe(former);
    expect((await archive.visitor().get(replaced!)).status).toBe(200);
    expect((await archive.visitor().get(former!)).status).toBe(404);
    expect((await revert(await lastSetOf(id))).status).toBe(200);
    await until(async () => (await shown()) === former);
    expect((await archive.visitor().get(former!)).status).toBe(200);
  });

  it('is refused to somebody who has not seen what another has changed meanwhile', async () => {
    const type = await archive.anEntityType();
    const { id, version } = await aCover(type);
    const moved = await change(id, { sortOrder: 5, version });
    expect([moved.status, moved.body.sortOrder]).toEqual([200, 5]);
    for (const stale of [await change(id, { sortOrder: 3, version }), await replace(id, await anImage(), { version })])
      expect([stale.status, stale.body.code]).toEqual([409, 'record_outdated']);
    expect(await ordersOf(type)).toEqual([[id, 5]]);
    expect((await replace(id, await anImage(), { version: moved.body.version })).status).toBe(202);
  });

  it('keeps the former one when the new one cannot be read', async () => {
    const type = await archive.anEntityType();
    const { id, imageUrl } = await aCover(type);
    const image = await anImage();
    await replace(id, image.subarray(0, image.length / 3));
    await isMade(type, id);
    expect(await coversOf(type)).toMatchObject([{ failure: 'image_unreadable', imageUrl, isShown: true }]);
    expect((await archive.visitor().get(imageUrl!)).status).toBe(200);
  });

  it('is refused without an image and for a cover that is gone', async () => {
    const cover = await archive.aDefaultCover({ type: await archive.anEntityType() });
    expect((await replace(cover.id, null)).body.code).toBe('image_missing');
    expect((await replace(nobody, await anImage())).body.code).toBe('not_found');
  });
});

describe('the order of default covers', () => {
  it('decides which one is shown: the first from the second place on', async () => {
    const type = await archive.anEntityType();
    const shown = await shownBy(type);
    const one = await archive.aDefaultCover({ type, sortOrder: 1, imageUrl: '/assets/one.jpg' });
    const two = await archive.aDefaultCover({ type, sortOrder: 2, imageUrl: '/assets/two.jpg' });
    const three = await archive.aDefaultCover({ type, sortOrder: 3, imageUrl: '/assets/three.jpg' });
    expect(await shown()).toBe('/assets/two.jpg');
    expect((await coversOf(type)).map(({ isShown }) => isShown)).toEqual([false, true, false]);
    const { status, body } = await change(one.id, { sortOrder: 2 });
    expect([status, body]).toMatchObject([200, { sortOrder: 2, isShown: true }]);
    expect(await shown()).toBe('/assets/one.jpg');
    expect(await ordersOf(type)).toEqual([
      [two.id, 1],
      [one.id, 2],
      [three.id, 3],
    ]);
    expect((await revert(await lastSetOf(one.id))).status).toBe(200);
    expect(await shown()).toBe('/assets/two.jpg');
  });

  it('lets a cover go to a free place, and is not reverted when the former one is taken', async () => {
    const type = await archive.anEntityType();
    const cover = await archive.aDefaultCover({ type, sortOrder: 2, imageUrl: '/assets/two.jpg' });
    expect((await change(cover.id, { sortOrder: 1 })).body).toMatchObject({ sortOrder: 1, isShown: false });
    const other = await archive.aDefaultCover({ type, sortOrder: 2 });
    expect((await revert(await lastSetOf(cover.id))).body.code).toBe('later_change');
    expect(await ordersOf(type)).toEqual([
      [cover.id, 1],
      [other.id, 2],
    ]);
  });

  it.each([0, -1, 101, 1.5, null, 'x'])('refuses the place %j', async (sortOrder) => {
    const cover = await archive.aDefaultCover({ type: await archive.anEntityType() });
    expect((await change(cover.id, { sortOrder })).body.code).toBe('validation_failed');
    expect(await archive.historyOf('default_cover', cover.id)).toEqual([]);
  });

  it('records nothing when a cover stays where it is', async () => {
    const cover = await archive.aDefaultCover({ type: await archive.anEntityType(), sortOrder: 2 });
    expect((await change(cover.id, { sortOrder: 2 })).status).toBe(200);
    expect(await archive.historyOf('default_cover', cover.id)).toEqual([]);
  });
});

describe('deleting a default cover', () => {
  it('shows the next one on pages, serves its files no more, and can be reverted', async () => {
    const type = await archive.anEntityType();
    const { slug } = await archive.anEntity({ type });
    const page = async () => (await archive.visitor().get(`/it/scheda/${slug}`)).text;
    const first = await aCover(type);
    await archive.aDefaultCover({ type, sortOrder: 3, imageUrl: '/assets/next.jpg' });
    expect(await page()).toContain(first.imageUrl);
    const { status, body } = await remove(first.id);
    expect(status).toBe(200);
    expect(await page()).toContain('/assets/next.jpg');
    expect((await archive.visitor().get(first.imageUrl!)).status).toBe(404);
    expect((await revert(body.changeSetId)).status).toBe(200);
    await isMade(type, first.id);
    expect(await page()).toContain(first.imageUrl);
    expect((await archive.visitor().get(first.imageUrl!)).status).toBe(200);
  });

  it('keeps its original for 30 days, and is not reverted after that', async () => {
    const type = await archive.anEntityType();
    const cover = await aCover(type);
    const [, sha256 = ''] = /uploads\/(\w+)/.exec(cover.imageUrl!) ?? [];
    const { body } = await remove(cover.id);
    const { dataDir } = archive.app.get(Config);
    utimesSync(join(dataDir, 'originals', sha256.slice(0, 2), sha256.slice(2, 4), sha256), 1, 1);
    const sweep = () => archive.app.get(UnusedFiles, { strict: false }).sweep();
    await sweep();
    expect(await archive.app.get(Storage).hasOriginal(sha256)).toBe(true);
    await archive.database.query(`update change_sets set created_at = now() - interval '31 days' where id = $1`, [
      body.changeSetId,
    ]);
    await sweep();
    expect(await archive.app.get(Storage).hasOriginal(sha256)).toBe(false);
    expect((await revert(body.changeSetId)).body.code).toBe('later_change');
    expect((await remove(cover.id)).body.code).toBe('not_found');
  });
});
