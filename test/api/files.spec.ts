import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { PhotoRenditionsService } from '../../src/photos/renditions/photo-renditions.service.js';
import { Storage } from '../../src/platform/storage/storage.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { aJpeg } from '../support/scans.js';
import type { Visitor } from '../support/visitor.js';

let archive: TestArchive;
let visitor: Visitor;
let admin: Visitor;

beforeAll(async () => {
  archive = await startArchive();
  visitor = archive.visitor();
  admin = await archive.signedIn(await archive.anAdmin());
});
afterAll(() => archive.close());

/** A photo with its files, and the address of their folder. */
async function aPhotoWithFiles(
  wantedStatus: 'published' | 'draft' = 'published',
): Promise<{ id: number; base: string }> {
  const scan = await archive.app.get(Storage).stage(Readable.from([await aJpeg({ seed: (seed += 1) })]));
  await scan.store();
  const photo = await archive.aPhoto({
    status: 'processing',
    wantedStatus,
    originalSha256: scan.sha256,
    renditions: null,
  });
  await archive.app.get(PhotoRenditionsService, { strict: false }).generate(photo.id);
  return { id: photo.id, base: `/uploads/${scan.sha256}/v2` };
}
let seed = 0;
/** Made once for all questions. */
let asking: { id: number; base: string } | undefined;

describe('the files of a photo', () => {
  it('are served to everyone while it is published', async () => {
    const { base } = await aPhotoWithFiles();
    for (const [name, type] of [
      ['640.webp', 'image/webp'],
      ['320.jpg', 'image/jpeg'],
      ['social.jpg', 'image/jpeg'],
    ]) {
      const { status, headers } = await visitor.get(`${base}/${name}`);
      expect([name, status, headers.get('content-type')]).toEqual([name, 200, type]);
      expect(headers.get('cache-control')).toBe('public, max-age=3600, s-maxage=60');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  it('support byte ranges and conditional requests', async () => {
    const { base } = await aPhotoWithFiles();
    const part = await visitor.get(`${base}/320.jpg`, { Range: 'bytes=0-9' });
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '10']);
    const beyond = await visitor.get(`${base}/320.jpg`, { Range: 'bytes=99999999-' });
    expect([beyond.status, beyond.body]).toEqual([416, expect.objectContaining({ code: 'range_not_satisfiable' })]);
    expect(beyond.headers.get('content-type')).toMatch('application/json');
    expect(beyond.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/);
    const outdated = await visitor.get(`${base}/320.jpg`, { 'If-Match': 'W/"other"' });
    expect([outdated.status, outdated.body]).toEqual([412, expect.objectContaining({ code: 'precondition_failed' })]);
    const etag = part.headers.get('etag') ?? '';
    // Without this header, fetch sends `Cache-Control: no-cache`.
    const again = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
    expect((await visitor.get(`${base}/320.jpg`, again)).status).toBe(304);
  });

  it.each<[string, Record<string, string>, (bytes: number) => unknown[]]>([
    ['nothing', {}, (bytes) => [200, `${bytes}`, null]],
    ['the first bytes', { Range: 'bytes=0-9' }, (bytes) => [206, '10', `bytes 0-9/${bytes}`]],
    ['the last bytes', { Range: 'bytes=-5' }, (bytes) => [206, '5', `bytes ${bytes - 5}-${bytes - 1}/${bytes}`]],
    ['bytes to the end', { Range: 'bytes=10-' }, (bytes) => [206, `${bytes - 10}`, `bytes 10-${bytes - 1}/${bytes}`]],
    ['ranges side by side', { Range: 'bytes=0-4,5-9' }, (bytes) => [206, '10', `bytes 0-9/${bytes}`]],
    ['ranges apart', { Range: 'bytes=0-4,20-29' }, (bytes) => [200, `${bytes}`, null]],
    ['no range', { Range: 'bytes=x' }, (bytes) => [200, `${bytes}`, null]],
    ['another unit', { Range: 'lines=0-9' }, (bytes) => [200, `${bytes}`, null]],
    ['a range of a changed file', { Range: 'bytes=0-9', 'If-Range': '"other"' }, (bytes) => [200, `${bytes}`, null]],
    ['another version', { 'If-None-Match': 'W/"other"' }, (bytes) => [200, `${bytes}`, null]],
    ['any version', { 'If-None-Match': '*', 'Cache-Control': 'max-age=0' }, () => [304, null, null]],
    ['any version that is there', { 'If-Match': '*' }, (bytes) => [200, `${bytes}`, null]],
  ])('answer what is asked for, HEAD as GET: %s', async (_, asked, expected) => {
    asking ??= await aPhotoWithFiles();
    const address = `${asking.base}/320.jpg`;
    const full = await visitor.get(address);
    const bytes = Number(full.headers.get('content-length'));
    const etag = full.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[0-9a-f]+-[0-9a-f]+"$/);
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await fetch(archive.url + address, { method, headers: asked });
      expect([status, headers.get('content-length'), headers.get('content-range')]).toEqual(expected(bytes));
      expect([headers.get('etag'), headers.get('accept-ranges')]).toEqual([etag, 'bytes']);
      expect([headers.get('last-modified'), headers.get('cache-control')]).toEqual([
        null,
        'public, max-age=3600, s-maxage=60',
      ]);
    }
  });

  it('may be embedded by other sites once they are published, and not before', async () => {
    for (const [status, allowed] of [
      ['published', '*'],
      ['draft', null],
    ] as const) {
      const { base } = await aPhotoWithFiles(status);
      const { headers } = await admin.get(`${base}/320.webp`);
      expect(headers.get('access-control-allow-origin')).toBe(allowed);
      expect(headers.get('cross-origin-resource-policy')).toBe(allowed === null ? 'same-origin' : 'cross-origin');
    }
  });

  it('of a draft are for administrators only, and are not cached', async () => {
    const { base } = await aPhotoWithFiles('draft');
    expect((await visitor.get(`${base}/320.jpg`)).status).toBe(404);
    const shown = await admin.get(`${base}/320.jpg`);
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });

  it('are deleted with the photo', async () => {
    const { id, base } = await aPhotoWithFiles();
    expect((await visitor.get(`${base}/320.jpg`)).status).toBe(200);
    await admin.change('DELETE', `/api/admin/photos/${id}`);
    let answer = await visitor.get(`${base}/320.jpg`);
    for (let tries = 0; answer.status === 200 && tries < 50; tries += 1) {
      await setTimeout(10);
      answer = await visitor.get(`${base}/320.jpg`);
    }
    expect(answer).toMatchObject({ status: 410, body: { code: 'photo_removed' } });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await admin.get(`${base}/320.jpg`)).status).toBe(200);
  });

  it('stay while another photo uses the same scan', async () => {
    const { id, base } = await aPhotoWithFiles();
    await archive.aPhoto({ originalSha256: base.split('/')[2] });
    await admin.change('DELETE', `/api/admin/photos/${id}`);
    await setTimeout(100);
    expect((await visitor.get(`${base}/320.jpg`)).status).toBe(200);
  });

  it('are served by their exact names only', async () => {
    const { base } = await aPhotoWithFiles();
    const [, , sha256] = base.split('/');
    const others = [
      `${base}/pyramid.tif`,
      `${base}/2048.jpg`,
      `${base}/..%2f..%2f..%2foriginals`,
      `${base}/640.webp%00.jpg`,
      `/uploads/${sha256}/v0/640.webp`,
      `/uploads/${sha256}/%2e%2e/640.webp`,
      `/uploads/${'0'.repeat(64)}/v2/640.webp`,
      `/uploads/${sha256?.toUpperCase()}/v2/640.webp`,
      '/uploads/',
    ];
    for (const path of others) expect([path, (await visitor.get(path)).status]).toEqual([path, 404]);
  });
});
