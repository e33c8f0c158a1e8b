import type { Photo } from '../../src/contract/photo.js';
import { SearchIndex } from '../../src/search/search-index.js';
import { administrator, archive } from '../support/administration.js';
import { aJpeg } from '../support/scans.js';
import type { Answer } from '../support/visitor.js';

beforeEach(async () => {
  await archive.database.query('truncate photos, tags, entities, entity_types restart identity cascade');
});

const change = (id: number, json: object) => administrator.change('PATCH', `/api/admin/photos/${id}`, { json });
const publicPhoto = async (id: number): Promise<Photo> => (await archive.visitor().get(`/api/photos/${id}`)).body;
const get = async (path: string): Promise<Answer['body']> => (await archive.visitor().get(path)).body;

/** A published photo whose date is written by the API. */
async function dated(date: object, title?: string): Promise<number> {
  const { id } = await archive.aPhoto(title ? { title } : {});
  const answer = await change(id, date);
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  return id;
}

const days = (earliest: string | null, latest: string | null) => ({ earliest, latest });

describe('the date of a photo, written', () => {
  it('in words alone is read, and the words are kept', async () => {
    const id = await dated({ dateText: 'tra il 1918 e il 1922' });
    expect(await publicPhoto(id)).toMatchObject({
      dateText: 'tra il 1918 e il 1922',
      edtf: '[1918..1922]',
      ...days('1918-01-01', '1922-12-31'),
      year: null,
      yearStart: 1918,
      yearEnd: 1922,
      yearEstimated: false,
    });
  });

  it('with days has these, and what the words mean is said beside them', async () => {
    const id = await dated({ dateText: '1905 ca.', earliest: '1903', latest: '1907-06' });
    expect(await publicPhoto(id)).toMatchObject({ edtf: '1905~', ...days('1903-01-01', '1907-06-30') });
  });

  it('in words that nobody understands has no bounds', async () => {
    const id = await dated({ dateText: 'al tempo della bora' });
    expect(await publicPhoto(id)).toMatchObject({
      dateText: 'al tempo della bora',
      edtf: null,
      ...days(null, null),
      year: null,
      yearStart: null,
      yearEnd: null,
    });
  });

  it('in years means what it meant', async () => {
    const id = await dated({ year: 1905, yearEstimated: true });
    expect(await publicPhoto(id)).toMatchObject({
      year: 1905,
      yearEstimated: true,
      yearStart: null,
      yearEnd: null,
      dateText: null,
      edtf: '1905~',
      ...days('1905-01-01', '1905-12-31'),
    });
  });

  it('at an upload, as fields of a form, is read as well', async () => {
    const multipart = new FormData();
    multipart.append('dateText', 'anni Venti');
    multipart.append('image', new Blob([new Uint8Array(await aJpeg())]), 'scan.jpg');
    const { body } = await administrator.change('POST', '/api/admin/photos', { multipart });
    expect((await administrator.get(`/api/admin/photos/${body.id}`)).body).toMatchObject({
      edtf: '192X',
      ...days('1920-01-01', '1929-12-31'),
      yearStart: 1920,
      yearEnd: 1929,
    });
  });

  it.each([
    [{ earliest: '1922', latest: '1918' }, 'latest', 'years_reversed'],
    [{ earliest: '1918-02-30' }, 'earliest', 'day_impossible'],
    [{ earliest: '12.6.1905' }, 'earliest', 'day_impossible'],
    [{ latest: String(new Date().getFullYear() + 1) }, 'latest', 'day_impossible'],
    [{ edtf: '1905' }, 'edtf', 'field_unknown'],
    [{ earliest: '1918', latest: '1922', year: 1905 }, 'year', 'year_outside_span'],
  ])('as %j is refused and changes nothing', async (json, field, code) => {
    const id = await dated({ year: 1900 });
    const before = await publicPhoto(id);
    const answer = await change(id, json);
    expect([answer.status, answer.body.errors]).toMatchObject([400, [{ field, code }]]);
    expect(await publicPhoto(id)).toEqual(before);
  });

  it('comes back as a whole when a change is undone', async () => {
    const id = await dated({ dateText: '1905 ca.', earliest: '1903', latest: '1907' });
    const before = await publicPhoto(id);
    await change(id, { dateText: 'boh', year: 1906 });
    const [last] = (await administrator.get(`/api/admin/change-sets?kind=photo&recordId=${id}`)).body.items;
    await administrator.change('POST', `/api/admin/change-sets/${last.id}/revert`, { json: {} });
    expect({ ...(await publicPhoto(id)), updatedAt: '' }).toEqual({ ...before, updatedAt: '' });
  });

  it('is verified by somebody from a source, until it changes', async () => {
    const verified = { dateVerified: true, dateVerifiedBy: 'M. Rossi', dateSource: 'timbro postale' };
    const id = await dated({ dateText: '14.8.1927', ...verified });
    expect(await publicPhoto(id)).toMatchObject({ year: 1927, ...days('1927-08-14', '1927-08-14'), ...verified });
    await change(id, { dateText: '15.8.1927' });
    expect(await publicPhoto(id)).toMatchObject({ dateVerified: false, dateVerifiedBy: null });
  });
});

describe('the other dates of a photo', () => {
  const dates = [
    { kind: 'printed', dateText: '1936' },
    { kind: 'taken', dateText: 'anni Venti', earliest: '1924' },
    { kind: 'copied', dateText: 'nel dopoguerra' },
  ];
  const read = [
    { kind: 'printed', dateText: '1936', edtf: '1936', ...days('1936-01-01', '1936-12-31') },
    { kind: 'taken', dateText: 'anni Venti', edtf: '192X', ...days('1924-01-01', '1929-12-31') },
    { kind: 'copied', dateText: 'nel dopoguerra', edtf: null, ...days(null, null) },
  ];

  it('are read, kept beside its own, and shown on its page only', async () => {
    const id = await dated({ dateText: '1910', otherDates: dates });
    const photo = await publicPhoto(id);
    expect(photo).toMatchObject({ edtf: '1910', year: 1910, otherDates: read });
    expect((await change(id, { otherDates: read })).body.otherDates).toEqual(read);
    const [listed] = (await get('/api/photos')).items;
    expect([listed.id, listed.otherDates]).toEqual([id, undefined]);
    expect((await get('/api/photos?from=1936&to=1936')).total).toBe(0);
  });

  it('are recorded in the history, and taken back by it', async () => {
    const id = await dated({ otherDates: dates });
    expect((await change(id, { otherDates: [] })).body.otherDates).toEqual([]);
    const [{ id: changeSetId }] = await archive.database.query('select max(id) as id from change_sets');
    const { status } = await administrator.change('POST', `/api/admin/change-sets/${changeSetId}/revert`, { json: {} });
    expect([status, (await publicPhoto(id)).otherDates]).toEqual([200, read]);
  });

  it.each<[string, object[], string, string]>([
    ['no words', [{ kind: 'printed', dateText: ' ' }], 'otherDates.0.dateText', 'field_required'],
    ['another kind', [{ kind: 'painted', dateText: '1936' }], 'otherDates.0.kind', 'field_invalid'],
    [
      'a last day before the first',
      [dates[0]!, { kind: 'taken', dateText: 'x', earliest: '1920', latest: '1910' }],
      'otherDates.1.latest',
      'years_reversed',
    ],
    [
      'a day that there is not',
      [{ kind: 'taken', dateText: 'x', earliest: '1918-02-30' }],
      'otherDates.0.earliest',
      'day_impossible',
    ],
  ])('are refused with %s', async (_, otherDates, field, code) => {
    const { id } = await archive.aPhoto();
    const answer = await change(id, { otherDates });
    expect([answer.status, answer.body.errors]).toEqual([400, [expect.objectContaining({ field, code })]]);
    expect((await publicPhoto(id)).otherDates).toEqual([]);
  });
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

it('a date of which nobody says the language is read in any', async () => {
  const read = (query: object) => get(`/api/dates?${new URLSearchParams({ text: 'um 1905', ...query })}`);
  expect(await read({})).toMatchObject({ edtf: '1905~', readable: 'intorno al 1905' });
  expect(await read({ language: 'it' })).toMatchObject({ edtf: null, readable: null });
});

describe('the settings of dates', () => {
  const set = (json: object) => administrator.change('PUT', '/api/admin/settings', { json });
  const read = (text: string): Promise<object> => get(`/api/dates?${new URLSearchParams({ text, language: 'it' })}`);
  const greatWar = { names: ['prima guerra mondiale', 'Great War'], edtf: '1914-07-28/1918-11-11' };
  afterEach(() => set({ circaYears: { year: 0, decade: 0, century: 0 }, datePeriods: [] }));

  it('name periods, of which dates may speak in any language', async () => {
    expect(await read('prima guerra mondiale')).toMatchObject({ edtf: null });
    expect((await set({ datePeriods: [greatWar] })).status).toBe(200);
    const bounds = days('1914-07-28', '1918-11-11');
    expect(await read('prima guerra mondiale')).toMatchObject({ edtf: greatWar.edtf, ...bounds });
    expect(await publicPhoto(await dated({ dateText: 'Great War' }))).toMatchObject({
      ...bounds,
      yearStart: 1914,
      yearEnd: 1918,
    });
  });

  it('say how far “circa” reaches, by what is written', async () => {
    await set({ circaYears: { year: 2, decade: 5, century: 20 } });
    expect(await read('1905 ca.')).toMatchObject({ edtf: '1905~', ...days('1903-01-01', '1907-12-31') });
    expect(await read('anni Venti circa')).toMatchObject(days('1915-01-01', '1934-12-31'));
    expect(await read('1905')).toMatchObject(days('1905-01-01', '1905-12-31'));
    expect(await publicPhoto(await dated({ dateText: '1905 ca.' }))).toMatchObject({
      yearStart: 1903,
      yearEnd: 1907,
      year: null,
    });
  });

  it.each([
    [{ datePeriods: [{ names: ['Grande Guerra'], edtf: '1914' }] }, 'datePeriods.0.edtf', 'date_span_expected'],
    [{ datePeriods: [{ names: ['Grande Guerra'], edtf: '1918/1914' }] }, 'datePeriods.0.edtf', 'date_span_expected'],
    [{ datePeriods: [{ names: [], edtf: '1914/1918' }] }, 'datePeriods.0.names', 'field_required'],
    [{ circaYears: { year: 101, decade: 0, century: 0 } }, 'circaYears.year', 'number_out_of_range'],
    [{ circaYears: null }, 'circaYears', 'field_invalid'],
  ])('are refused as %j', async (json, field, code) => {
    const { status, body } = await set(json);
    expect([status, body.errors]).toMatchObject([400, [{ field, code }]]);
  });
});
