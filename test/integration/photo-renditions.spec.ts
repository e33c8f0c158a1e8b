import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DefaultCoverImages } from '../../src/entities/default-covers/default-cover-images.js';
import { ImageProcesses } from '../../src/images/rendering/image-processes.js';
import { PhotoRenditionsService } from '../../src/photos/renditions/photo-renditions.service.js';
import { FileState } from '../../src/photos/renditions/file-state.js';
import { UnusedFiles } from '../../src/photos/renditions/unused-files.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { Config } from '../../src/platform/config/config.js';
import { Storage } from '../../src/platform/storage/storage.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { aDecompressionBomb, aJpeg } from '../support/scans.js';
import { until } from '../support/until.js';

let archive: TestArchive;
let images: PhotoRenditionsService;
let storage: Storage;

beforeAll(async () => {
  archive = await startArchive();
  images = archive.app.get(PhotoRenditionsService, { strict: false });
  storage = archive.app.get(Storage);
});
afterAll(() => archive.close());

let seed = 10;
async function stored(content?: Buffer): Promise<string> {
  const staged = await storage.stage(Readable.from([content ?? (await aJpeg({ seed: (seed += 1) }))]));
  await staged.store();
  return staged.sha256;
}

/** A photo whose scan has just arrived. */
const anArrival = async (fields: Parameters<TestArchive['aPhoto']>[0] = {}): Promise<PhotoRow> =>
  archive.aPhoto({
    status: 'processing',
    renditions: null,
    publishedAt: null,
    originalSha256: await stored(),
    ...fields,
  });

async function rowOf({ id }: PhotoRow): Promise<Record<string, unknown>> {
  const [row] = await archive.database.query('select * from photos where id = $1', [id]);
  return row;
}
const isIndexPending = async ({ id }: PhotoRow): Promise<boolean> =>
  (await archive.pendingJobsOf('photo', id)).includes('index');
const historyOf = async ({ id }: PhotoRow): Promise<string[]> =>
  (await archive.historyOf('photo', id)).map(({ action }) => action);

describe('after its renditions are made, a photo', () => {
  it('is published with its image, and its index job is enqueued', async () => {
    const photo = await anArrival({ entities: [await archive.anEntity()] });
    await images.generate(photo.id);
    expect(await rowOf(photo)).toMatchObject({
      status: 'published',
      published_at: expect.any(Date),
      renditions: { renditionProfile: 'v2', widths: [320, 640, 900], width: 900, height: 600 },
    });
    expect(await isIndexPending(photo)).toBe(true);
    expect(await historyOf(photo)).toEqual(['published']);
    expect((await archive.visitor().get(`/api/photos/${photo.id}`)).body.image.base).toBe(
      `/uploads/${photo.originalSha256}/v2`,
    );
  });

  it('has waited for memory while the time limit of its job was paused', async () => {
    const photo = await anArrival();
    let waits = 0;
    const untimed = <T>(waiting: Promise<T>): Promise<T> => {
      waits += 1;
      return waiting;
    };
    await images.generate(photo.id, { untimed });
    expect(waits).toBe(1);
    expect(await rowOf(photo)).toMatchObject({ status: 'published' });
  });

  it('becomes a draft where the upload asks for that', async () => {
    const photo = await anArrival({ wantedStatus: 'draft' });
    await images.generate(photo.id);
    expect(await rowOf(photo)).toMatchObject({ status: 'draft', published_at: null });
    expect(await isIndexPending(photo)).toBe(false);
  });

  it('is unchanged when the job runs twice', async () => {
    const photo = await anArrival();
    await images.generate(photo.id);
    const before = await rowOf(photo);
    await images.generate(photo.id);
    expect(await rowOf(photo)).toMatchObject({
      renditions: before['renditions'],
      published_at: before['published_at'],
    });
  });

  it('stays removed when it was removed in the meantime', async () => {
    const photo = await anArrival();
    const making = images.generate(photo.id);
    await archive.database.query(`update photos set status = 'removed', removed_at = now() where id = $1`, [photo.id]);
    await making;
    expect(await rowOf(photo)).toMatchObject({ status: 'removed', renditions: null });
  });
});

describe('a photo fails', () => {
  it('permanently when its scan is damaged, and leaves no renditions', async () => {
    const damaged = await aJpeg({ seed: (seed += 1) });
    const photo = await anArrival({ originalSha256: await stored(damaged.subarray(0, damaged.length * 0.6)) });
    await images.generate(photo.id);
    expect(await rowOf(photo)).toMatchObject({ status: 'failed', failure: 'image_unreadable' });
    expect(await historyOf(photo)).toEqual(['failed']);
    const file = { sha256: photo.originalSha256!, renditionProfile: 'v2', name: '320.jpg' };
    expect(await storage.findServedSize(file)).toBeNull();
  });

  it('not yet when its scan is unavailable, which may be temporary', async () => {
    const photo = await anArrival({ originalSha256: 'ab'.repeat(32) });
    await expect(images.generate(photo.id)).rejects.toThrow();
    expect(await rowOf(photo)).toMatchObject({ status: 'processing' });
    await images.markFailed(photo.id);
    expect(await rowOf(photo)).toMatchObject({ status: 'failed', failure: 'processing_failed' });
  });
});

describe('a default cover', () => {
  it('waits for the same memory as photos, while the time limit of its job is paused', async () => {
    const type = await archive.anEntityType();
    const cover = await archive.aDefaultCover({ type, originalSha256: await stored() });
    // 100 megapixels by its header: the whole budget, without the time to decode them.
    const scan = await anArrival({ originalSha256: await stored(aDecompressionBomb(10_000)) });
    let release = (): void => {};
    const rendering = jest
      .spyOn(archive.app.get(ImageProcesses, { strict: false }), 'run')
      .mockImplementationOnce(() => new Promise((_, reject) => (release = () => reject(new Error('released')))));
    const photo = images.generate(scan.id).catch((error: Error) => error.message);
    await until(async () => rendering.mock.calls.length === 1);

    let waiting: Promise<unknown> | undefined;
    const untimed = <T>(promise: Promise<T>): Promise<T> => {
      waiting = promise;
      return promise;
    };
    const made = archive.app.get(DefaultCoverImages, { strict: false }).generate(cover.id, { untimed });
    await until(async () => waiting !== undefined);
    expect(await Promise.race([waiting, setTimeout(100, 'waits')])).toBe('waits');

    release();
    expect(await photo).toBe('released');
    await made;
    const { body } = await archive.visitor().get(`/api/default-covers/${type.code}`);
    expect(body).toMatchObject([{ id: cover.id, imageUrl: expect.stringContaining('/uploads/') }]);
    rendering.mockRestore();
  });
});

describe('the nightly sweep', () => {
  const original = (sha256: string): string =>
    join(archive.app.get(Config).dataDir, 'originals', sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  const anOldOriginal = async (): Promise<string> => {
    const sha256 = await stored();
    utimesSync(original(sha256), 1, 1);
    return sha256;
  };
  const sweep = (): Promise<number> => archive.app.get(UnusedFiles, { strict: false }).sweep();
  const trashFolder = (): string => join(archive.app.get(Config).dataDir, 'trash');
  const trashed = async (): Promise<string[]> => {
    const contents: string[] = [];
    for await (const { sha256 } of storage.listTrash()) contents.push(sha256);
    return contents;
  };
  const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

  it('removes what no photo uses any more, and only that', async () => {
    const [published, removedLong, removedLately, shared, failedLong, nobodys] = await Promise.all(
      Array.from({ length: 6 }, anOldOriginal),
    );
    const young = await stored();
    await archive.aPhoto({ originalSha256: published });
    await archive.aPhoto({ originalSha256: removedLong, status: 'removed', removedAt: daysAgo(31) });
    await archive.aPhoto({ originalSha256: removedLately, status: 'removed', removedAt: daysAgo(29) });
    await archive.aPhoto({ originalSha256: shared, status: 'removed', removedAt: daysAgo(31) });
    await archive.aPhoto({ originalSha256: shared });
    await archive.aPhoto({ originalSha256: failedLong, status: 'failed', updatedAt: daysAgo(8) });
    await sweep();
    const left = [published, removedLong, removedLately, shared, failedLong, nobodys, young].map((sha256) =>
      existsSync(original(sha256!)),
    );
    expect(left).toEqual([true, false, true, true, false, false, true]);
  });

  it('moves originals into the trash, and back again once a record names them', async () => {
    const [removed, nobodys] = [await anOldOriginal(), await anOldOriginal()];
    await archive.aPhoto({ originalSha256: removed, status: 'removed', removedAt: daysAgo(31) });
    await sweep();
    expect([existsSync(original(removed)), existsSync(original(nobodys))]).toEqual([false, false]);
    expect(await trashed()).toEqual(expect.arrayContaining([removed, nobodys]));
    const [day] = readdirSync(trashFolder());
    const index = readFileSync(join(trashFolder(), String(day), 'index.jsonl'), 'utf8')
      .trim()
      .split('\n');
    expect(index.map((line) => (JSON.parse(line) as { sha256: string }).sha256)).toContain(nobodys);

    await archive.aPhoto({ originalSha256: nobodys });
    await sweep();
    expect([existsSync(original(nobodys)), (await trashed()).includes(nobodys)]).toEqual([true, false]);
    expect(await trashed()).toContain(removed);
  });

  it('empties the trash after 30 days', async () => {
    const nobodys = await anOldOriginal();
    await sweep();
    const dayOf = (days: number): string => daysAgo(days).toISOString().slice(0, 10);
    renameSync(join(trashFolder(), dayOf(0)), join(trashFolder(), dayOf(30)));
    await sweep();
    expect(await trashed()).toContain(nobodys);
    renameSync(join(trashFolder(), dayOf(30)), join(trashFolder(), dayOf(31)));
    await sweep();
    expect([await trashed(), readdirSync(trashFolder())]).toEqual([[], []]);
  });

  it('deletes at once what a granted removal request or a deleted account asks for', async () => {
    const [withheld, proposed, shared] = [await anOldOriginal(), await anOldOriginal(), await anOldOriginal()];
    await archive.aPhoto({
      originalSha256: withheld,
      status: 'removed',
      withheldFrom: 'published',
      removedAt: daysAgo(31),
    });
    await archive.aPhoto({ originalSha256: shared });
    await archive.database.query('insert into contents_to_erase (sha256) values ($1), ($2)', [proposed, shared]);
    await sweep();
    expect([withheld, proposed, shared].map((sha256) => existsSync(original(sha256)))).toEqual([false, false, true]);
    const left = await trashed();
    expect([left.includes(withheld), left.includes(proposed)]).toEqual([false, false]);
  });

  it('moves nothing when it would be too much, says so, and does it when somebody has confirmed it', async () => {
    const many = await Promise.all(Array.from({ length: 6 }, anOldOriginal));
    const error = jest.spyOn(Logger.prototype, 'error');
    expect(await sweep()).toBe(0);
    expect(many.every((sha256) => existsSync(original(sha256)))).toBe(true);
    expect(error).toHaveBeenCalledWith(expect.stringMatching(/no record uses 6 of \d+ stored contents/));
    expect(await archive.app.get(FileState, { strict: false }).findHeld()).toMatchObject({ count: 6 });

    await archive.app.get(UnusedFiles, { strict: false }).sweep({ isConfirmed: true });
    expect(many.some((sha256) => existsSync(original(sha256)))).toBe(false);
    expect(await trashed()).toEqual(expect.arrayContaining(many));
    expect(await archive.app.get(FileState, { strict: false }).findHeld()).toBeNull();
  });

  it('refuses originals that are not those of its database', async () => {
    const nobodys = await anOldOriginal();
    const [{ archiveId }] = await archive.database.query('select archive_id as "archiveId" from archive_identity');
    await archive.database.query('update archive_identity set archive_id = $1', [randomUUID()]);
    await expect(sweep()).rejects.toThrow('are not those of this database');
    await archive.database.query('update archive_identity set archive_id = $1', [archiveId]);
    expect(existsSync(original(nobodys))).toBe(true);
    await sweep();
  });

  it('enqueues the sweep of the next night', async () => {
    await sweep();
    const [{ due_at: next }] = await archive.database.query(`select due_at from job_outbox where kind = 'sweep'`);
    expect(next.getTime()).toBeGreaterThan(Date.now());
  });
});
