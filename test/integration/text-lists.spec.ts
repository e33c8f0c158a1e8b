import { type PhotoListQuery, type PhotoSort, photoSorts } from '../../src/contract/photo.js';
import type { Paged } from '../../src/contract/page.js';
import { anonymous } from '../../src/contract/access.js';
import { PhotosService } from '../../src/photos/public/photos.service.js';
import { SearchIndex } from '../../src/search/search-index.js';
import { fillArchive } from '../bench/fill/fill-archive.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { requiredText } from '../support/required-text.js';
import { listPlainly } from '../support/plain-photo-list.js';

const generated = 3_600;
const buried = 2_150;
const limit = 28;
/** Lists in an order of photos, not by relevance. */
type OrderedQuery = PhotoListQuery & { sortBy?: PhotoSort };

let archive: TestArchive;

/** An archive of mixed ages, and a collection that was imported before all of it. */
beforeAll(async () => {
  archive = await startArchive();
  const { url = '' } = archive.database.options as { url?: string };
  await fillArchive(url, { photos: generated, onProgress: () => {} });
  await archive.database.query(
    `insert into photos (slug, title, status, created_at, year)
     select 'lastra-' || n, 'Lastra Tergesteo ' || n, 'published', timestamptz '2001-01-01' + n * interval '1 minute',
       case when n % 3 > 0 then 1850 + n % 60 end
     from generate_series(1, $1::integer) n`,
    [buried],
  );
  await archive.database.query(`update photos set status = 'draft' where id % 97 = 0`);
  await archive.app.get(SearchIndex).rebuildAll();
}, 300_000);
afterAll(() => archive.close());

async function expected({ search = '', sortBy = 'createdAt', ...filters }: OrderedQuery): Promise<number[]> {
  const text = await requiredText(archive.database, 'photo', search);
  return listPlainly(archive.database, { ...filters, sortBy, text: text ?? undefined });
}

const list = async (query: PhotoListQuery): Promise<Paged<unknown> & { ids: number[] }> => {
  const page = await archive.app
    .get(PhotosService)
    .list({ limit, fields: 'id,slug', sortBy: 'createdAt', ...query }, anonymous);
  return { ...page, ids: page.items.map(({ id }) => id) };
};

const broad: [string, OrderedQuery][] = [
  ['a word', { search: 'via' }],
  ['two words', { search: 'famiglia album' }],
  ['a word of an old collection', { search: 'tergesteo' }],
  ['a word, of a tag', { search: 'via', tagId: 1 }],
  ['a word, in many years', { search: 'via', from: 1860, to: 1975 }],
  ['words that no photo has together', { search: 'sinagoga tergesteo' }],
];
const narrow: [string, OrderedQuery][] = [
  ['a rare word', { search: 'sinagoga' }],
  ['a word, of a rare tag', { search: 'via', tagId: 100 }],
  ['a word, in few years', { search: 'via', from: 1905, to: 1907 }],
  ['a word that nothing has', { search: 'astronave' }],
  ['a word, from a year after the last', { search: 'via', from: 1910, to: 1900 }],
];

describe.each(photoSorts)('sorted by %s, the photos that match', (sortBy) => {
  it.each([...broad, ...narrow])('%s are the same on every page as in plain SQL', async (_, query) => {
    const all = await expected({ ...query, sortBy });
    const pages = Math.max(1, Math.ceil(all.length / limit));
    for (const page of [1, 2, 5, Math.ceil(pages / 2), pages].filter((each) => each <= pages)) {
      const found = await list({ ...query, sortBy, page });
      expect([page, found.page, found.ids]).toEqual([page, page, all.slice((page - 1) * limit, page * limit)]);
    }
    expect(await list({ ...query, sortBy, page: pages + 50 })).toMatchObject({
      page: pages,
      totalPages: pages,
      total: all.length,
      ids: all.slice((pages - 1) * limit),
    });
    expect((await list({ ...query, sortBy, offset: 11 })).ids).toEqual(all.slice(11, 11 + limit));
    expect((await list({ ...query, sortBy, offset: all.length + 3 })).ids).toEqual([]);
  });
});

describe('the total of photos that match a text', () => {
  it.each(narrow)('is exact on every page, where they are few: %s', async (_, query: OrderedQuery) => {
    expect((await list(query)).total).toBe((await expected(query)).length);
  });

  it('is about right on the first page, where they are many', async () => {
    const actual = (await expected({ search: 'street' })).length;
    expect(actual).toBeGreaterThan(2_000);
    const { total } = await list({ search: 'street' });
    expect(Math.abs(total - actual) / actual).toBeLessThan(0.3);
  });

  it('stays with the whole list, until the index changes', async () => {
    const last = async (): Promise<number> => (await list({ search: 'lastra', page: 999 })).total;
    const before = await last();
    const id = (await expected({ search: 'lastra' }))[0] ?? 0;
    await archive.database.query(`update photos set status = 'draft' where id = $1`, [id]);
    expect(await last()).toBe(before);
    await archive.app.get(SearchIndex).update('photo', id);
    expect(await last()).toBe(before - 1);
    expect((await list({ search: 'lastra' })).total).toBe(before - 1);
  });
});
