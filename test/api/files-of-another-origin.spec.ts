import { mountPages } from '../../src/site/mount-pages.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { startCdn, type TestCdn } from '../support/cdn.js';
import { aPhotoOf } from '../support/iiif.js';
import { aJpeg } from '../support/scans.js';
import type { Visitor } from '../support/visitor.js';

let archive: TestArchive;
let cdn: TestCdn;
/** Its origin. */
let files: string;
let admin: Visitor;
let visitor: Visitor;
let photo: PhotoRow;
let seed = 0;

const aNewPhoto = async (more: Partial<PhotoRow> = {}): Promise<PhotoRow> =>
  aPhotoOf(await aJpeg({ seed: (seed += 1), width: 1400, height: 900 }), archive, more);

beforeAll(async () => {
  cdn = await startCdn();
  files = cdn.origin;
  archive = await startArchive({ environment: { FILES_URL: files, RATE_LIMIT: 'off' }, mountPages });
  cdn.ask(archive);
  admin = await archive.signedIn(await archive.anAdmin());
  visitor = archive.visitor();
  photo = await aNewPhoto({ title: 'Molo Audace', license: 'https://creativecommons.org/licenses/by/4.0/' });
});
afterAll(async () => {
  cdn.close();
  await archive.close();
});

/** Every address of a file or an image service in what was answered. */
const addressesIn = (text: string): string[] =>
  text.replaceAll('\\/', '/').match(/(?:https?:\/\/[\w.:]+)?\/(?:uploads\/[0-9a-f]{64}|iiif\/image\/\d+)/g) ?? [];

describe('where the files of published photographs have an origin of their own', () => {
  it.each([
    ['the page of a photo', () => `/it/foto/${photo.slug}`],
    ['the list of photos', () => '/it/archivio'],
    ['the home page', () => '/it'],
    ['the API', () => `/api/photos/${photo.id}`],
    ['a manifest', () => `/iiif/presentation/photo/${photo.id}/manifest.json`],
    ['the description of the image', () => `/iiif/image/${photo.id}/info.json`],
    ['a feed', () => '/feeds/photos.it.xml'],
    ['a feed in JSON', () => '/feeds/photos.it.json'],
    ['the sitemap', () => '/sitemap.xml'],
    ['a record for harvesters', () => '/oai?verb=ListRecords&metadataPrefix=edm'],
    ['what other sites show', () => `/embed/foto/${photo.slug}`],
  ])('%s names it, and no other', async (_, path) => {
    const answer = await fetch(archive.url + path());
    expect(answer.status).toBe(200);
    const addresses = addressesIn(await answer.text());
    expect(addresses).not.toEqual([]);
    expect(addresses.filter((address) => !address.startsWith(`${files}/`))).toEqual([]);
  });

  it('pages may show what comes from there', async () => {
    for (const path of [`/it/foto/${photo.slug}`, `/embed/foto/${photo.slug}`]) {
      const policy = (await fetch(archive.url + path)).headers.get('content-security-policy');
      expect(policy).toMatch(new RegExp(`img-src [^;]*${files}`));
    }
  });

  it('pictures and tiles are there, as the archive sends them, for pages of every site', async () => {
    const { body } = await visitor.get(`/api/photos/${photo.id}`);
    const addresses = [
      body.imageUrl,
      `${body.image.base}/640.webp`,
      `${body.image.base}/social.jpg`,
      `${body.imageService}/info.json`,
      `${body.imageService}/0,0,512,512/max/0/default.jpg`,
    ];
    for (const address of addresses) {
      const [there, here] = [await fetch(address), await fetch(archive.url + new URL(address).pathname)];
      expect([address, there.status]).toEqual([address, 200]);
      for (const name of ['content-type', 'cache-control', 'etag', 'cross-origin-resource-policy'])
        expect([name, there.headers.get(name)]).toEqual([name, here.headers.get(name)]);
      expect(there.headers.get('cache-control')).toMatch(/\bs-maxage=60\b/);
      expect(there.headers.get('access-control-allow-origin')).toBe('*');
      expect(Buffer.from(await there.arrayBuffer())).toEqual(Buffer.from(await here.arrayBuffer()));
    }
    const part = await fetch(body.imageUrl as string, { headers: { Range: 'bytes=0-9' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
  });

  it('a draft is shown to administrators by the archive itself, and to nobody there', async () => {
    const draft = await aNewPhoto({ status: 'draft' });
    const { body } = await admin.get(`/api/admin/photos/${draft.id}`);
    expect(body.image.base).toMatch(/^\/uploads\//);
    expect((await admin.get(`${body.image.base}/320.jpg`)).status).toBe(200);
    expect((await fetch(`${files}${body.image.base}/320.jpg`)).status).toBe(404);
  });

  it('an audio guide is there once its card is published', async () => {
    const audioUrl = `/uploads/${'a'.repeat(64)}/audio/guide.mp3`;
    const [shown, hidden] = [
      await archive.anEntity({ audioUrl }),
      await archive.anEntity({ audioUrl, status: 'draft' }),
    ];
    const guideOf = async (path: string) => (await admin.get(path)).body.audio.it.url as string;
    expect(await guideOf(`/api/entities/${shown.id}`)).toBe(files + audioUrl);
    expect(await guideOf(`/api/admin/entities/${hidden.id}`)).toBe(audioUrl);
  });

  it('a photo that is taken down is gone there, and nothing may keep the answer', async () => {
    const removed = await aNewPhoto();
    const { body } = await visitor.get(`/api/photos/${removed.id}`);
    expect((await fetch(body.imageUrl as string)).status).toBe(200);
    expect((await admin.change('DELETE', `/api/admin/photos/${removed.id}`)).status).toBeLessThan(300);
    for (const address of [body.imageUrl, `${body.imageService}/full/max/0/default.jpg`]) {
      const gone = await fetch(address as string);
      expect([gone.status, gone.headers.get('cache-control')]).toEqual([410, 'private, no-store']);
    }
  });

  it('a photo can be downloaded with its credit from the archive as ever', async () => {
    const { status, headers } = await fetch(`${archive.url}/api/photos/${photo.id}/download?size=medium`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });
});
