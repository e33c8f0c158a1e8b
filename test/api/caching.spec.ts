import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { rawRequest } from '../support/raw-request.js';
import { aPhotoWithFiles } from '../support/removal-requests.js';

const assets = resolve('dist/web/client/assets');
const removedFile = `removed-${randomBytes(6).toString('hex')}.js`;

let archive: TestArchive;
beforeAll(async () => {
  writeFileSync(join(assets, removedFile), 'export {};');
  archive = await startArchive({ mountPages });
});
afterAll(async () => {
  rmSync(join(assets, removedFile), { force: true });
  await archive.close();
});

const cachingOf = async (path: string): Promise<(string | number | null)[]> => {
  const { status, headers } = await archive.visitor().get(path);
  return [status, headers.get('cache-control'), headers.get('vary')?.includes('Cookie') ? 'Vary: Cookie' : null];
};

it('what may be taken down is asked for again: pages and tiles at every look, image files after an hour', async () => {
  const photo = await aPhotoWithFiles(archive, { title: 'Il molo' });
  const page = 'public, max-age=0, must-revalidate, s-maxage=60, stale-if-error=86400';
  // Rendered, and then out of the cache.
  for (const _ of [1, 2]) expect(await cachingOf(`/it/foto/${photo.slug}`)).toEqual([200, page, null]);
  expect(await cachingOf('/it/archivio')).toEqual([200, page, null]);
  const tile = 'public, max-age=0, must-revalidate, s-maxage=60';
  expect(await cachingOf(`/iiif/image/${photo.id}/full/320,/0/default.jpg`)).toEqual([200, tile, null]);
  expect(await cachingOf(`/iiif/image/${photo.id}/info.json`)).toEqual([200, tile, null]);
  const { body } = await archive.visitor().get(`/api/photos/${photo.id}`);
  const file = await archive.visitor().get(`${body.image.base}/320.jpg`);
  expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600, s-maxage=60']);
  const again = await archive.visitor().get(`${body.image.base}/320.jpg`, {
    'If-None-Match': file.headers.get('etag') ?? '',
    'Cache-Control': 'max-age=0',
  });
  expect(again.status).toBe(304);
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('answers of the API are compressed for whoever reads %s', async (encoding, unpack) => {
  const asked = (accepted: string) =>
    rawRequest(`${archive.url}/api/settings`, { headers: { 'Accept-Encoding': accepted } });
  const [plain, packed] = [await asked('identity'), await asked(encoding)];
  expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, encoding]);
  expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
  expect(unpack(packed.bytes)).toEqual(plain.bytes);
});

it('a file of the build that a new build has removed while the archive runs is not found', async () => {
  const address = `${archive.url}/assets/${removedFile}`;
  expect((await fetch(address)).status).toBe(200);
  rmSync(join(assets, removedFile));
  const gone = await fetch(address);
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  expect((await archive.visitor().get('/it/about')).status).toBe(200);
});
