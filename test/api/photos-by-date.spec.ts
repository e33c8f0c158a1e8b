import { SearchIndex } from '../../src/search/search-index.js';
import { administrator, archive } from '../support/administration.js';
import { change, dated, days, get, publicPhoto } from '../support/dated-photos.js';

beforeEach(async () => {
  await archive.database.query('truncate photos, tags, entities, entity_types restart identity cascade');
});

describe('lists of photos', () => {
  const titles = (body: { items?: { title: string }[]; hits?: { title: string }[] }): string[] =>
    (body.items ?? body.hits ?? []).map(({ title }) => title);
  const made = async (): Promise<void> => {
    for (const text of ['ante 1914', '12.6.1905', 'giugno 1905', '1905', 'anni Venti', 'dopo il 1950', 'boh'])
      await dated({ dateText: text, description: 'Una fotografia.' }, text);
    await archive.app.get(SearchIndex).rebuild('photo');
  };

  it('are in the order of the first day, then of the last, and undated photos come last', async () => {
    await made();
    const inOrder = ['1905', 'giugno 1905', '12.6.1905', 'ante 1914', 'anni Venti', 'dopo il 1950', 'boh'];
    expect(titles(await get('/api/photos?sortBy=year'))).toEqual(inOrder);
    expect(titles(await get('/api/photos?sortBy=yearDesc')).slice(0, -1)).toEqual(inOrder.slice(0, -1).toReversed());
    const byAdministrator = await administrator.get('/api/admin/photos?sortBy=year');
    expect(titles(byAdministrator.body)).toEqual(inOrder);
  });

  it.each([
    ['from=1905-06-12&to=1905-06-12', ['12.6.1905', '1905', 'ante 1914', 'giugno 1905']],
    ['from=1905-07&to=1905-08', ['1905', 'ante 1914']],
    ['from=1905&to=1905', ['12.6.1905', '1905', 'ante 1914', 'giugno 1905']],
    ['to=1880', ['ante 1914']],
    ['from=1929-12-31', ['anni Venti', 'dopo il 1950']],
    ['from=1960&to=1969', ['dopo il 1950']],
  ])('with %s have the dates that overlap with it, however they are asked for', async (range, expected) => {
    await made();
    for (const path of [
      `/api/photos?${range}&sortBy=title`,
      `/api/photos?${range}&sortBy=year`,
      `/api/photos?${range}&search=fotografia`,
      `/api/search?${range}`,
    ])
      expect([path, titles(await get(path)).sort()]).toEqual([path, expected]);
    expect(titles((await administrator.get(`/api/admin/photos?${range}`)).body).sort()).toEqual(expected);
    expect((await get(`/api/photos?${range}&limit=1`)).total).toBe(expected.length);
  });

  it.each(['1905-13', '1905-02-30', '05-06-1905', 'maggio', '0000-01-01'])('refuse the day %s', async (day) => {
    expect((await archive.visitor().get(`/api/photos?from=${day}`)).status).toBe(400);
  });

  it('count a photo in every decade that it may be of, as their filter finds it', async () => {
    await made();
    const decades: { decade: number; count: number }[] = await get('/api/photos/decades');
    for (const { decade, count } of decades)
      expect([decade, (await get(`/api/photos?from=${decade}&to=${decade + 9}`)).total]).toEqual([decade, count]);
    // From the first known year to the last: “after 1950” is in no later decade of this list.
    expect([decades[0]?.decade, decades.at(-1)?.decade]).toEqual([1900, 1950]);
    const { facets } = await get('/api/search?facets=decade');
    expect(
      Object.fromEntries(facets.decade.map(({ value, count }: { value: string; count: number }) => [value, count])),
    ).toMatchObject(
      Object.fromEntries(decades.filter(({ count }) => count > 0).map(({ decade, count }) => [String(decade), count])),
    );
  });
});

describe('a photo of 1910 and of 1936', () => {
  const text = { dateText: '1910; 1936', title: 'Due pose', description: 'Il molo.' };
  const at = { lat: 45.65, lng: 13.77 };
  const totalOf = async (path: string): Promise<number> => {
    const body = await get(path);
    return body.total ?? body.estimatedTotalHits;
  };
  let id: number;
  beforeEach(async () => {
    id = await dated({ ...text, ...at });
    await dated({ dateText: 'tra il 1912 e il 1914', description: 'Il molo.', ...at });
    await archive.app.get(SearchIndex).rebuild('photo');
  });

  it('is one of both years, and of no year between them, wherever years are asked for', async () => {
    expect(await publicPhoto(id)).toMatchObject({ edtf: '{1910,1936}', ...days('1910-01-01', '1936-12-31') });
    const entity = await archive.anEntity();
    await change(id, { entityIds: [entity.id] });
    for (const [from, to, count] of [
      [1910, 1910, 1],
      [1936, 1940, 1],
      [1920, 1929, 0],
      ['1910-06-01', '1911-02-01', 1],
      ['1911-01-01', '1911-12-30', 0],
      ['1915-02', '1935-11', 0],
      [1900, '1936-01-01', 2],
    ] as const) {
      const range = `from=${from}&to=${to}`;
      for (const path of [`/api/photos?${range}`, `/api/photos?${range}&search=molo`, `/api/search?q=molo&${range}`])
        expect([path, await totalOf(path)]).toEqual([path, count]);
      expect((await administrator.get(`/api/admin/photos?${range}`)).body.total).toBe(count);
    }
    for (const [period, count] of [
      ['1910-1911', 1],
      ['1920-1929', 0],
    ] as const) {
      expect((await get(`/api/entities/${entity.id}/photos?period=${period}&page=1`)).total).toBe(count);
      expect((await get(`/api/map/photos?periods=${period}&bbox=13,45,14,46`)).total).toBe(count);
    }
  });

  it('is counted once in each of its decades, and in none between them', async () => {
    const { decades, years } = await get('/api/photos/timeline?from=1909&to=1911');
    expect(decades).toEqual([
      { decade: 1910, count: 2 },
      { decade: 1920, count: 0 },
      { decade: 1930, count: 1 },
    ]);
    expect(years).toMatchObject([{ count: 0 }, { count: 1 }, { count: 0 }]);
    expect((await get('/api/search?facets=decade')).facets.decade).toEqual([
      { value: '1910', count: 2 },
      { value: '1930', count: 1 },
    ]);
    expect((await get('/api/photos')).total).toBe(2);
  });

  it('is named to somebody who finds nothing between them, with the nearest years', async () => {
    const { alternatives } = await get('/api/search?q=due%20pose&yearRange=1920-1929&alternatives=true');
    expect(alternatives.years).toEqual([
      { year: 1910, count: 1 },
      { year: 1936, count: 1 },
    ]);
  });

  it('is of its whole span where days are given beside the words', async () => {
    await change(id, { earliest: '1909', latest: '1936' });
    expect(await publicPhoto(id)).toMatchObject({ edtf: '{1910,1936}', ...days('1909-01-01', '1936-12-31') });
    expect(await totalOf('/api/photos?from=1920&to=1929')).toBe(1);
  });
});

it('the photo of the day is one of that day of another year, where there is one', async () => {
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Rome' }).format(new Date()).slice(5);
  for (let n = 0; n < 20; n += 1) await archive.aPhoto({ year: 1900, description: 'Il molo.' });
  const id = await dated({ dateText: `1912-${today}`, description: 'Il molo, oggi.' });
  expect((await get('/api/photos/of-the-day')).id).toBe(id);
});

it('the timeline counts photos by decade and, of few years, by year, of all photos or those of a tag', async () => {
  const tag = await archive.aTag();
  const inTheTwenties = await dated({ dateText: 'anni Venti' });
  await archive.database.query('insert into photo_tags values ($1, $2)', [inTheTwenties, tag.id]);
  await dated({ dateText: '1921' });
  await dated({ dateText: '12.6.1905' });
  await dated({ dateText: 'boh' });
  const { decades, years } = await get('/api/photos/timeline?from=1920&to=1922');
  expect(decades).toEqual([
    { decade: 1900, count: 1 },
    { decade: 1910, count: 0 },
    { decade: 1920, count: 2 },
  ]);
  expect(years).toEqual([
    { year: 1920, count: 1 },
    { year: 1921, count: 2 },
    { year: 1922, count: 1 },
  ]);
  expect(await get(`/api/photos/timeline?tagId=${tag.id}&from=1920&to=1999`)).toEqual({
    decades: [{ decade: 1920, count: 1 }],
    years: [],
  });
});
