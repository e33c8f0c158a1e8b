import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { Config } from '../../src/platform/config/config.js';
import { Storage } from '../../src/platform/storage/storage.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import type { Account } from '../support/factories.js';
import { aJpeg } from '../support/scans.js';
import { unzipped } from '../support/zip.js';

let archive: TestArchive;
let editor: Account;
let seed = 700;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
  editor = await archive.anEditor();
});
afterAll(() => archive.close());

async function aPhotoWithFile(fields: Partial<PhotoRow> = {}): Promise<{ photo: PhotoRow; content: Buffer }> {
  const content = await aJpeg({ seed: (seed += 1) });
  const staged = await archive.app.get(Storage).stage(Readable.from([content]));
  await staged.store();
  const photo = await archive.aPhoto({
    originalSha256: staged.sha256,
    originalName: 'FZ_0461.jpg',
    originalType: 'image/jpeg',
    originalBytes: String(content.length),
    ...fields,
  });
  return { photo, content };
}

async function download(
  path: string,
  account: Account | null = editor,
): Promise<{ response: Response; content: Buffer }> {
  const visitor = account ? await archive.signedIn(account) : archive.visitor();
  const response = await fetch(archive.url + path, {
    headers: { Cookie: `session=${visitor.cookies.get('session') ?? ''}` },
  });
  return { response, content: Buffer.from(await response.arrayBuffer()) };
}
const originalOf = ({ id }: PhotoRow): string => `/api/admin/photos/${id}/original`;

describe('the original of a photo', () => {
  it('is downloaded by editors byte by byte, under the name of its file, and kept by no cache', async () => {
    const { photo, content } = await aPhotoWithFile({
      originalName: 'Trieste – città vecchia "1".tif',
      originalType: 'image/tiff',
    });
    const answer = await download(originalOf(photo));
    expect([answer.response.status, answer.content.equals(content)]).toEqual([200, true]);
    expect(answer.response.headers.get('content-disposition')).toMatch(
      /^attachment;.*filename\*=UTF-8''Trieste%20%E2%80%93%20citt%C3%A0%20vecchia%20%221%22\.tif/,
    );
    expect(answer.response.headers.get('content-type')).toContain('image/tiff');
    expect(answer.response.headers.get('content-length')).toBe(String(content.length));
    expect(answer.response.headers.get('cache-control')).toContain('no-store');
  });

  it('of a draft, a failed and a removed photo is there too', async () => {
    for (const status of ['draft', 'failed', 'removed'] as const) {
      const { photo, content } = await aPhotoWithFile({ status, publishedAt: null });
      expect((await download(originalOf(photo))).content.equals(content)).toBe(true);
    }
  });

  it('is for those who keep the archive only', async () => {
    const { photo } = await aPhotoWithFile();
    const statusFor = async (account: Account | null): Promise<number> =>
      (await download(originalOf(photo), account)).response.status;
    expect([await statusFor(null), await statusFor(await archive.aMember())]).toEqual([401, 403]);
    expect([await statusFor(await archive.aModerator()), await statusFor(await archive.anAdmin())]).toEqual([403, 200]);
  });

  it('that a member proposes is not for editors who do not moderate', async () => {
    const { photo } = await aPhotoWithFile({ proposed: true, status: 'draft', publishedAt: null });
    expect((await download(originalOf(photo))).response.status).toBe(404);
    expect((await download(originalOf(photo), await archive.anAdmin())).response.status).toBe(200);
  });

  it('is missing with 404', async () => {
    const { photo } = await aPhotoWithFile({ originalSha256: 'ab'.repeat(32) });
    expect((await download(originalOf(photo))).response.status).toBe(404);
    expect((await download('/api/admin/photos/2147483646/original')).response.status).toBe(404);
  });
});

describe('a zip of originals', () => {
  const zipOf = (query: string): ReturnType<typeof download> => download(`/api/admin/originals?${query}`);

  it('has the files of the selected photos and their checksums', async () => {
    const photos = [
      await aPhotoWithFile(),
      await aPhotoWithFile(),
      await aPhotoWithFile({ originalName: 'a/b:c.tif' }),
    ];
    const { response, content } = await zipOf(`ids=${photos.map(({ photo }) => photo.id).join()}`);
    expect(response.headers.get('content-disposition')).toContain('originals.zip');
    const files = unzipped(content);
    const names = photos.map(
      ({ photo }, index) => `originals/${photo.id}_${index === 2 ? 'a_b_c.tif' : 'FZ_0461.jpg'}`,
    );
    expect([...files.keys()]).toEqual(['manifest-sha256.txt', ...names]);
    for (const [index, name] of names.entries()) expect(files.get(name)?.equals(photos[index]!.content)).toBe(true);
    expect(files.get('manifest-sha256.txt')?.toString()).toBe(
      photos
        .map(({ content: file }, index) => `${createHash('sha256').update(file).digest('hex')}  ${names[index]}\n`)
        .join(''),
    );
  });

  it('has the photos that a filter of the list finds, but for those that are left out', async () => {
    const license = 'Licenza di prova';
    const [one, two] = [await aPhotoWithFile({ license }), await aPhotoWithFile({ license })];
    const names = async (query: string): Promise<string[]> => [...unzipped((await zipOf(query)).content).keys()];
    const of = ({ photo }: { photo: PhotoRow }): string => `originals/${photo.id}_FZ_0461.jpg`;
    const found = `license=${encodeURIComponent(license)}`;
    expect(await names(found)).toEqual(['manifest-sha256.txt', of(one), of(two)]);
    expect(await names(`${found}&except=${one.photo.id}`)).toEqual(['manifest-sha256.txt', of(two)]);
  });

  it('names the files that are missing', async () => {
    const [present, gone] = [await aPhotoWithFile(), await aPhotoWithFile()];
    const sha256 = gone.photo.originalSha256!;
    const path = join(archive.app.get(Config).dataDir, 'originals', sha256.slice(0, 2), sha256.slice(2, 4), sha256);
    rmSync(path);
    expect(existsSync(path)).toBe(false);
    const files = unzipped((await zipOf(`ids=${present.photo.id},${gone.photo.id}`)).content);
    expect([...files.keys()]).toHaveLength(3);
    expect(files.get('missing-sha256.txt')?.toString()).toContain(sha256);
    expect(files.get('manifest-sha256.txt')?.toString()).not.toContain(sha256);
  });

  it.each([
    ['of nothing', 'ids=999999999', 400, 'selection_empty'],
    ['of malformed ids', 'ids=1,x', 400, 'validation_failed'],
  ])('%s is refused', async (_, query, status, code) => {
    const { response, content } = await zipOf(query);
    expect([response.status, JSON.parse(content.toString()).code]).toEqual([status, code]);
  });

  it('is for those who keep the archive only', async () => {
    const { photo } = await aPhotoWithFile();
    for (const account of [null, await archive.aMember(), await archive.aModerator()])
      expect((await download(`/api/admin/originals?ids=${photo.id}`, account)).response.status).toBeGreaterThan(400);
  });
});
