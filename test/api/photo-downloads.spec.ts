import { createHash } from 'node:crypto';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { sharp } from '../../src/images/image-library.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { aPhotoOf } from '../support/iiif.js';
import { anXmp } from '../support/metadata-blocks.js';
import { saidByFile } from '../support/said-by-file.js';
import { aDescribedJpeg, aJpeg, anImage } from '../support/scans.js';
import type { Visitor } from '../support/visitor.js';

/** The licence lets everybody pass it on; the scan has a position and is wider than the widest rendition. */
const known: Partial<PhotoRow> = {
  title: 'Molo San Carlo',
  titleDe: 'Die Mole „San Carlo“',
  description: 'Folla sul molo.',
  author: 'Giuseppe Wulz',
  source: 'Civici Musei',
  license: 'CC BY 4.0',
  inventoryNumber: 'F 123',
  lat: 45.65,
  lng: 13.7667,
};

let archive: TestArchive;
let visitor: Visitor;
let admin: Visitor;
let photo: PhotoRow;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false }, mountPages });
  visitor = archive.visitor();
  admin = await archive.signedIn(await archive.anAdmin());
  const scan = await anImage({ width: 2400, height: 1600 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 39/1 0/1' } })
    .jpeg()
    .toBuffer();
  photo = await aPhotoOf(scan, archive, known);
});
afterAll(() => archive.close());

const pathOf = ({ id }: { id: number }, query = ''): string => `/api/photos/${id}/download${query}`;
async function fetched(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(archive.url + path, { headers });
  return { response, content: Buffer.from(await response.arrayBuffer()) };
}
const scansOf = (jpeg: Buffer): string => {
  let at = 2;
  while (jpeg[at + 1] !== 0xda) at += 2 + jpeg.readUInt16BE(at + 2);
  return createHash('sha256').update(jpeg.subarray(at)).digest('hex');
};
const change = (fields: object) => admin.change('PUT', '/api/admin/settings', { json: fields });

describe('the download of a photo', () => {
  it.each([
    ['small', 640],
    ['medium', 1280],
    ['large', 2048],
    ['full', 2400],
  ])('is a JPEG in the size %s, %i pixels wide, under the name of the photo', async (size, width) => {
    const { response, content } = await fetched(pathOf(photo, `?size=${size}`));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename=${photo.slug}-${width}.jpg`);
    expect(Number(response.headers.get('content-length'))).toBe(content.length);
    expect(await sharp(content).metadata()).toMatchObject({
      format: 'jpeg',
      width,
      height: Math.round((width * 2) / 3),
    });
  });

  it('says title, creator, credit, licence and address of the photo, and nothing of where it was taken', async () => {
    for (const size of ['small', 'full']) {
      const { content } = await fetched(pathOf(photo, `?size=${size}`));
      expect(await saidByFile(content)).toMatchObject({
        title: 'Molo San Carlo',
        titleDe: 'Die Mole „San Carlo“',
        description: 'Folla sul molo.',
        author: 'Giuseppe Wulz',
        license: 'https://creativecommons.org/licenses/by/4.0/',
        inventoryNumber: 'F 123',
      });
      const text = content.toString('latin1');
      expect(text).toContain(`<dc:identifier>${archive.url}/it/foto/${photo.slug}</dc:identifier>`);
      expect(text).toContain('https://creativecommons.org/licenses/by/4.0/');
      expect(text).not.toMatch(/Exif\0|GPS|45\.65|13\.76/);
    }
  });

  it('has the pixels of the files that the archive serves, byte by byte', async () => {
    const { content } = await fetched(pathOf(photo, '?size=medium'));
    const served = await fetched(`/uploads/${photo.originalSha256}/v2/1280.jpg`);
    expect(scansOf(content)).toBe(scansOf(served.content));
    const whole = await fetched(`/iiif/image/${photo.id}/full/max/0/default.jpg`);
    expect(scansOf((await fetched(pathOf(photo))).content)).toBe(scansOf(whole.content));
  });

  it('is asked for again by every cache, and sent again only when something has changed', async () => {
    const { response } = await fetched(pathOf(photo, '?size=small'));
    const etag = response.headers.get('etag')!;
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=60');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('link')).toBe('<https://creativecommons.org/licenses/by/4.0/>;rel="license"');
    const again = await fetched(pathOf(photo, '?size=small'), { 'If-None-Match': etag });
    expect([again.response.status, again.content.length]).toEqual([304, 0]);
    await admin.change('PATCH', `/api/admin/photos/${photo.id}`, { json: { creditLine: 'Civici Musei, Trieste' } });
    const changed = await fetched(pathOf(photo, '?size=small'), { 'If-None-Match': etag });
    expect(changed.response.status).toBe(200);
    expect(changed.content.toString()).toContain('<photoshop:Credit>Civici Musei, Trieste</photoshop:Credit>');
    const head = await fetch(archive.url + pathOf(photo, '?size=small'), { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(changed.content.length));
  });

  it('of a small scan is the scan in its own width, whatever size is asked for', async () => {
    const small = await aPhotoOf(await aDescribedJpeg(anXmp(''), { seed: 5 }), archive, { license: 'Public Domain' });
    const { content } = await fetched(pathOf(small, '?size=large'));
    expect(await sharp(content).metadata()).toMatchObject({ width: 900, height: 600 });
    expect(content.toString('latin1')).not.toContain('GPS');
  });

  it.each(['Tutti i diritti riservati', 'https://rightsstatements.org/vocab/InC/1.0/', 'Per concessione', null])(
    'is refused under the licence %j, with a code, and its page says so',
    async (license) => {
      const reserved = await archive.aPhoto({ license });
      const { status, body } = await visitor.get(pathOf(reserved));
      expect([status, body.code]).toEqual([403, 'download_not_allowed']);
      const { text } = await visitor.get(`/it/foto/${reserved.slug}`);
      expect(text).not.toContain(`/api/photos/${reserved.id}/download`);
      expect(text).toMatch(
        /La licenza di questa fotografia non consente|non ha una licenza che consenta di scaricarla/,
      );
      expect(text).toMatch(new RegExp(`<a href="/it/about\\?photo=${reserved.slug}#contattaci"[^>]*>Chiedi`));
    },
  );

  it('is refused as its page where the photo is unknown, a draft, or removed', async () => {
    const draft = await archive.aPhoto({ license: 'CC0', status: 'draft' });
    const removed = await archive.aPhoto({ license: 'CC0', status: 'removed' });
    const outcomes = [];
    for (const one of [{ id: 2_147_483_000 }, draft, removed]) {
      const { status, body } = await visitor.get(pathOf(one));
      outcomes.push([status, body.code]);
    }
    expect(outcomes).toEqual([
      [404, 'photo_not_found'],
      [404, 'photo_not_found'],
      [410, 'photo_removed'],
    ]);
    expect((await visitor.get(pathOf(photo, '?size=huge'))).body).toMatchObject({ code: 'validation_failed' });
  });

  it('is no wider than the public sees photos of that licence, and allowed by the licence of the whole archive', async () => {
    const unlicensed = await aPhotoOf(await aJpeg({ width: 1000, height: 500, seed: 6 }), archive, { license: null });
    expect((await visitor.get(pathOf(unlicensed))).status).toBe(403);
    await change({ defaultLicense: 'CC BY-NC 4.0', publicWidths: [{ licence: 'cc-by-nc-4.0', width: 700 }] });
    const { response, content } = await fetched(pathOf(unlicensed));
    expect([response.status, (await sharp(content).metadata()).width]).toEqual([200, 700]);
    expect(content.toString()).toContain('https://creativecommons.org/licenses/by-nc/4.0/');
    await change({ defaultLicense: null, publicWidths: [] });
  });
});

describe('the page of a photo', () => {
  it('lists the sizes to download as plain links, with the licence', async () => {
    const { text } = await visitor.get(`/it/foto/${photo.slug}`);
    const links = [...text.matchAll(/href="(\/api\/photos\/\d+\/download\?size=\w+)"/g)].map(([, path]) => path);
    expect(links).toEqual(['small', 'medium', 'large', 'full'].map((size) => pathOf(photo, `?size=${size}`)));
    expect(text).toMatch(/2\.?400 × 1\.?600/);
  });
});

describe('the citation of a photo', () => {
  it('is sent to reference managers as BibTeX and RIS, in a language of the site', async () => {
    const bib = await visitor.get(`/api/photos/${photo.id}/citation.bib?language=de`);
    expect([bib.status, bib.headers.get('content-type')]).toEqual([200, 'application/x-bibtex; charset=utf-8']);
    expect(bib.headers.get('content-disposition')).toBe(`attachment; filename=${photo.slug}.bib`);
    expect(bib.text).toContain('title = {{Die Mole „San Carlo“}}');
    expect(bib.text).toContain(`url = {${archive.url}/de/foto/${photo.slug}}`);
    const ris = await visitor.get(`/api/photos/${photo.id}/citation.ris`);
    expect(ris.headers.get('content-type')).toBe('application/x-research-info-systems; charset=utf-8');
    expect(ris.text).toContain('\r\nAU  - Wulz, Giuseppe\r\nTI  - Molo San Carlo\r\n');
    expect(ris.text).toContain('M3  - Fotografia\r\n');
  });

  it.each(['citation.pdf', 'citation.bib?language=xx', 'citation'])('is not sent as %s', async (name) => {
    expect((await visitor.get(`/api/photos/${photo.id}/${name}`)).status).toBeGreaterThanOrEqual(400);
  });

  it('is on its page in three styles, without scripts', async () => {
    const { text } = await visitor.get(`/en/foto/${photo.slug}`);
    expect(text).toContain('Wulz, G. (');
    expect(text).toContain('<i>Molo San Carlo</i>');
    for (const style of ['APA 7', 'Chicago 17', 'MLA 9', 'BibTeX', 'RIS']) expect(text).toContain(style);
  });
});

describe('the page for frames of other sites', () => {
  const embed = (slug: string, query = '') => visitor.get(`/embed/foto/${slug}${query}`);

  it('shows the picture with title, credit, licence and the way back, and is small', async () => {
    const { status, text, headers } = await embed(photo.slug, '?language=de');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain('<html lang="de"');
    expect(text).toContain('Die Mole „San Carlo“');
    expect(text).toContain('<a href="https://creativecommons.org/licenses/by/4.0/"');
    expect(text).toContain(`href="${archive.url}/de/foto/${photo.slug}" target="_blank" rel="noopener"`);
    expect(text).toMatch(/640\.webp 640w,/);
    expect(text).not.toMatch(/<script|<link rel="stylesheet|@font-face/);
    expect(Buffer.byteLength(text)).toBeLessThan(15_000);
  });

  it('may be framed by every site, without cookies, and is in no search engine', async () => {
    const { headers } = await embed(photo.slug);
    expect(headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('public, max-age=300, s-maxage=60');
  });

  it('writes texts as text', async () => {
    const hostile = await archive.aPhoto({
      title: '"><script>alert(1)</script>',
      author: '<b>&',
      license: 'javascript:1',
    });
    const { text } = await embed(hostile.slug);
    expect(text).not.toMatch(/<script|<b>|href="javascript/);
    expect(text).toContain('&lt;script&gt;');
  });

  it('says so in the frame where the photo is unknown or removed', async () => {
    const removed = await archive.aPhoto({ status: 'removed' });
    for (const [slug, status] of [
      ['nessuna', 404],
      [removed.slug, 410],
    ] as const) {
      const answer = await embed(slug);
      expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([
        status,
        expect.stringContaining('frame-ancestors *'),
      ]);
      expect(answer.text).not.toContain('<img');
    }
    expect((await embed(photo.slug, '?language=xx')).status).toBe(400);
  });
});
