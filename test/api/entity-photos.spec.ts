import type { Paged } from '../../src/contract/page.js';
import type { PeriodCount } from '../../src/contract/periods.js';
import type { Photo } from '../../src/contract/photo.js';
import type { EntityRow } from '../../src/entities/entity.row.js';
import { administrator, archive } from '../support/administration.js';

let entity: EntityRow;
beforeEach(async () => {
  entity = await archive.anEntity();
});

const photosOf = async (...years: (number | null)[]): Promise<number[]> => {
  const ids: number[] = [];
  for (const year of years) ids.push((await archive.aPhoto({ year, entities: [entity] })).id);
  return ids;
};
const get = async <Body>(query: string): Promise<Body> =>
  (await archive.visitor().get(`/api/entities/${entity.id}/photos${query}`)).body as Body;
const idsOf = ({ items }: Paged<Photo>): number[] => items.map(({ id }) => id);

describe('the photos of an entity', () => {
  it('are an array, or pages of eight when a page is requested', async () => {
    const ids = await photosOf(...Array.from({ length: 9 }, (_, n) => 1900 + n));
    expect((await get<Photo[]>('')).map(({ id }) => id)).toEqual(ids);
    const page = await get<Paged<Photo>>('?page=2');
    expect(page).toMatchObject({ total: 9, page: 2, pageSize: 8, totalPages: 2 });
    expect(idsOf(page)).toEqual(ids.slice(8));
    expect(idsOf(await get('?pageSize=4'))).toEqual(ids.slice(0, 4));
  });

  it('are a part of the list from any photo on', async () => {
    const ids = await photosOf(...Array.from({ length: 5 }, (_, n) => 1900 + n));
    const part = await get<Paged<Photo>>('?sortBy=year&offset=2&pageSize=2');
    expect({ ids: idsOf(part), total: part.total }).toEqual({ ids: ids.slice(2, 4), total: 5 });
    expect(idsOf(await get('?sortBy=year&offset=9'))).toEqual([]);
  });

  it('have no page beyond the last', async () => {
    const ids = await photosOf(1900, 1901);
    const page = await get<Paged<Photo>>('?page=7');
    expect(page).toMatchObject({ page: 1, totalPages: 1 });
    expect(idsOf(page)).toEqual(ids);
  });

  it('are filtered by one or several periods, in which undated ones are not', async () => {
    const [late, early] = await photosOf(1912, 1885, 1930, null);
    expect(idsOf(await get('?page=1&period=1880-1899,1900-1914'))).toEqual([early, late]);
    expect(idsOf(await get('?page=1&period=1899-1880'))).toEqual([early]);
    expect((await get<Photo[]>('?period=1900-1914')).map(({ id }) => id)).toEqual([late]);
    expect(await get<Paged<Photo>>('?page=1')).toMatchObject({ total: 4 });
  });

  it('leave out an excluded photo, and fields that were not requested', async () => {
    const [first, second] = await photosOf(1900, 1901);
    const page = await get<Paged<Photo>>(`?pageSize=4&exclude=${first}&fields=slug`);
    expect(page).toMatchObject({ total: 1, items: [{ id: second }] });
    expect(Object.keys(page.items[0]!)).toEqual(['id', 'slug']);
  });

  it.each(['period=1900', 'period=x', 'exclude=x', 'page=0', 'offset=-1', 'pageSize=1001'])(
    'are refused with %s',
    async (query) => {
      const answer = await archive.visitor().get(`/api/entities/${entity.id}/photos?${query}`);
      expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    },
  );
});

describe('the periods of an entity’s photos', () => {
  it('are those from which there are photos, with their numbers', async () => {
    await photosOf(1912, 1885, 1890, null);
    await archive.aPhoto({ year: 1885, status: 'draft', entities: [entity] });
    await archive.aPhoto({ year: 1885, entities: [await archive.anEntity()] });
    expect(await get('/periods')).toEqual([
      { from: 1880, to: 1899, count: 2 },
      { from: 1900, to: 1914, count: 1 },
    ]);
  });

  it('have a photo of a span wherever it may be of, as lists and the search do', async () => {
    const { id } = await archive.aPhoto({ year: null, yearStart: 1895, yearEnd: 1902, entities: [entity] });
    expect(await get('/periods')).toEqual([
      { from: 1880, to: 1899, count: 1 },
      { from: 1900, to: 1914, count: 1 },
    ]);
    expect(idsOf(await get('?page=1&period=1900-1914'))).toEqual([id]);
    expect(idsOf(await get('?page=1&period=1915-1918'))).toEqual([]);
  });

  it('go on to the present: a photo of this year is in the last one', async () => {
    const [id] = await photosOf(new Date().getFullYear());
    expect(await get<PeriodCount[]>('/periods')).toEqual([{ from: 1946, to: null, count: 1 }]);
    expect(idsOf(await get('?page=1&period=1946-'))).toEqual([id]);
  });

  it('are those of the settings', async () => {
    await photosOf(1912, 2026);
    const periods = [
      { from: 1800, to: 1999 },
      { from: 2000, to: null },
    ];
    const { body } = await administrator.change('PUT', '/api/admin/settings', { json: { periods } });
    expect(body.periods).toEqual(periods);
    expect(await get('/periods')).toEqual(periods.map((period) => ({ ...period, count: 1 })));
  });
});
