import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Storage } from '../../src/platform/storage/storage.js';
import { SitemapService } from '../../src/publishing/sitemap.service.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { PublicChanges } from '../../src/records/public-changes.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { fondsApiOf } from '../support/fonds.js';
import { until } from '../support/until.js';

const publicUrl = 'https://archive.example.org';

let archive: TestArchive;
let photo: PhotoRow;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false, publicUrl } });
});
afterAll(() => archive.close());
beforeEach(async () => {
  await archive.database.query('truncate photos, entities, tags restart identity cascade');
  photo = await archive.aPhoto({
    title: 'Canale & <ponte>',
    titleDe: 'Kanal',
    description: 'Barche\u0001 "in porto"',
    year: 1900,
    license: 'CC0',
    author: 'Giuseppe Wulz',
    tags: [await archive.aTag({ name: 'barche', nameDe: 'Boote' })],
  });
  await archive.anEntity({ name: 'Canal Grande', coverPhotoId: photo.id });
  await forgetDocuments();
});

const publishChange = (kind: 'photo' | 'entity' = 'photo'): Promise<void> =>
  archive.database.transaction(async (tx) =>
    archive.app.get(PublicChanges).publish({ kind, id: photo.id, cause: 'published' }, tx),
  );
async function forgetDocuments(kind: 'photo' | 'entity' = 'photo'): Promise<void> {
  await publishChange(kind);
  await new Promise((resolve) => setTimeout(resolve, 100));
}
const read = async (path: string): Promise<string> => (await archive.visitor().get(path)).text;
const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

describe('the sitemap', () => {
  it('names every page once in each language, with all the others beside it', async () => {
    const { status, headers, text } = await archive.visitor().get('/sitemap.xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    const addresses = addressesIn(text);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const path of ['/it', '/en/archivio', '/de/schede', '/it/scheda/canal-grande', `/de/foto/${photo.slug}`])
      expect(addresses).toContain(publicUrl + path);
    const lines = text.split('\n').filter((line) => line.includes(`<loc>${publicUrl}/en/foto/`));
    expect(lines).toHaveLength(1);
    for (const [code, language] of Object.entries({ it: 'it', en: 'en', de: 'de', 'x-default': 'it' }))
      expect(lines[0]).toContain(
        `<xhtml:link rel="alternate" hreflang="${code}" href="${publicUrl}/${language}/foto/${photo.slug}"/>`,
      );
  });

  it('contains the image and the date of the last change', async () => {
    const text = await read('/sitemap.xml');
    const image = `<image:image><image:loc>${publicUrl}/uploads/${photo.originalSha256}/v2/640.jpg</image:loc></image:image>`;
    for (const path of [`/it/foto/${photo.slug}`, '/it/scheda/canal-grande']) {
      const line = text.split('\n').find((candidate) => candidate.includes(`<loc>${publicUrl}${path}</loc>`));
      expect(line).toContain(image);
      // The schema wants it directly after `loc`.
      expect(line).toMatch(/<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
    }
  });

  it('names nothing that is not public', async () => {
    for (const status of ['draft', 'processing', 'failed', 'removed'] as const)
      await archive.aPhoto({ status, title: `Nascosta ${status}` });
    await forgetDocuments();
    const text = await read('/sitemap.xml');
    expect(text).not.toContain('nascosta');
    expect(text).not.toMatch(/\/(?:admin|auth|user|api)/);
  });

  it('is generated again when something changes', async () => {
    await read('/sitemap.xml');
    // The cached copy, which supports conditional requests by its ETag.
    expect((await archive.visitor().get('/sitemap.xml')).headers.get('etag')).toMatch(/^W\/"/);
    const added = await archive.aPhoto({ title: 'Aggiunta' });
    await publishChange();
    await until(async () => (await read('/sitemap.xml')).includes(added.slug));
  });

  it('is split into files when it grows too long', async () => {
    const sitemap = archive.app.get(SitemapService);
    const usual = sitemap.perFile;
    sitemap.perFile = 2;
    const third = await archive.aPhoto({ title: 'Terza' });
    await forgetDocuments();
    expect(addressesIn(await read('/sitemap.xml'))).toEqual([
      `${publicUrl}/sitemap-1.xml`,
      `${publicUrl}/sitemap-2.xml`,
    ]);
    expect(addressesIn(await read('/sitemap-1.xml'))).toContain(`${publicUrl}/it/foto/${photo.slug}`);
    expect(addressesIn(await read('/sitemap-2.xml'))).toEqual(
      ['it', 'en', 'de'].map((language) => `${publicUrl}/${language}/foto/${third.slug}`),
    );
    for (const path of ['/sitemap-3.xml', '/sitemap-0.xml', '/sitemap-x.xml'])
      expect((await archive.visitor().get(path)).status).toBe(404);
    sitemap.perFile = usual;
    await forgetDocuments();
    expect((await archive.visitor().get('/sitemap-1.xml')).status).toBe(404);
  });
});

describe('robots.txt', () => {
  it('lets everything public be read and names the sitemap', async () => {
    const { status, headers, text } = await archive.visitor().get('/robots.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain('User-agent: *\n');
    expect(text).toContain('Disallow: /admin\n');
    expect(text).not.toMatch(/^Disallow: \/$/m);
    expect(text).toContain(`Sitemap: ${publicUrl}/sitemap.xml\n`);
  });
});

describe('the feed of new photos', () => {
  it('lists them in each language', async () => {
    const { status, headers, text } = await archive.visitor().get('/feeds/photos.de.xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(text).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">');
    expect(text).toContain('<title>Kanal (1900)</title>');
    expect(text).toContain(`<id>${publicUrl}/de/photos/${photo.id}</id>`);
    expect(await read('/feeds/photos.it.xml')).toContain(`<id>${publicUrl}/photos/${photo.id}</id>`);
    expect(text).toContain(`<link rel="alternate" type="text/html" href="${publicUrl}/de/foto/${photo.slug}"/>`);
    expect(text).toContain(`<link rel="self" type="application/atom+xml" href="${publicUrl}/feeds/photos.de.xml"/>`);
    expect(text).toContain('<category term="Boote"/>');
    expect(text).toContain('<rights>CC0 https://creativecommons.org/publicdomain/zero/1.0/</rights>');
    expect(await read('/feeds/photos.it.xml')).toContain('<title>Canale &amp; &lt;ponte&gt; (1900)</title>');
  });

  it('is one of a subject, a text or years, too, as the list of the archive is filtered', async () => {
    const [{ id: tagId }] = await archive.database.query<[{ id: number }]>('select id from tags');
    await archive.aPhoto({ title: 'Altrove', year: 1930 });
    const path = `/feeds/photos.de.xml?tagId=${tagId}&from=1890&to=1905`;
    const text = await read(path);
    expect(text.match(/<entry>/g)).toHaveLength(1);
    expect(text).toContain('<title>Boote, 1890–1905 – ');
    expect(text).toContain(`href="${publicUrl}${path.replaceAll('&', '&amp;')}"/>`);
    expect(text).toContain(`href="${publicUrl}/de/archivio?tagId=${tagId}&amp;from=1890&amp;to=1905"/>`);
    expect(await read('/feeds/photos.it.xml?from=1920')).not.toContain('Canale');
    expect((await archive.visitor().get('/feeds/photos.it.xml?from=soon')).status).toBe(400);
  });

  it('is a JSON Feed, too', async () => {
    const { headers, text } = await archive.visitor().get('/feeds/photos.de.json');
    expect(headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
    expect(JSON.parse(text)).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: `${publicUrl}/de/archivio`,
      feed_url: `${publicUrl}/feeds/photos.de.json`,
      language: 'de',
      items: [
        {
          id: `${publicUrl}/de/photos/${photo.id}`,
          url: `${publicUrl}/de/foto/${photo.slug}`,
          title: 'Kanal (1900)',
          authors: [{ name: 'Giuseppe Wulz' }],
          tags: ['Boote'],
        },
      ],
    });
    expect((await archive.visitor().get('/feeds/photos.de.rss')).status).toBe(404);
  });

  it('has what is known of a date: a span, or words', async () => {
    await archive.aPhoto({ title: 'Molo', year: null, yearStart: 1918, yearEnd: 1922 });
    await archive.aPhoto({ title: 'Riva', year: null, yearEnd: 1914 });
    await archive.aPhoto({ title: 'Faro', year: null, dateText: 'anni Venti', dateTextDe: 'zwanziger Jahre' });
    await archive.aPhoto({ title: 'Porto', year: 1905, edtf: '1905-06-12', dateText: '12 giugno 1905' });
    await archive.aPhoto({ title: 'Ponte', year: null, yearStart: 1930, yearEnd: 1939, edtf: '193X' });
    await forgetDocuments();
    const text = await read('/feeds/photos.de.xml');
    for (const title of [
      'Molo (1918–1922)',
      'Riva (–1914)',
      'Faro (zwanziger Jahre)',
      'Porto (12. Juni 1905)',
      'Ponte (1930er Jahre)',
    ])
      expect(text).toContain(`<title>${title}</title>`);
  });

  it('says how large the picture is that a reader may load', async () => {
    const file = { sha256: photo.originalSha256 ?? '', renditionProfile: 'v2' };
    const enclosure = `href="${publicUrl}/uploads/${file.sha256}/v2/640.jpg"/>`;
    expect(await read('/feeds/photos.it.xml')).toContain(`<link rel="enclosure" type="image/jpeg" ${enclosure}`);
    await archive.app
      .get(Storage)
      .publish(file, (directory) => writeFile(join(directory, '640.jpg'), Buffer.alloc(54_321)));
    await forgetDocuments();
    expect(await read('/feeds/photos.it.xml')).toContain(
      `<link rel="enclosure" type="image/jpeg" length="54321" ${enclosure}`,
    );
  });

  it('says when a photo was added and when it was changed last', async () => {
    const older = await archive.aPhoto({ title: 'Più vecchia' });
    const changed = new Date('2031-05-06T07:08:09Z');
    await archive.database.query('update photos set created_at = $2, updated_at = $3 where id = $1', [
      older.id,
      new Date('2020-01-02T03:04:05Z'),
      changed,
    ]);
    await forgetDocuments();
    const [head = '', ...entries] = (await read('/feeds/photos.it.xml')).split('<entry>');
    expect(head).toContain('<updated>2031-05-06T07:08:09.000Z</updated>');
    const entry = entries.find((candidate) => candidate.includes('Più vecchia'));
    expect(entry).toContain('<published>2020-01-02T03:04:05.000Z</published>');
    expect(entry).toContain('<updated>2031-05-06T07:08:09.000Z</updated>');
  });

  it('leaves out characters that XML does not allow', async () => {
    expect(await read('/feeds/photos.it.xml')).toContain('<summary>Barche &quot;in porto&quot;</summary>');
  });

  it('has the fifty newest', async () => {
    for (let n = 0; n < 50; n += 1) await archive.aPhoto({ title: `Nuova ${n}` });
    await forgetDocuments();
    const text = await read('/feeds/photos.en.xml');
    expect(text.match(/<entry>/g)).toHaveLength(50);
    expect(text).not.toContain(photo.slug);
  });

  it('exists in the languages of the site', async () => {
    expect((await archive.visitor().get('/feeds/photos.fr.xml')).status).toBe(404);
  });
});

describe('the feed of record cards', () => {
  const titlesIn = (text: string): string[] =>
    text
      .split('<entry>')
      .slice(1)
      .map((entry) => /<title>([^<]*)</.exec(entry)?.[1] ?? '');

  it('has those that are new or were changed last, in each language', async () => {
    const type = await archive.anEntityType({ code: 'faro', name: 'Fari', nameDe: 'Leuchttürme' });
    const old = await archive.anEntity({
      type,
      name: 'Faro',
      nameDe: 'Leuchtturm',
      excerpt: 'Alto',
      excerptDe: 'Hoch',
    });
    await archive.anEntity({ name: 'Bozza', status: 'draft' });
    await archive.database.query('update entities set created_at = $2, updated_at = $3 where id = $1', [
      old.id,
      new Date('2020-01-02T03:04:05Z'),
      new Date('2031-05-06T07:08:09Z'),
    ]);
    await forgetDocuments('entity');
    const { status, headers, text } = await archive.visitor().get('/feeds/entities.de.xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(titlesIn(text)).toEqual(['Leuchtturm', 'Canal Grande']);
    for (const part of [
      '<title>Ortsporträts – ',
      '<updated>2031-05-06T07:08:09.000Z</updated>',
      '<published>2020-01-02T03:04:05.000Z</published>',
      `<id>${publicUrl}/de/id/entity/${old.id}</id>`,
      `<link rel="alternate" type="text/html" href="${publicUrl}/de/scheda/${old.slug}"/>`,
      '<category term="Leuchttürme"/>',
      '<summary>Hoch</summary>',
      `<link rel="alternate" type="text/html" href="${publicUrl}/de/schede"/>`,
    ])
      expect(text).toContain(part);
    // A cover of its own is its picture.
    expect(text).toContain(`href="${publicUrl}/uploads/${photo.originalSha256}/v2/640.jpg"/>`);
    expect(text.match(/rel="enclosure"/g)).toHaveLength(1);
  });

  it('is one of a type, too, and a JSON Feed', async () => {
    const type = await archive.anEntityType({ code: 'molo', name: 'Moli' });
    await archive.anEntity({ type, name: 'Molo Audace' });
    const { headers, text } = await archive.visitor().get('/feeds/entities.it.json?type=molo');
    expect(headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
    const feed = JSON.parse(text) as { title: string; items: object[] };
    expect(feed).toMatchObject({
      home_page_url: `${publicUrl}/it/schede?type=molo`,
      feed_url: `${publicUrl}/feeds/entities.it.json?type=molo`,
      items: [{ title: 'Molo Audace', tags: ['Moli'] }],
    });
    expect(feed.title).toMatch(/^Moli – /);
    expect(feed.items[0]).not.toHaveProperty('image');
    expect((await archive.visitor().get('/feeds/entities.it.xml?type=nessuno')).status).toBe(404);
  });

  it('is cached until a card or a type changes', async () => {
    await read('/feeds/entities.it.xml');
    await archive.anEntity({ name: 'Faro nuovo' });
    expect(await read('/feeds/entities.it.xml')).not.toContain('Faro nuovo');
    await forgetDocuments('entity');
    expect(await read('/feeds/entities.it.xml')).toContain('Faro nuovo');
  });

  it('of one card has its photographs, the newest first', async () => {
    const entity = await archive.anEntity({ name: 'Molo', nameDe: 'Mole' });
    const tag = await archive.aTag({ name: 'porto', nameDe: 'Hafen' });
    await archive.aPhoto({ title: 'Prima', year: 1905, entities: [entity], tags: [tag] });
    await archive.aPhoto({ title: 'Dopo', year: null, entities: [entity] });
    await archive.aPhoto({ title: 'Nascosta', status: 'draft', publishedAt: null, entities: [entity] });
    const address = `/feeds/entities/${entity.id}/photos.de.xml`;
    const text = await read(address);
    expect(titlesIn(text)).toEqual(['Dopo', 'Prima (1905)']);
    expect(text).toContain('<title>Mole – ');
    expect(text).toContain('<category term="Hafen"/>');
    expect(text).toContain(`href="${publicUrl}/de/scheda/${entity.slug}"/>`);
    expect(text).toContain(`<link rel="self" type="application/atom+xml" href="${publicUrl}${address}"/>`);
    const hidden = await archive.anEntity({ name: 'Bozza', status: 'draft' });
    for (const id of [hidden.id, 999_999])
      expect((await archive.visitor().get(`/feeds/entities/${id}/photos.it.xml`)).status).toBe(404);
    expect((await archive.visitor().get('/feeds/entities/x/photos.it.xml')).status).toBe(404);
  });
});

describe('the feed of a fonds', () => {
  it('has the photographs in it and in its parts', async () => {
    const fonds = fondsApiOf(await archive.signedIn(await archive.anEditor()));
    const studio = await fonds.aFonds({ title: 'Studio Wulz' });
    const series = await fonds.aFonds({ title: 'Ritratti', level: 'series', parentId: studio.id });
    await archive.aPhoto({ title: 'Ritratto', year: null, fondsId: series.id });
    const text = await read(`/feeds/photos.it.xml?fondsId=${studio.id}`);
    expect(text.match(/<entry>/g)).toHaveLength(1);
    expect(text).toContain('<title>Studio Wulz – ');
    expect(text).toContain(`href="${publicUrl}/it/fondo/${studio.slug}"/>`);
    const empty = await fonds.aFonds({ title: 'Vuoto' });
    expect((await archive.visitor().get(`/feeds/photos.it.xml?fondsId=${empty.id}`)).status).toBe(404);
  });
});
