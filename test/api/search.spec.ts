import { limits } from '../../src/contract/limits.js';
import { inEachLanguage, untranslated } from '../../src/contract/localized.js';
import type { Photo } from '../../src/contract/photo.js';
import { SearchIndex } from '../../src/search/search-index.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { indexPhotos, type PhotoMetadata } from '../support/index-photos.js';

let archive: TestArchive;

beforeAll(async () => {
  archive = await startArchive();
});
afterAll(() => archive.close());
beforeEach(() => archive.database.query('delete from photos; delete from entities; delete from tags'));

/** Indexed photos, each newer than the one before. */
const photos = (...documents: PhotoMetadata[]): Promise<void> => indexPhotos(archive, documents);

const index = (): Promise<void> => archive.app.get(SearchIndex).rebuild('photo');

const search = (query: string) => archive.visitor().get(`/api/search?${query}`);

const titles = async (query: string): Promise<string[]> =>
  ((await search(query)).body.hits as Photo[]).map(({ title }) => title);

describe('GET /api/search', () => {
  it('answers everyone with photos, the best first, and how many there are', async () => {
    await photos({ title: 'Il tram' }, { title: 'Porto', description: 'Un tram' }, { title: 'Riva' });
    const { status, body } = await search('q=tram');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      hits: [{ title: 'Il tram', slug: expect.any(String), thumbUrl: expect.any(String) }, { title: 'Porto' }],
      estimatedTotalHits: 2,
    });
  });

  it('finds a photo by its tags and by the names of its entities, former names too', async () => {
    await photos({
      title: 'Festa',
      tags: [await archive.aTag({ name: 'lungomare', nameDe: 'Uferstraße' })],
      entities: [await archive.anEntity({ name: 'Piazza Unità d’Italia', historicalName: 'Piazza Grande' })],
    });
    expect(await titles('q=lungomare')).toEqual(['Festa']);
    expect(await titles('q=uferstrasse&language=de')).toEqual(['Festa']);
    expect(await titles('q=piazza+unita')).toEqual(['Festa']);
    expect(await titles('q=piaza+grande')).toEqual(['Festa']);
  });

  it('shows the newest photos where nothing is asked for', async () => {
    await photos({ title: 'Uno' }, { title: 'Due' }, { title: 'Tre' });
    expect(await titles('')).toEqual(['Tre', 'Due', 'Uno']);
    expect(await titles('q=&year=&yearRange=&entityTypeCode=&entityId=&tags=&limit=&offset=')).toHaveLength(3);
  });

  it('turns pages of 20 photos, or of as many as are asked for', async () => {
    await photos(...Array.from({ length: 25 }, (_, n) => ({ title: `Molo ${n + 1}` })));
    expect(await titles('q=molo')).toHaveLength(20);
    expect(await titles('q=molo&offset=20')).toEqual(['Molo 5', 'Molo 4', 'Molo 3', 'Molo 2', 'Molo 1']);
    expect(await titles('q=molo&limit=2&offset=1')).toEqual(['Molo 24', 'Molo 23']);
    expect((await search('q=molo&offset=1000')).body).toEqual({ hits: [], estimatedTotalHits: 25 });
  });

  it('combines filters', async () => {
    const [molo, faro] = [await archive.aTag({ name: 'molo' }), await archive.aTag({ name: 'faro' })];
    const square = await archive.anEntity({ type: await archive.anEntityType({ code: 'square' }) });
    await photos(
      { title: 'Uno', year: 1900, tags: [molo, faro], entities: [square] },
      { title: 'Due', year: 1912, tags: [molo], entities: [square] },
      { title: 'Tre', year: 1910, yearStart: 1905, yearEnd: 1915, tags: [faro] },
    );
    expect(await titles('year=1912')).toEqual(['Tre', 'Due']);
    expect(await titles('yearRange=1890-1905')).toEqual(['Tre', 'Uno']);
    expect(await titles(`tags=${molo.id},${faro.id}`)).toEqual(['Uno']);
    expect(await titles(`tags=${molo.id}`)).toEqual(['Due', 'Uno']);
    expect(await titles('entityTypeCode=square&yearRange=1910-1920')).toEqual(['Due']);
    expect(await titles(`entityId=${square.id}`)).toEqual(['Due', 'Uno']);
    expect(await titles(`entityId=${square.id + 1}`)).toEqual([]);
    expect(await titles(`q=uno&tags=${molo.id}&year=1900&entityTypeCode=square&entityId=${square.id}`)).toEqual([
      'Uno',
    ]);
  });

  it('swaps a reversed range', async () => {
    await photos({ title: 'Uno', year: 1900 }, { title: 'Due', year: 1912 });
    expect(await titles('yearRange=1905-1890')).toEqual(['Uno']);
  });

  it('prefers a year to a range', async () => {
    await photos({ title: 'Uno', year: 1900 }, { title: 'Due', year: 1912 });
    expect(await titles('year=1912&yearRange=1890-1905')).toEqual(['Due']);
  });

  it.each(['processing', 'draft', 'failed', 'removed'] as const)('never shows a photo that is %s', async (status) => {
    await photos({ title: 'Molo' }, { title: 'Molo nascosto', status });
    expect((await search('q=molo')).body).toMatchObject({ hits: [{ title: 'Molo' }], estimatedTotalHits: 1 });
    expect(await titles('')).toEqual(['Molo']);
  });

  it('does not show a removed photo even before the index is updated', async () => {
    await photos({ title: 'Molo' }, { title: 'Molo rimosso' });
    await archive.database.query(`update photos set status = 'removed' where title = 'Molo rimosso'`);
    expect(await titles('q=molo')).toEqual(['Molo']);
    await index();
    expect((await search('q=molo')).body.estimatedTotalHits).toBe(1);
  });

  it.each([
    ['year=abc', 'year'],
    ['year=19.5', 'year'],
    ['year=-1', 'year'],
    ['yearRange=1900', 'yearRange'],
    ['yearRange=1900-19100', 'yearRange'],
    ['yearRange=1900-1910-1920', 'yearRange'],
    ['entityId=0', 'entityId'],
    ['entityId=99999999999', 'entityId'],
    ['tags=3;7', 'tags'],
    ['tags=99999999999', 'tags'],
    [`tags=${'1,'.repeat(60)}1`, 'tags'],
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['offset=-1', 'offset'],
    ['language=fr', 'language'],
    ['facets=colour', 'facets'],
    ['facets=tag,', 'facets'],
    [`series=${'x'.repeat(limits.text.title + 1)}`, 'series'],
    ['q=a&q=b', 'q'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await search(query);
    expect({ status, code: body.code, errors: body.errors?.map((each: { field: string }) => each.field) }).toEqual({
      status: 400,
      code: 'validation_failed',
      errors: [field],
    });
  });

  it.each([`molo' or 1=1 --`, 'molo & ! | <-> :* ( ) "', 'molo\u0000', `molo ${'x'.repeat(7_000)}`, 'molo 🚋'])(
    'takes any text: %j',
    async (text) => {
      await photos({ title: 'Molo' });
      expect(await titles(`q=${encodeURIComponent(text)}`)).toEqual(['Molo']);
    },
  );

  it('counts facets only when asked for', async () => {
    const tag = await archive.aTag({ name: 'molo' });
    await photos({ title: 'Molo', year: 1905, tags: [tag], license: 'CC0' }, { title: 'Riva', year: 1912 });
    expect((await search('q=molo')).body).not.toHaveProperty('facets');
    expect((await search('q=molo&facets=decade,tag,licence,type')).body.facets).toEqual({
      decade: [{ value: '1900', count: 1 }],
      tag: [{ value: String(tag.id), count: 1 }],
      licence: [{ value: 'CC0', count: 1 }],
      type: [],
    });
    expect(await titles('licence=CC0')).toEqual(['Molo']);
  });

  it('counts and finds all spellings of a licence as one', async () => {
    await photos({ title: 'Molo', license: 'CC BY 4.0' }, { title: 'Riva', license: 'cc-by 4.0' });
    expect((await search('facets=licence')).body.facets).toEqual({ licence: [{ value: 'CC BY 4.0', count: 2 }] });
    expect((await titles('licence=Creative%20Commons%20Attribuzione%204.0')).sort()).toEqual(['Molo', 'Riva']);
  });

  it('says where the text matches, when asked for', async () => {
    await photos({ title: 'Il molo', titleDe: 'Die Mole', description: 'Il <b>Molo</b>' });
    const { body } = await search('q=molo&highlights=true');
    expect(body.highlights).toEqual([
      {
        id: body.hits[0].id,
        ...inEachLanguage('title', () => []),
        title: [[3, 7]],
        ...inEachLanguage('description', () => []),
        description: [[6, 10]],
      },
    ]);
    expect((await search('q=molo')).body).not.toHaveProperty('highlights');
  });

  it('finds a photo by another name of its entity, as the list of entities does', async () => {
    const aliases = [{ name: 'Trst', yearStart: null, yearEnd: null }];
    await photos({ title: 'Festa', entities: [await archive.anEntity({ name: 'Trieste', aliases })] });
    expect(await titles('q=trst')).toEqual(['Festa']);
  });

  it('finds the same photos as the list of the archive, in any order of that', async () => {
    await photos(
      { title: 'Molo', year: 1905 },
      { title: 'Riva', description: 'Il molo', year: 1900 },
      { title: 'Faro' },
    );
    for (const sortBy of ['relevance', 'createdAt', 'createdAtAsc', 'year', 'yearDesc', 'title', 'titleDesc']) {
      const { body } = await archive.visitor().get(`/api/photos?search=mol&sortBy=${sortBy}`);
      expect((body.items as Photo[]).map(({ title }) => title).sort()).toEqual((await titles('q=mol')).sort());
    }
    const all = await archive.visitor().get(`/api/photos?search=${encodeURIComponent('!!')}&sortBy=title`);
    expect((all.body.items as Photo[]).map(({ title }) => title)).toEqual(['Faro', 'Molo', 'Riva']);
  });

  it('finds a photo by its date in words, in any language', async () => {
    await photos(
      { title: 'Riva', year: null, dateText: 'primavera, anni Venti', dateTextDe: 'zwanziger Jahre' },
      { title: 'Molo' },
    );
    for (const text of ['primavera', 'anni venti', 'zwanziger'])
      expect(await titles(`q=${encodeURIComponent(text)}`)).toEqual(['Riva']);
  });

  it('answers one photo of each series where asked for, and all photos of one', async () => {
    await photos({ title: 'Il molo (1)' }, { title: 'Il molo (2)' }, { title: 'Molo Audace' }, { title: 'Riva' });
    expect((await search('q=molo')).body).not.toHaveProperty('similar');
    const { body } = await search('q=molo&onePerSeries=true');
    expect((body.hits as Photo[]).map(({ title }) => title).toSorted()).toEqual(['Il molo (2)', 'Molo Audace']);
    const { id } = (body.hits as Photo[]).find(({ title }) => title === 'Il molo (2)')!;
    expect(body).toMatchObject({
      estimatedTotalHits: 3,
      estimatedTotalSeries: 2,
      similar: [{ id, count: 1, series: 'Il molo' }],
    });
    for (const title of ['Il molo', 'il mòlo (7)'])
      expect(await titles(`series=${encodeURIComponent(title)}`)).toHaveLength(2);
    expect((await search('series=Il+molo')).body.series).toEqual({ title: 'Il molo', ...untranslated('title') });
    expect((await search('series=Niente')).body).toEqual({ hits: [], estimatedTotalHits: 0 });
  });

  it('takes photos without a title of their own for no series', async () => {
    const title = 'Fotografia senza titolo';
    await photos(
      { title, slug: 'foto-1', description: 'Un molo' },
      { title, slug: 'foto-2', description: 'Un molo' },
      { title: '– –', slug: 'foto-3', description: 'Un molo' },
      { title: '– –', slug: 'foto-4', description: 'Un molo' },
    );
    expect((await search('q=molo&onePerSeries=true')).body).toMatchObject({ estimatedTotalSeries: 4, similar: [] });
  });

  it('ignores what it does not know', async () => {
    await photos({ title: 'Molo' });
    expect(await titles('utm_source=x')).toEqual(['Molo']);
  });
});

describe('the list of a text search, GET /api/photos', () => {
  const list = async (query: string): Promise<string[]> =>
    ((await archive.visitor().get(`/api/photos?${query}`)).body.items as Photo[]).map(({ title }) => title);

  it('begins with the best match, unless another order is chosen', async () => {
    await photos({ title: 'Teatro' }, { title: 'Riva', description: 'Il teatro' }, { title: 'Molo' });
    expect(await list('search=teatro')).toEqual(['Teatro', 'Riva']);
    expect(await list('search=teatro&sortBy=relevance')).toEqual(['Teatro', 'Riva']);
    expect(await list('search=teatro&sortBy=createdAt')).toEqual(['Riva', 'Teatro']);
    expect(await list('search=teatro&sortBy=titleDesc')).toEqual(['Teatro', 'Riva']);
    expect(await list('sortBy=relevance')).toEqual(['Molo', 'Riva', 'Teatro']);
  });

  it('is filtered and paged in that order too, and ends with its last page', async () => {
    const tags = [await archive.aTag({ name: 'prosa' })];
    await photos(
      { title: 'Teatro', year: 1900, tags },
      { title: 'Riva', description: 'Il teatro', year: 1905, tags },
      { title: 'Sala', description: 'Il teatro', year: 1912, tags },
      { title: 'Il teatro', year: 1901 },
    );
    const query = `search=teatro&tagId=${tags[0]?.id}&from=1900&to=1909&limit=1`;
    const page = async (n: number) => (await archive.visitor().get(`/api/photos?${query}&page=${n}`)).body;
    expect(await page(1)).toMatchObject({ items: [{ title: 'Teatro' }], total: 2, page: 1, totalPages: 2 });
    expect(await page(2)).toMatchObject({ items: [{ title: 'Riva' }], page: 2 });
    expect(await page(9)).toMatchObject({ items: [{ title: 'Riva' }], total: 2, page: 2, pageSize: 1 });
    expect(await list(`${query}&offset=1&fields=title`)).toEqual(['Riva']);
    expect((await archive.visitor().get('/api/photos?search=teatro&page=3&from=1950')).body).toMatchObject({
      items: [],
      total: 0,
      page: 1,
    });
  });
});

it('a range of years has one meaning in a list and in a search: the photo may be of one of them', async () => {
  await photos(
    { title: 'esatta', year: 1900 },
    { title: 'incerta', year: 1912, yearStart: 1905, yearEnd: 1919 },
    { title: 'solo un inizio', year: 1912, yearStart: 1909 },
    { title: 'senza anno', year: null, yearStart: 1890, yearEnd: 1930 },
    { title: 'dopo', year: 1912, yearStart: 1910, yearEnd: 1914 },
    { title: 'senza data', year: null },
  );
  const found = ['esatta', 'incerta', 'senza anno', 'solo un inizio'];
  expect((await titles('yearRange=1900-1909')).sort()).toEqual(found);
  const { body } = await archive.visitor().get('/api/photos?from=1900&to=1909&sortBy=year');
  expect(body.total).toBe(4);
  expect((body.items as Photo[]).map(({ title }) => title)).toEqual([
    // Certainly of the decade; then those that may be.
    'esatta',
    'senza anno',
    'incerta',
    'solo un inizio',
  ]);
  const decades = (await archive.visitor().get('/api/photos/decades')).body;
  expect(decades[1]).toEqual({ decade: 1900, count: 4 });
});
