import type { Paged } from '../../src/contract/page.js';
import type { Photo } from '../../src/contract/photo.js';
import { isCertainlyOf } from '../../src/contract/years-of-photo.js';
import type { Answer } from '../support/visitor.js';
import { startArchive, type TestArchive } from '../support/archive.js';

let archive: TestArchive;
beforeEach(async () => {
  await archive.database.query(
    'truncate photos, tags, entities, entity_types, users, slug_history restart identity cascade',
  );
});
beforeAll(async () => {
  archive = await startArchive();
});
afterAll(() => archive.close());

const get = async <Body>(path: string): Promise<Body> => (await archive.visitor().get(path)).body as Body;
const list = (query = ''): Promise<Paged<Photo>> => get(`/api/photos${query}`);
const titles = ({ items }: { items: Photo[] }): string[] => items.map(({ title }) => title);
const day = (n: number): Date => new Date(Date.UTC(2025, 0, n));

describe('the archive', () => {
  it('shows published photos only, newest first', async () => {
    await archive.aPhoto({ title: 'vecchia', createdAt: day(1) });
    await archive.aPhoto({ title: 'nuova', createdAt: day(2) });
    for (const status of ['processing', 'draft', 'failed', 'removed'] as const)
      await archive.aPhoto({ status, title: status });
    expect(titles(await list())).toEqual(['nuova', 'vecchia']);
  });

  const sortedBy = async (sortBy: string): Promise<string[]> => {
    await archive.aPhoto({ title: 'A', year: 1910, createdAt: day(1) });
    await archive.aPhoto({ title: 'B', year: null, createdAt: day(2) });
    await archive.aPhoto({ title: 'C', year: 1880, createdAt: day(3) });
    return titles(await list(`?sortBy=${sortBy}`));
  };

  it.each([
    ['year', ['C', 'A', 'B']],
    ['yearDesc', ['A', 'C', 'B']],
  ])('sorted by %s puts undated photos last', async (sortBy, expected) => {
    expect(await sortedBy(sortBy)).toEqual(expected);
  });

  it('sorted by year has photos of a span in its place, by the first and then the last year', async () => {
    const span = (yearStart: number | null, yearEnd: number | null) => ({ year: null, yearStart, yearEnd });
    await archive.aPhoto({ title: 'senza data', year: null });
    await archive.aPhoto({ title: '1919', year: 1919 });
    await archive.aPhoto({ title: '1918–1930', ...span(1918, 1930) });
    await archive.aPhoto({ title: '1918–1922', ...span(1918, 1922) });
    await archive.aPhoto({ title: 'entro il 1914', ...span(null, 1914) });
    await archive.aPhoto({ title: 'c. 1918, 1900–1930', year: 1918, yearStart: 1900, yearEnd: 1930 });
    const dated = ['entro il 1914', 'c. 1918, 1900–1930', '1918–1922', '1918–1930', '1919'];
    expect(titles(await list('?sortBy=year'))).toEqual([...dated, 'senza data']);
    expect(titles(await list('?sortBy=yearDesc'))).toEqual([...dated.toReversed(), 'senza data']);
    expect(titles(await list('?sortBy=year&limit=2&page=2'))).toEqual(dated.slice(2, 4));
  });

  it.each([
    ['createdAtAsc', ['A', 'B', 'C']],
    ['title', ['A', 'B', 'C']],
    ['titleDesc', ['C', 'B', 'A']],
  ])('sorted by %s leaves undated photos in their place', async (sortBy, expected) => {
    expect(await sortedBy(sortBy)).toEqual(expected);
  });

  it('is paged by 28, and a page beyond the end is the last one', async () => {
    for (let n = 1; n <= 30; n += 1) await archive.aPhoto({ createdAt: day(n) });
    expect(await list('?page=99')).toMatchObject({ total: 30, page: 2, pageSize: 28, totalPages: 2 });
    expect((await list('?page=99')).items).toHaveLength(2);
  });

  it('lets page win over offset, and offset work alone', async () => {
    for (let n = 1; n <= 5; n += 1) await archive.aPhoto({ title: `${n}`, createdAt: day(n) });
    expect(titles(await list('?limit=2&offset=3'))).toEqual(['2', '1']);
    expect(titles(await list('?limit=2&offset=3&page=1'))).toEqual(['5', '4']);
  });

  it('is narrowed to years, which leaves undated photos out', async () => {
    for (const year of [1899, 1900, 1909, 1910, null]) await archive.aPhoto({ title: `${year}`, year });
    expect(titles(await list('?from=1900&to=1909&sortBy=year'))).toEqual(['1900', '1909']);
    expect(titles(await list('?from=1909&sortBy=year'))).toEqual(['1909', '1910']);
    expect(titles(await list('?to=1899'))).toEqual(['1899']);
  });

  describe('of a range of years', () => {
    /** Dated so that one order is that of the letters, the other its reverse. */
    const dates = {
      a: { year: 1924, yearStart: 1918, yearEnd: 1930 },
      b: { year: null, yearStart: 1925, yearEnd: null },
      c: { year: 1930 },
      d: { year: null, yearStart: 1931, yearEnd: 1933 },
      e: { year: 1939, yearStart: 1937, yearEnd: 1939 },
      f: { year: 1939, yearStart: 1936, yearEnd: 1941 },
      g: { year: null, yearStart: null, yearEnd: null },
      h: { year: 1945 },
    };
    const add = async (more = {}): Promise<void> => {
      let n = 0;
      for (const [title, date] of Object.entries(dates))
        await archive.aPhoto({ title, createdAt: day((n += 1)), ...date, ...more, slug: `${n}-${'title' in more}` });
    };
    const orders = [
      ['year', 'cde', 'abf'],
      ['yearDesc', 'edc', 'fba'],
      ['createdAt', 'edc', 'fba'],
      ['createdAtAsc', 'cde', 'abf'],
      ['title', 'cde', 'abf'],
      ['titleDesc', 'edc', 'fba'],
    ] as const;

    it.each(orders)(
      'by %s begins with what is certainly of them, and ends with what may be',
      async (order, sure, maybe) => {
        await add();
        expect(titles(await list(`?from=1930&to=1939&sortBy=${order}`)).join('')).toBe(sure + maybe);
      },
    );

    it.each(orders)('by %s and of a tag, too, on pages of any size', async (order, sure, maybe) => {
      const tag = await archive.aTag({ name: 'porto' });
      await add({ tags: [tag] });
      await add({ title: 'x' });
      for (const limit of [1, 2, 4, 5, 6]) {
        const pages = await Promise.all(
          Array.from({ length: Math.ceil(6 / limit) }, (_, n) =>
            list(`?from=1930&to=1939&sortBy=${order}&tagId=${tag.id}&limit=${limit}&page=${n + 1}`),
          ),
        );
        expect(pages.flatMap(titles).join('')).toBe(sure + maybe);
        expect(pages.map(({ total }) => total)).toEqual(pages.map(() => 6));
      }
    });

    it('that is open to one side counts as certain what ends in it as well', async () => {
      await add();
      expect(titles(await list('?from=1925&sortBy=year')).join('')).toBe('bcdefha');
      expect(titles(await list('?to=1932&sortBy=year')).join('')).toBe('acbd');
    });

    it('says so of each photo to a page that shows them', async () => {
      await add();
      const { items } = await list('?from=1930&to=1939&sortBy=year');
      const range = { from: 1930, to: 1939 };
      expect(items.filter((photo) => isCertainlyOf(photo, range)).map(({ title }) => title)).toEqual(['c', 'd', 'e']);
    });
  });

  it('counts published photos by decade, without a gap from the first to the last', async () => {
    for (const year of [1884, 1889, 1901, null]) await archive.aPhoto({ year });
    await archive.aPhoto({ year: 1950, status: 'draft' });
    expect(await get('/api/photos/decades')).toEqual([
      { decade: 1880, count: 2 },
      { decade: 1890, count: 0 },
      { decade: 1900, count: 1 },
    ]);
  });

  it('counts no decade when no photo has a year', async () => {
    await archive.aPhoto({ year: null });
    expect(await get('/api/photos/decades')).toEqual([]);
  });

  it('is one page of nothing when it is empty', async () => {
    expect(await list('?page=7')).toEqual({ items: [], total: 0, page: 1, pageSize: 28, totalPages: 1 });
  });

  it('is filtered by tag, and includes the tags on request', async () => {
    const porto = await archive.aTag({ name: 'porto', nameEn: 'harbour' });
    await archive.aPhoto({ title: 'con', tags: [porto] });
    await archive.aPhoto({ title: 'senza' });
    const found = await list(`?tagId=${porto.id}&includeTags=true`);
    expect(titles(found)).toEqual(['con']);
    expect(found.items[0]?.tags).toEqual([expect.objectContaining({ name: 'porto', nameEn: 'harbour', nameDe: null })]);
    expect((await list()).items[0]).not.toHaveProperty('tags');
  });

  it('contains only the requested fields, and ignores unknown ones', async () => {
    const { id } = await archive.aPhoto({ title: 'Molo' });
    expect((await list('?fields=title,password_hash,slug')).items).toEqual([
      { id, title: 'Molo', slug: 'trieste-molo' },
    ]);
  });

  it('shows a member which photos are favorites, and nobody else', async () => {
    const member = await archive.aMember();
    const liked = await archive.aPhoto({ title: 'sì', createdAt: day(2) });
    await archive.aPhoto({ title: 'no', createdAt: day(1) });
    await archive.aFavorite({ user: member, photo: liked });
    const visitor = await archive.signedIn(member);
    const { body } = await visitor.get('/api/photos?includeFavorites=true');
    expect((body as Paged<Photo>).items.map(({ isFavorite }) => isFavorite)).toEqual([true, false]);
    expect((await list('?includeFavorites=true')).items[0]).not.toHaveProperty('isFavorite');
  });

  it('says so wherever else a member reads photos, and lets caches keep only what everybody gets', async () => {
    const member = await archive.aMember();
    const entity = await archive.anEntity();
    const liked = await archive.aPhoto({ title: 'molo', year: 1905, description: 'Il molo', entities: [entity] });
    const { id, slug } = liked;
    await archive.aFavorite({ user: member, photo: liked });
    const visitor = await archive.signedIn(member);
    for (const path of [
      '/popular',
      '/of-the-day',
      '/of-decades',
      '/random',
      `/${id}`,
      `/by-slug/${slug}`,
      `/../entities/${entity.id}/photos`,
      `/../entities/${entity.id}/photos?page=1&fields=isFavorite`,
    ]) {
      const find = ({ body }: Answer): Photo | undefined => ('items' in body ? body.items[0] : [body].flat()[0]);
      const own = await visitor.get(`/api/photos${path}`);
      expect(find(own)).toMatchObject({ isFavorite: true });
      expect(own.headers.get('cache-control')).toBe('private, no-store');
      expect(find(await archive.visitor().get(`/api/photos${path}`))).not.toHaveProperty('isFavorite');
    }
    const { headers } = await archive.visitor().get('/api/photos/popular');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(headers.get('vary')).toMatch(/Cookie/);
  });

  it.each([
    ['page=0', 'number_out_of_range'],
    ['page=-1', 'number_out_of_range'],
    ['page=x', 'integer_expected'],
    ['page=1.5', 'integer_expected'],
    ['limit=0', 'number_out_of_range'],
    ['limit=1001', 'number_out_of_range'],
    ['sortBy=price', 'field_invalid'],
    ['tagId=abc', 'integer_expected'],
    ['search=a&search=b', 'field_invalid'],
    ['page=1&page=2', 'integer_expected'],
  ])('refuses %s with the code %s', async (query, code) => {
    const { status, body } = await archive.visitor().get(`/api/photos?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation_failed', errors: [{ code }], requestId: expect.any(String) });
  });

  it('ignores parameters that it does not know', async () => {
    expect((await archive.visitor().get('/api/photos?utm_source=x')).status).toBe(200);
  });
});

describe('popular photos', () => {
  it('are the most favorited of the last 90 days, then of all time, then the newest', async () => {
    const [first, second] = [await archive.aMember(), await archive.aMember()];
    const longAgo = new Date(Date.now() - 100 * 24 * 3600_000);
    await archive.aPhoto({ title: 'nuova', createdAt: day(9) });
    await archive.aPhoto({ title: 'vecchia', createdAt: day(1) });
    const once = await archive.aPhoto({ title: 'amata un tempo', createdAt: day(2) });
    const now = await archive.aPhoto({ title: 'amata oggi', createdAt: day(2) });
    await archive.aFavorite({ user: first, photo: once, createdAt: longAgo });
    await archive.aFavorite({ user: second, photo: once, createdAt: longAgo });
    await archive.aFavorite({ user: first, photo: now });
    expect((await get<Photo[]>('/api/photos/popular')).map(({ title }) => title)).toEqual([
      'amata oggi',
      'amata un tempo',
      'nuova',
      'vecchia',
    ]);
  });
});

describe('a photo', () => {
  it('is found by id and by slug, with its tags and entities', async () => {
    const tag = await archive.aTag();
    const entity = await archive.anEntity({ name: 'Canal Grande' });
    const { id, slug } = await archive.aPhoto({ tags: [tag], entities: [entity] });
    const photo = await get<Photo>(`/api/photos/${id}`);
    expect(photo).toMatchObject({ tags: [{ id: tag.id }], entities: [{ slug: 'canal-grande' }] });
    expect(await get(`/api/photos/by-slug/${slug}`)).toEqual(photo);
  });

  it('is still found by a former slug', async () => {
    const { id } = await archive.aPhoto();
    await archive.database.query(
      `insert into slug_history (kind, slug, record_id) values ('photo', 'trieste-di-prima', ${id})`,
    );
    expect(await get('/api/photos/by-slug/trieste-di-prima')).toMatchObject({ id });
  });

  it('names the files that exist and none above the size of the scan', async () => {
    const { id, originalSha256: sha } = await archive.aPhoto();
    expect(await get(`/api/photos/${id}`)).toMatchObject({
      image: { base: `/uploads/${sha}/v2`, widths: [320, 640] },
      imageUrl: `/uploads/${sha}/v2/640.jpg`,
      thumbUrl: `/uploads/${sha}/v2/640.jpg`,
    });
  });

  it.each(['processing', 'draft', 'failed'] as const)('that is %s is not there', async (status) => {
    const { id, slug } = await archive.aPhoto({ status });
    for (const path of [`/api/photos/${id}`, `/api/photos/by-slug/${slug}`])
      expect(await archive.visitor().get(path)).toMatchObject({ status: 404, body: { code: 'photo_not_found' } });
  });

  it('that was removed says so', async () => {
    const { id } = await archive.aPhoto({ status: 'removed' });
    expect(await archive.visitor().get(`/api/photos/${id}`)).toMatchObject({
      status: 410,
      body: { code: 'photo_removed' },
    });
  });

  it.each(['0', '99999999999', '2147483648', 'x', '1e3', '-1', '1%00'])('with the id %s is not found', async (id) => {
    expect((await archive.visitor().get(`/api/photos/${id}`)).status).toBe(404);
  });
});
