import { existsSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { ImageProcesses } from '../../src/images/rendering/image-processes.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { UnusedFiles } from '../../src/photos/renditions/unused-files.js';
import { Config } from '../../src/platform/config/config.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { aPhotoOf, requestImage } from '../support/iiif.js';
import { aJpeg } from '../support/scans.js';
import { until } from '../support/until.js';

let archive: TestArchive;
let processes: ImageProcesses;
let seed = 0;

beforeEach(async () => {
  archive = await startArchive();
  processes = archive.app.get(ImageProcesses, { strict: false });
});
afterEach(() => archive.close());

const aPublishedPhoto = async (fields: Partial<PhotoRow> = {}): Promise<PhotoRow> =>
  aPhotoOf(await aJpeg({ seed: (seed += 1) }), archive, fields);
const tile = ({ id }: Pick<PhotoRow, 'id'>, form = '0,0,512,512/256,256/0/default.jpg'): string =>
  `/iiif/image/${id}/${form}`;
const cachedFiles = (): string[] =>
  readdirSync(join(archive.app.get(Config).dataDir, 'cache'), { recursive: true, withFileTypes: true }).flatMap(
    (entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []),
  );

/** Image processes that finish only when they are released, and write nothing. */
function blockedProcesses() {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const run = jest.spyOn(processes, 'run').mockImplementation(async () => {
    await released;
    throw new Error('released');
  });
  return { run, release };
}

it('a photo names its image service', async () => {
  const { id } = await archive.aPhoto();
  const { body } = await archive.visitor().get(`/api/photos/${id}`);
  expect(body.imageService).toBe(`/iiif/image/${id}`);
});

describe('the image service answers as the page of the photo', () => {
  it.each(['', '/info.json', '/full/max/0/default.jpg'])('at its address %s', async (path) => {
    const [draft, proposed, removed, rejected] = await Promise.all([
      archive.aPhoto({ status: 'draft' }),
      archive.aPhoto({ status: 'draft', proposed: true }),
      archive.aPhoto({ status: 'removed' }),
      archive.aPhoto({ status: 'removed', proposed: true }),
    ]);
    const answers = [draft, proposed, removed, rejected, { id: 2_147_483_000 }].map(async ({ id }) => {
      const { status, body, headers } = await archive.visitor().get(`/iiif/image/${id}${path}`);
      expect(headers.get('cache-control')).toBe('private, no-store');
      return [status, body.code];
    });
    expect(await Promise.all(answers)).toEqual([
      [404, 'photo_not_found'],
      [404, 'photo_not_found'],
      [410, 'photo_removed'],
      [404, 'photo_not_found'],
      [404, 'photo_not_found'],
    ]);
  });

  it('as soon as it is removed, also for an image that is cached', async () => {
    const photo = await aPublishedPhoto();
    expect((await archive.visitor().get(tile(photo))).status).toBe(200);
    const admin = await archive.signedIn(await archive.anAdmin());
    await admin.change('DELETE', `/api/admin/photos/${photo.id}`);
    for (const path of [tile(photo), `/iiif/image/${photo.id}/info.json`])
      expect(await archive.visitor().get(path)).toMatchObject({ status: 410, body: { code: 'photo_removed' } });
  });

  it('with 404 where the files of the photo are missing', async () => {
    const photo = await archive.aPhoto();
    expect(await archive.visitor().get(tile(photo))).toMatchObject({ status: 404, body: { code: 'file_not_found' } });
    expect(cachedFiles()).toEqual([]);
  });
});

describe('an image', () => {
  it('is made once, however many request it in whatever form', async () => {
    const photo = await aPublishedPhoto();
    const run = jest.spyOn(processes, 'run');
    const forms = ['256,256/0/default.jpg', '256,/0/color.jpg', '!256,256/360/default.jpg', 'pct:50/0/default.jpg'];
    const paths = [...forms, ...forms].map((form) => tile(photo, `0,0,512,512/${form}`));
    const answers = await Promise.all(paths.map((path) => archive.visitor().get(path)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    expect((await archive.visitor().get(tile(photo))).status).toBe(200);
    expect(run).toHaveBeenCalledTimes(1);
    expect(cachedFiles()).toHaveLength(1);
  });

  it('is cached by browsers for a day, and by shared caches for an hour', async () => {
    const { headers } = await requestImage(archive.url + tile(await aPublishedPhoto()));
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=60');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('is not made again for a client that has it', async () => {
    const photo = await aPublishedPhoto();
    const other = await aPublishedPhoto();
    const { headers } = await archive.visitor().get(tile(photo));
    const run = jest.spyOn(processes, 'run');
    for (const file of cachedFiles()) rmSync(file);
    const known = { 'If-None-Match': headers.get('etag') ?? '' };
    const again = await archive.visitor().get(tile(photo), known);
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', headers.get('etag')]);
    expect((await archive.visitor().get(tile(photo, 'full/100,/0/default.jpg'), known)).status).toBe(200);
    expect((await archive.visitor().get(tile(other), known)).status).toBe(200);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('has an answer to HEAD and to a range of bytes', async () => {
    const path = tile(await aPublishedPhoto());
    const head = await archive.visitor().send('HEAD', path);
    expect([head.status, head.headers.get('content-type'), head.text]).toEqual([200, 'image/jpeg', '']);
    const part = await archive.visitor().get(path, { Range: 'bytes=0-9' });
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '10']);
  });

  it('is deleted with the files of its photo', async () => {
    const photo = await aPublishedPhoto();
    await archive.visitor().get(tile(photo));
    const sha256 = photo.originalSha256 ?? '';
    const { dataDir } = archive.app.get(Config);
    utimesSync(join(dataDir, 'originals', sha256.slice(0, 2), sha256.slice(2, 4), sha256), 1, 1);
    await archive.database.query(
      `update photos set status = 'removed', removed_at = now() - interval '31 days' where id = $1`,
      [photo.id],
    );
    expect(cachedFiles()).toHaveLength(1);
    await archive.app.get(UnusedFiles, { strict: false }).sweep();
    expect(cachedFiles()).toEqual([]);
    expect(existsSync(join(dataDir, 'uploads', sha256))).toBe(false);
  });
});

describe('a crowd', () => {
  it('from one address is refused when too many of its images wait, and leaves room for others', async () => {
    const photo = await aPublishedPhoto();
    const { run, release } = blockedProcesses();
    const answers = Array.from({ length: 200 }, async (_, left) => {
      const { status, headers } = await archive.visitor().get(tile(photo, `${left},0,100,100/50,/0/default.jpg`));
      return { status, retryAfter: headers.get('retry-after') };
    });
    expect(await Promise.race(answers)).toEqual({ status: 503, retryAfter: '5' });
    release();
    const refused = (await Promise.all(answers)).filter(({ status }) => status === 503);
    expect(refused).toHaveLength(200 - run.mock.calls.length);
  });

  it('is refused when too many images wait to be made, with the time to come again', async () => {
    await archive.close();
    archive = await startArchive({ config: { rateLimit: false } });
    processes = archive.app.get(ImageProcesses, { strict: false });
    const photo = await aPublishedPhoto();
    const { run, release } = blockedProcesses();
    const answers = Array.from({ length: 320 }, async (_, left) => {
      const { status, headers } = await archive.visitor().get(tile(photo, `${left},0,100,100/50,/0/default.jpg`));
      return { status, retryAfter: headers.get('retry-after') };
    });
    const first = await Promise.race(answers);
    expect(first).toEqual({ status: 503, retryAfter: '5' });
    release();
    const refused = (await Promise.all(answers)).filter(({ status }) => status === 503);
    expect(refused).toHaveLength(320 - 300 - (run.mock.calls.length - 300));
  });

  it('of one address has a limit that no image viewer meets, for images that are not cached', async () => {
    const photo = await aPublishedPhoto();
    expect((await archive.visitor().get(tile(photo))).status).toBe(200);
    // Without files, so that nothing large is made.
    const renditions = {
      renditionProfile: 'v2',
      widths: [],
      width: 4096,
      height: 6144,
      color: '#000',
      placeholder: '',
    };
    const huge = await archive.aPhoto({ renditions });
    const request = (turn: number): ReturnType<ReturnType<TestArchive['visitor']>['get']> =>
      archive.visitor().get(tile(huge, `full/max/${(turn % 4) * 90}/default.${turn % 2 ? 'jpg' : 'webp'}`));
    const statuses: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) statuses.push((await request(turn)).status);
    expect(statuses.slice(0, 18)).toEqual(Array.from({ length: 18 }, () => 404));
    const refused = await request(0);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await archive.visitor().get(tile(photo))).status).toBe(200);
  });
});

it('an image that nobody waits for any more is not made', async () => {
  const photo = await aPublishedPhoto();
  const { run, release } = blockedProcesses();
  const [arrived, closed] = [new Set<string>(), new Set<string>()];
  (archive.app.getHttpServer() as Server).on('request', ({ url = '' }, response) => {
    arrived.add(url);
    response.once('close', () => closed.add(url));
  });
  const part = (left: number): string => tile(photo, `${left},0,100,100/50,/0/default.jpg`);
  const wanted = Array.from({ length: 10 }, (_, left) => archive.visitor().get(part(left)));
  await until(async () => arrived.size === 10 && run.mock.calls.length > 0);

  const viewer = new AbortController();
  const outOfSight = Array.from({ length: 10 }, (_, left) =>
    fetch(archive.url + part(left + 10), { signal: viewer.signal }).catch((error: Error) => error.name),
  );
  await until(async () => arrived.size === 20);
  viewer.abort();
  expect(await Promise.all(outOfSight)).toEqual(outOfSight.map(() => 'AbortError'));
  await until(async () => closed.size === 10);

  release();
  await Promise.all(wanted);
  expect(run).toHaveBeenCalledTimes(10);
});
