import type { MapAnswer, MapSuggestion, MapSummary } from '../../src/contract/map.js';
import type { Paged } from '../../src/contract/page.js';
import type { EntityRow } from '../../src/entities/entity.row.js';
import type { EntityTypeRow } from '../../src/entities/types/entity-type.row.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { SearchIndex } from '../../src/search/search-index.js';
import type { Account } from '../support/factories.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { until } from '../support/until.js';

const centre = { lat: 45.65, lng: 13.77 };
const box = '13.76,45.64,13.79,45.66';

let archive: TestArchive;
let admin: Account;
let church: EntityTypeRow;
let square: EntityTypeRow;
let harbour: EntityRow;
let dated: PhotoRow;
let undated: PhotoRow;
let late: PhotoRow;

beforeAll(async () => {
  archive = await startArchive({ mountPages });
  admin = await archive.anAdmin();
  church = await archive.anEntityType({ code: 'church', name: 'Chiesa' });
  square = await archive.anEntityType({ code: 'square', name: 'Piazza' });
  harbour = await archive.anEntity({ type: square, name: 'Piazza del Porto', lat: 45.6505, lng: 13.772 });
  await archive.anEntity({ type: church, name: 'Chiesa demolita', lat: 45.652, lng: 13.775, stillExists: false });
  await archive.anEntity({ type: church, name: 'Chiesa senza luogo' });
  const tag = await archive.aTag();
  dated = await archive.aPhoto({
    ...centre,
    title: 'Il mercato sul molo',
    year: 1910,
    bearing: 90,
    tags: [tag],
    entities: [harbour],
  });
  undated = await archive.aPhoto({ lat: 45.6492, lng: 13.7795, year: null, title: 'Una bottega' });
  late = await archive.aPhoto({ lat: 45.642, lng: 13.765, year: 1990, title: 'Molto dopo' });
  await archive.aPhoto({
    lat: 45.644,
    lng: 13.767,
    year: 1898,
    yearStart: 1895,
    yearEnd: 1902,
    title: 'Tra due secoli',
  });
  await archive.aPhoto({ ...centre, status: 'draft', year: 1911 });
  await archive.aPhoto({ year: 1912 });
  for (const kind of ['photo', 'entity'] as const) await archive.app.get(SearchIndex).rebuild(kind);
});
afterAll(() => archive.close());

const get = async <Answer>(path: string) => {
  const { status, body } = await archive.visitor().get(path);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
  return body as Answer;
};
const view = (query = '', zoom = 17) => get<MapAnswer>(`/api/map?bbox=${box}&zoom=${zoom}${query}`);
const yearsOf = async (query: string): Promise<(number | null)[]> =>
  (await view(query)).photos.map(({ year }) => year).sort();

describe('the page of the exploration', () => {
  it('says, without scripts, what it needs, and leads to the map; search engines list only the map', async () => {
    const { status, text } = await archive.visitor().get('/en/map/explore');
    expect(status).toBe(200);
    expect(text).toContain('It needs a phone with JavaScript that knows your position.');
    expect(text).toMatch(/<main.*<a href="\/en\/map"/s);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).toMatch(/<link rel="canonical" href="[^"]*\/en\/map"/);
    expect((await archive.visitor().get('/sitemap.xml')).text).not.toContain('/map/explore');
  });

  it('is the same for everyone, whatever its address says', async () => {
    const read = async (query: string) => (await archive.visitor().get(`/it/map/explore${query}`)).text;
    expect(await read('?radius=200&cardCats=church')).toBe(await read(''));
  });
});

describe('the page of the map', () => {
  const page = async (query = ''): Promise<{ status: number; text: string }> =>
    archive.visitor().get(`/it/map${query}`);

  it('has, without scripts, the years and categories as a form, and what the map shows as lists', async () => {
    const { status, text } = await page();
    expect(status).toBe(200);
    expect(text).toContain('<title>Mappa dell’archivio');
    expect(text.match(/<input[^>]*name="period"/g)).toHaveLength(9);
    expect(text).toMatch(/<form[^>]*action="\/it\/map"/);
    expect(text).toContain(`href="/it/foto/${dated.slug}"`);
    expect(text).toContain(`href="/it/scheda/${harbour.slug}"`);
    expect(text).toContain('1 foto fuori da questi anni');
    expect(text).not.toContain('Molto dopo');
    expect(text).toMatch(/<link[^>]*rel="canonical"[^>]*href="[^"]*\/it\/map"/);
  });

  it('reads its filters from the address, and ignores what is malformed', async () => {
    expect((await page('?period=1999-1980')).text).toContain('Molto dopo');
    expect((await page('?period=1980&cardCats=%3Cb%3E&undated=perhaps&page=x')).text).toContain('Il mercato sul molo');
    expect((await page('?cardCats=none')).text).not.toContain(`href="/it/scheda/${harbour.slug}"`);
    const { text } = await page(`?entityId=${harbour.id}`);
    expect(text).toContain('<title>Mappa dell’archivio: Piazza del Porto');
    expect(text).toContain('Il mercato sul molo');
    expect((await page('?entityId=999999')).status).toBe(404);
  });

  it('shows a photo that it was opened for, whatever the usual years are', async () => {
    const usual = (await page()).text;
    expect(usual).not.toContain('Molto dopo');
    const { text } = await page(`?photo=${late.id}`);
    expect(text).toContain('Molto dopo');
    expect(text).toContain('Il mercato sul molo');
    expect((await page(`?photo=${undated.id}`)).text).toContain('Una bottega');
    expect((await page('?photo=999999')).status).toBe(404);
    expect((await page('?photo=x')).status).toBe(200);
  });

  it('is in the navigation in three languages, and in the sitemap', async () => {
    for (const [language, name] of Object.entries({ it: 'Mappa', en: 'Map', de: 'Karte' })) {
      const { text } = await archive.visitor().get(`/${language}/map`, { Cookie: `preferred_language=${language}` });
      expect(text).toMatch(new RegExp(`<a href="/${language}/map"[^>]*>${name}</a>`));
    }
    expect((await archive.visitor().get('/sitemap.xml')).text).toContain('/it/map</loc>');
  });
});

describe('the map', () => {
  it('shows published photos and existing entities with a position, as far apart each on its own', async () => {
    const answer = await view('&undated=true');
    expect(answer.clusters).toEqual([]);
    expect(answer.total).toEqual({ photos: 4, entities: 1 });
    expect(answer.photos).toContainEqual({ id: dated.id, ...centre, year: 1910, period: 3, bearing: 90 });
    expect(answer.photos).toContainEqual({
      id: undated.id,
      lat: 45.6492,
      lng: 13.7795,
      year: null,
      period: 9,
      bearing: null,
    });
    const { id, lat, lng } = harbour;
    expect(answer.entities).toEqual([{ id, lat, lng, type: 'square', stillExists: true }]);
  });

  it('clusters what is too close to each other', async () => {
    const { clusters, photos, total } = await view('&undated=true', 11);
    expect(total).toEqual({ photos: 4, entities: 1 });
    expect(photos).toEqual([]);
    expect(clusters).toHaveLength(1);
    expect(clusters[0]).toMatchObject({ photos: 4, entities: 1, periods: [0, 0, 1, 1, 0, 0, 0, 0, 1, 1] });
  });

  it('shows a cluster as its most complete photo, as soon as that is so', async () => {
    const picture = async () => (await view('&undated=true', 11)).clusters[0]?.picture;
    const isOf = ({ originalSha256 }: PhotoRow) =>
      expect.stringMatching(new RegExp(`^/uploads/${originalSha256}/[^/]+/320\\.webp$`));
    expect(await picture()).not.toEqual(isOf(dated));
    const visitor = await archive.signedIn(admin);
    const change = (json: object) => visitor.change('PATCH', `/api/admin/photos/${dated.id}`, { json });
    await change({ description: 'Le bancarelle del pesce.' });
    expect(await picture()).toEqual(isOf(dated));
    await change({ status: 'draft' });
    expect(await picture()).not.toEqual(isOf(dated));
    await change({ status: 'published', description: null });
    expect((await view('&layers=entities', 11)).clusters).toEqual([]);
  });

  it('filters photos by periods as lists do, and undated ones only on request', async () => {
    expect(await yearsOf('')).toEqual([1898, 1910, 1990]);
    expect(await yearsOf('&periods=1900-1914')).toEqual([1898, 1910]);
    expect(await yearsOf('&periods=1903-1914,1946-')).toEqual([1910, 1990]);
    expect(await yearsOf('&periods=1903-1914&undated=true')).toEqual([1910, null]);
  });

  it('filters by layer, type, entity and tag', async () => {
    expect(await view('&layers=entities')).toMatchObject({ photos: [], total: { entities: 1 } });
    expect((await view('&layers=photos')).entities).toEqual([]);
    expect((await view('&types=church')).entities).toEqual([]);
    expect((await view('&types=church,square')).entities).toHaveLength(1);
    const vanished = (await view('&vanished=true&types=church')).entities;
    expect(vanished).toMatchObject([{ type: 'church', stillExists: false }]);
    const ofHarbour = await view(`&entityId=${harbour.id}`);
    expect([...ofHarbour.photos, ...ofHarbour.entities].map(({ id }) => id)).toEqual([dated.id, harbour.id]);
    const [{ id: tagId }] = await archive.database.query<[{ id: number }]>('select id from tags');
    expect(await view(`&tags=${tagId}`)).toMatchObject({ photos: [{ id: dated.id }], entities: [] });
  });

  it('shows a photo under a tag as soon as it carries it, also in a view that was asked for before', async () => {
    const tag = await archive.aTag();
    const photosWithTag = async () => (await view(`&undated=true&tags=${tag.id}`)).total.photos;
    expect(await photosWithTag()).toBe(0);
    const json = { tagIds: [tag.id] };
    await (await archive.signedIn(admin)).change('PATCH', `/api/admin/photos/${undated.id}`, { json });
    expect(await photosWithTag()).toBe(1);
  });

  it('filters by a text as lists do, in views, counts and lists', async () => {
    expect((await view('&undated=true&q=MERCATO')).total).toEqual({ photos: 1, entities: 0 });
    expect((await view('&undated=true&q=porto')).total).toEqual({ photos: 1, entities: 1 });
    expect((await view('&undated=true&q=porto&layers=entities')).total).toEqual({ photos: 0, entities: 1 });
    expect((await view('&undated=true&q=%20!')).total).toEqual((await view('&undated=true')).total);
    expect((await get<MapSummary>('/api/map/summary?q=mercato&undated=true')).photos.shown).toBe(1);
    expect((await get<Paged<unknown>>('/api/map/photos?q=bottega&undated=true')).total).toBe(1);
  });

  it('may be cached by anyone, as it is the same for everyone', async () => {
    const { headers } = await archive.visitor().get(`/api/map?bbox=${box}&zoom=16`);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
  });

  it.each([
    'zoom=16',
    'bbox=13,45,14&zoom=16',
    'bbox=13,46,14,45&zoom=9',
    'bbox=13,45,181,46&zoom=9',
    'bbox=-180,-90,180,90&zoom=20',
    `bbox=${box}`,
    `bbox=${box}&zoom=23`,
    `bbox=${box}&zoom=1.5`,
    `bbox=${box}&zoom=16&periods=1900`,
    `bbox=${box}&zoom=16&layers=tiles`,
    `bbox=${box}&zoom=16&tags=a`,
    `bbox=${box}&zoom=16&entityId=0`,
  ])('refuses %s', async (query) => {
    const { status, body } = await archive.visitor().get(`/api/map?${query}`);
    expect({ status, code: (body as { code: string }).code }).toEqual({ status: 400, code: 'validation_failed' });
  });

  it('counts what the filters show, what is outside of the periods, and what has no date', async () => {
    const summary = await get<MapSummary>('/api/map/summary?periods=1860-1945');
    expect(summary).toEqual({
      photos: { shown: 2, outside: 1, undated: 1 },
      types: [
        { code: 'church', count: 0 },
        { code: 'square', count: 1 },
      ],
      vanished: 1,
      years: [1898, 1910, 1990].map((year) => ({ year, count: 1 })),
      bounds: [13.767, 45.644, 13.772, 45.6505],
    });
  });

  it('lists the photos of a part by year, and its entities by name, in pages', async () => {
    const path = `/api/map/photos?bbox=${box}&undated=true&pageSize=3&fields=year`;
    const first = await get<Paged<{ year: number | null }>>(path);
    expect(first).toMatchObject({ total: 4, page: 1, totalPages: 2 });
    expect(first.items.map(({ year }) => year)).toEqual([1898, 1910, 1990]);
    const second = await get<Paged<{ id: number }>>(`${path}&page=9`);
    expect(second).toMatchObject({ page: 2, items: [{ id: undated.id }] });
    const entities = await get<Paged<{ name: string }>>('/api/map/entities?vanished=true&fields=name');
    expect(entities.items.map(({ name }) => name)).toEqual(['Chiesa demolita', 'Piazza del Porto']);
    expect(await get('/api/map/entities?bbox=0,0,1,1')).toMatchObject({ total: 0, items: [] });
  });

  it('lists what is around a position, the nearest first, and refuses a position that is none', async () => {
    const near = (query: string) => get<Paged<{ id: number }>>(`/api/map/${query}&fields=id`);
    const around = `near=${centre.lat},${centre.lng}`;
    const photos = await near(`photos?${around}&radius=2000&undated=true&pageSize=2`);
    expect(photos).toMatchObject({ total: 4, page: 1, totalPages: 2 });
    expect(photos.items.map(({ id }) => id)).toEqual([dated.id, expect.any(Number)]);
    // The harbour is 165 m away, the church that no longer exists 450 m.
    expect(await near(`entities?${around}`)).toMatchObject({ total: 0, items: [] });
    expect(await near(`entities?${around}&radius=170`)).toMatchObject({ total: 1, items: [{ id: harbour.id }] });
    expect(await near(`entities?${around}&radius=600&vanished=true`)).toMatchObject({ total: 2 });
    expect(await near(`entities?${around}&radius=170&bbox=0,0,1,1`)).toMatchObject({ total: 0 });
    for (const query of ['near=91,0', 'near=somewhere', `${around}&radius=5`, `${around}&radius=100000`]) {
      const { status, body } = await archive.visitor().get(`/api/map/entities?${query}`);
      expect({ query, status, code: body.code }).toEqual({ query, status: 400, code: 'validation_failed' });
    }
  });

  it('keeps no answer to a position in any cache', async () => {
    for (const kind of ['photos', 'entities']) {
      const cachingOf = async (query: string) =>
        (await archive.visitor().get(`/api/map/${kind}?${query}`)).headers.get('cache-control');
      expect(await cachingOf('near=45.65,13.77')).toBe('private, no-store');
      expect(await cachingOf('')).toBe('no-cache');
    }
  });

  it('suggests what has a position and matches: by its name first', async () => {
    const suggest = async (q: string): Promise<string[]> =>
      (await get<MapSuggestion[]>(`/api/map/suggestions?q=${encodeURIComponent(q)}`)).map(({ name }) => name);
    expect(await suggest('porto')).toEqual(['Piazza del Porto', 'Il mercato sul molo']);
    expect(await suggest('MERCATO')).toEqual(['Il mercato sul molo']);
    expect(await suggest('piazza')).toContain('Piazza del Porto');
    expect(await suggest('1910')).toEqual(['Il mercato sul molo']);
    expect(await suggest('  ')).toEqual([]);
    expect(await suggest('demolita')).toEqual([]);
  });

  it('shows changes at once', async () => {
    const visitor = await archive.signedIn(admin);
    const change = (id: number, body: object) => visitor.change('PATCH', `/api/admin/photos/${id}`, { json: body });
    const entity = `/api/admin/entities/${harbour.id}`;
    const before = await yearsOf('');
    await change(dated.id, { year: 1920 });
    expect(await yearsOf('')).toEqual([1898, 1920, 1990]);
    await change(dated.id, { status: 'draft' });
    expect(await yearsOf('')).toEqual([1898, 1990]);
    await change(dated.id, { status: 'published', year: 1910 });
    expect(await yearsOf('')).toEqual(before);
    await visitor.change('PATCH', entity, { json: { lat: null, lng: null } });
    expect((await view()).entities).toEqual([]);
    await visitor.change('PATCH', entity, { json: { lat: 45.6505, lng: 13.772 } });
    expect((await view()).entities).toHaveLength(1);
  });

  it('shows changes that another process has made', async () => {
    await view();
    await archive.database.query('update photos set year = 1933 where id = $1', [undated.id]);
    await archive.database.query(`select pg_notify('veduta', $1)`, [
      JSON.stringify(['public-changes', `photo:${undated.id}:metadata`]),
    ]);
    const isShown = async () => (await yearsOf('&periods=1933-1933')).length > 0;
    await expect(until(isShown)).resolves.toBeUndefined();
  });

  it('is read again when changes may have been missed', async () => {
    await view();
    await archive.database.query('update photos set year = 1934 where id = $1', [undated.id]);
    await archive.database.query(`select pg_notify('veduta', '["public-changes","*"]')`);
    const isShown = async () => (await yearsOf('&periods=1934-1934')).length > 0;
    await expect(until(isShown)).resolves.toBeUndefined();
  });
});

describe('what a list has found', () => {
  it('is shown on the page of the map, of all years, until it is taken away', async () => {
    await archive.app.get(SearchIndex).rebuild('photo');
    const { text } = await archive.visitor().get('/it/map?q=mercato');
    expect(text).toMatch(/>1 fotografia<\/p><p[^>]*>0 schede<\/p><p[^>]*>La mappa si carica…/);
    expect(text).toContain('Togli il filtro «mercato»');
    expect(text).toContain('Se non scegli, vedi tutti gli anni.');
    expect(text).toContain('Il mercato sul molo');
    expect(text).not.toContain('Una bottega');
  });
});
