import type { SavedSearch } from '../../src/contract/saved-search.js';
import { SearchIndex } from '../../src/search/search-index.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import type { Visitor } from '../support/visitor.js';

/** Lists, the search, the map and saved searches find the same photos by `from` and `to`. */

const dates = [
  '3 novembre 1918',
  'novembre 1918',
  '1918',
  '1915-1920',
  'prima del 1918',
  'dopo il 1917',
  '1910; 1936',
  'gennaio 1918; dicembre 1936',
  '1936',
  '31 dicembre 1917',
  '1 gennaio 1919',
];

const ranges = [
  [
    'from=1918&to=1918',
    ['novembre 1918', '3 novembre 1918', '1918', '1915-1920', 'dopo il 1917', 'gennaio 1918; dicembre 1936'],
  ],
  ['from=1918-11&to=1918-11', ['novembre 1918', '3 novembre 1918', '1918', '1915-1920', 'dopo il 1917']],
  ['from=1918-11-04&to=1918-12', ['novembre 1918', '1918', '1915-1920', 'dopo il 1917']],
  ['from=1918-02&to=1918-10-31', ['1918', '1915-1920', 'dopo il 1917']],
  ['from=1919-01-02&to=1936-01', ['1915-1920', 'dopo il 1917', '1910; 1936', '1936']],
  ['to=1917-12-30', ['1915-1920', 'prima del 1918', '1910; 1936']],
  ['from=1936-12', ['1936', '1910; 1936', 'gennaio 1918; dicembre 1936', 'dopo il 1917']],
  ['from=1917-12-31&to=1917-12-31', ['31 dicembre 1917', '1915-1920', 'prima del 1918']],
  ['from=1920&to=1910', []],
] as const;

let archive: TestArchive;
let member: Visitor;
const textOf = new Map<number, string>();

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
  const editor = await archive.signedIn(await archive.anEditor());
  member = await archive.signedIn(await archive.aMember());
  for (const [query] of ranges)
    await member.change('POST', '/api/user/searches', { json: { name: query, ...asFilters(query) } });
  for (const dateText of dates) {
    const { id } = await archive.aPhoto({ lat: 45.65, lng: 13.77, publishedAt: new Date() });
    await editor.change('PATCH', `/api/admin/photos/${id}`, { json: { dateText } });
    textOf.set(id, dateText);
  }
  await archive.app.get(SearchIndex).rebuild('photo');
});
afterAll(() => archive.close());

const asFilters = (query: string): object => Object.fromEntries(new URLSearchParams(query));

async function found(address: string): Promise<(string | undefined)[]> {
  const { status, body } = await archive.visitor().get(address);
  expect([address, status]).toEqual([address, 200]);
  const photos: { id: number }[] = body.items ?? body.hits;
  return photos.map(({ id }) => textOf.get(id)).toSorted();
}

describe.each(ranges)('photos of %s', (query, expected) => {
  it.each([
    ['lists', `/api/photos?pageSize=50&${query}`],
    ['the search', `/api/search?limit=50&${query}`],
    ['the list of the map', `/api/map/photos?pageSize=50&${query}`],
  ])('are the same in %s', async (_, address) => {
    expect(await found(address)).toEqual(expected.toSorted());
  });

  it('are counted by the map', async () => {
    const { body } = await archive.visitor().get(`/api/map/summary?${query}`);
    expect(body.photos).toMatchObject({ shown: expected.length, outside: dates.length - expected.length });
  });
});

it('a saved search finds the same as new', async () => {
  const saved = (await member.get('/api/user/searches')).body as SavedSearch[];
  const counts = Object.fromEntries(saved.map(({ name, newPhotos }) => [name, newPhotos]));
  const isSavable = ([query]: (typeof ranges)[number]): boolean => query !== 'from=1920&to=1910';
  expect(counts).toEqual(Object.fromEntries(ranges.filter(isSavable).map(([query, texts]) => [query, texts.length])));
});

it('a range that the map shows in clusters is that of its list', async () => {
  const { body } = await archive
    .visitor()
    .get('/api/map?bbox=13.76,45.64,13.79,45.66&zoom=16&from=1918-02&to=1918-10-31');
  expect(body.total.photos).toBe(3);
});

it.each([
  ['/api/map/photos?from=1918-13', 'from'],
  ['/api/map/summary?to=1918-02-30', 'to'],
  ['/api/map/photos?from=heute', 'from'],
])('%s is refused with a code', async (address, field) => {
  const { status, body } = await archive.visitor().get(address);
  expect([status, body.code, body.errors]).toMatchObject([
    400,
    'validation_failed',
    [{ field, code: 'day_impossible' }],
  ]);
});

it.each([
  [{ from: '1918-13' }, 'from', 'day_impossible'],
  [{ from: '1920', to: '1910-06' }, 'to', 'years_reversed'],
])('a search of %j is not saved', async (filters, field, code) => {
  const { status, body } = await member.change('POST', '/api/user/searches', { json: { name: 'Giorni', ...filters } });
  expect([status, body.errors]).toMatchObject([400, [{ field, code }]]);
});

it('a year beside a range of days is the more exact one, as in the search', async () => {
  const { body } = await member.change('POST', '/api/user/searches', {
    json: { name: 'Anno', year: 1911, from: '1918-06' },
  });
  expect(body.filters).toEqual({ year: 1911 });
});
