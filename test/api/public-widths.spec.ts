import type { PublicWidth } from '../../src/contract/public-widths.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { aPhotoOf, misplacedSquares, requestImage } from '../support/iiif.js';
import { aColourChart, aJpeg } from '../support/scans.js';
import type { Answer, Visitor } from '../support/visitor.js';

/** A scan of 1,000 × 1,000 pixels, of which the public sees 400 in each direction. */
const whole = 1000;
const limit = 400;

let archive: TestArchive;
let admin: Visitor;
let visitor: Visitor;
let photo: PhotoRow;
let base: string;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false }, mountPages });
  admin = await archive.signedIn(await archive.anAdmin());
  visitor = archive.visitor();
  photo = await aPhotoOf(await aColourChart(), archive, { license: 'Tutti i diritti riservati', title: 'Molo Audace' });
  base = `/uploads/${photo.originalSha256}/v2`;
});
afterAll(() => archive.close());
beforeEach(() => setWidths([{ licence: 'all-rights-reserved', width: limit }]));

async function setWidths(publicWidths: PublicWidth[]): Promise<void> {
  expect((await admin.change('PUT', '/api/admin/settings', { json: { publicWidths } })).status).toBe(200);
}
const statusesOf = async (paths: string[], who = visitor): Promise<number[]> => {
  const statuses: number[] = [];
  for (const path of paths) statuses.push((await who.get(path)).status);
  return statuses;
};

describe('a photo whose licence has a largest public width', () => {
  it('has an image service that shows it as wide, and no more of any part of it', async () => {
    const service = `/iiif/image/${photo.id}`;
    const { body } = await visitor.get(`${service}/info.json`);
    expect(body).toMatchObject({ width: limit, height: limit, maxWidth: limit, maxHeight: limit });
    expect(body.sizes.at(-1)).toEqual({ width: limit, height: limit });
    expect(body.tiles[0].scaleFactors).toEqual([1]);

    const full = await requestImage(`${archive.url}${service}/full/max/0/default.png`);
    expect([full.width, full.height]).toEqual([limit, limit]);
    expect(await misplacedSquares(full)).toEqual([]);
    expect(full.headers.get('link')).toContain(`${service}/full/max/0/default.png>;rel="canonical"`);

    // A quarter of it, in its coordinates and in percent.
    for (const region of ['200,0,200,200', 'pct:50,0,50,50']) {
      const quarter = await requestImage(`${archive.url}${service}/${region}/max/0/default.png`);
      expect([quarter.width, quarter.height]).toEqual([limit / 2, limit / 2]);
      expect(await quarter.colourOf({ left: 10, top: 10, width: 20, height: 20 })).toEqual(
        await full.colourOf({ left: 210, top: 10, width: 20, height: 20 }),
      );
    }
    const beyond = [
      'full/401,',
      'full/!1000,1000',
      '0,0,100,100/101,',
      'full/^401,',
      `0,0,${whole},${whole}/${whole},`,
    ];
    const statuses = await statusesOf(beyond.map((part) => `${service}/${part}/0/default.jpg`));
    expect(statuses).toEqual([400, 200, 400, 501, 400]);
  });

  it('has no wider rendition, and no share image that is cut out of more', async () => {
    const files = ['320.webp', '320.jpg', '640.webp', '640.jpg', 'social.jpg', 'structured.jpg'];
    const paths = files.map((name) => `${base}/${name}`);
    expect(await statusesOf(paths)).toEqual([200, 200, 404, 404, 404, 404]);
    const wide = await admin.get(`${base}/640.webp`);
    expect([wide.status, wide.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });

  it('is described so by every answer of the API', async () => {
    const type = await archive.anEntityType();
    const entity = await archive.anEntity({ type, coverPhotoId: photo.id });
    const member = await archive.aMember();
    await archive.aFavorite({ user: member, photo });
    const shown = {
      base,
      widths: [320],
      width: limit,
      height: limit,
      isReduced: true,
    };
    const signedIn = await archive.signedIn(member);
    for (const [who, path, imageOf] of [
      [visitor, `/api/photos/${photo.id}`, ({ image }) => image],
      [visitor, '/api/photos?fields=id,image', ({ items }) => items[0].image],
      [visitor, '/api/photos/popular', ([first]) => first.image],
      [visitor, '/api/photos/random', ([first]) => first.image],
      [visitor, `/api/entities/${entity.id}`, ({ coverPhoto }) => coverPhoto.image],
      [visitor, '/api/entities', ({ items }) => items[0].coverPhoto.image],
      [signedIn, '/api/favorites', ([first]) => first.image],
    ] as [Visitor, string, (body: Answer['body']) => object][]) {
      const { body } = await who.get(path);
      expect([path, imageOf(body)]).toEqual([path, expect.objectContaining(shown)]);
      expect(JSON.stringify(body)).not.toContain('640.');
    }
    const { body } = await visitor.get(`/api/photos?fields=id,image`);
    expect(Object.keys(body.items[0])).toEqual(['id', 'image']);
    expect((await admin.get(`/api/admin/photos/${photo.id}`)).body.image).toMatchObject({ width: whole });
  });

  it('is shown so by pages, sitemap and feed, with the image that links are shared with', async () => {
    const { text } = await visitor.get(`/it/foto/${photo.slug}`);
    expect(text).toContain(`<meta property="og:image" content="${archive.url}${base}/320.jpg"/>`);
    expect(text).toContain('<meta property="og:image:width" content="320"/>');
    for (const path of [`/it/foto/${photo.slug}`, '/it/archivio', '/sitemap.xml', '/feeds/photos.it.xml']) {
      const page = await visitor.get(path);
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.text).toContain(`${base}/320.`);
      expect(page.text).not.toMatch(/\/(?:640|1000)\.(?:webp|jpg)|(?:social|structured)\.jpg/);
    }
  });

  it('is seen in full by the staff in the administration, and by nobody else', async () => {
    const scan = `/iiif/scan/${photo.id}`;
    const { body, headers } = await admin.get(`${scan}/info.json`);
    expect([body.width, body.id]).toEqual([whole, expect.stringMatching(`${scan}$`)]);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect((await admin.get(`${scan}/0,0,512,512/max/0/default.jpg`)).status).toBe(200);
    const member = await archive.signedIn(await archive.aMember());
    const paths = ['', '/info.json', '/full/max/0/default.jpg'].map((path) => scan + path);
    expect(await statusesOf(paths)).toEqual([401, 401, 401]);
    expect(await statusesOf(paths, member)).toEqual([403, 403, 403]);
  });
});

describe('a change reaches what is cached', () => {
  const paths = (): string[] => [`/it/foto/${photo.slug}`, '/it/archivio', '/sitemap.xml', '/feeds/photos.it.xml'];
  const showsWide = async (): Promise<boolean[]> => {
    const shown: boolean[] = [];
    for (const path of paths()) shown.push(/\/(?:640|1000)\.jpg/.test((await visitor.get(path)).text));
    const files = await statusesOf([`${base}/640.jpg`, `/iiif/image/${photo.id}/full/401,/0/default.jpg`]);
    return [...shown, ...files.map((status) => status === 200)];
  };
  const everywhere = (isWide: boolean): boolean[] => Array.from({ length: 6 }, () => isWide);

  it('of the settings', async () => {
    expect(await showsWide()).toEqual(everywhere(false));
    await setWidths([]);
    expect(await showsWide()).toEqual(everywhere(true));
    await setWidths([{ licence: 'all-rights-reserved', width: limit }]);
    expect(await showsWide()).toEqual(everywhere(false));
  });

  it('of the licence', async () => {
    const license = async (text: string | null): Promise<void> => {
      const { status } = await admin.change('PATCH', `/api/admin/photos/${photo.id}`, { json: { license: text } });
      expect(status).toBe(200);
    };
    expect(await showsWide()).toEqual(everywhere(false));
    await license('CC0');
    expect(await showsWide()).toEqual(everywhere(true));
    await setWidths([{ licence: 'none', width: limit }]);
    await license(null);
    expect(await showsWide()).toEqual(everywhere(false));
    await setWidths([{ licence: 'other', width: limit }]);
    expect(await showsWide()).toEqual(everywhere(true));
    await license('Per gentile concessione');
    expect(await showsWide()).toEqual(everywhere(false));
    await license('Tutti i diritti riservati');
  });
});

it('a scan that is published under two licences has the width of the less strict one', async () => {
  const scan = await aJpeg({ seed: 77, width: 1400, height: 900 });
  const reserved = await aPhotoOf(scan, archive, { license: 'All rights reserved' });
  const wide = `/uploads/${reserved.originalSha256}/v2/1280.jpg`;
  expect(await statusesOf([wide])).toEqual([404]);
  const free = await aPhotoOf(scan, archive, { license: 'CC BY 4.0' });
  await admin.change('PATCH', `/api/admin/photos/${free.id}`, { json: { title: 'Libera' } });
  expect(await statusesOf([wide])).toEqual([200]);
  expect((await visitor.get(`/api/photos/${reserved.id}`)).body.image.widths).toEqual([320]);
  expect((await visitor.get(`/api/photos/${free.id}`)).body.image.widths).toEqual([320, 640, 1280]);
});
