import { mountPages } from '../../src/site/mount-pages.js';
import { SearchIndex } from '../../src/search/search-index.js';
import { startArchive, type TestArchive } from '../support/archive.js';

/** The archive, the search and the map are narrowed to the same days by the same parameter, and say these in words. */

let archive: TestArchive;

beforeAll(async () => {
  archive = await startArchive({ mountPages, config: { rateLimit: false } });
  for (const [title, edtf, [earliest, latest]] of [
    ['La redazione', '1918-10-30', ['1918-10-30', '1918-10-30']],
    ['La stazione', '1918-10', ['1918-10-01', '1918-10-31']],
    ['La pescheria', '1918-06', ['1918-06-01', '1918-06-30']],
    ['La dogana', '1936', ['1936-01-01', '1936-12-31']],
  ] as const)
    await archive.aPhoto({ title, edtf, earliest, latest, year: Number(edtf.slice(0, 4)), lat: 45.65, lng: 13.77 });
  await archive.app.get(SearchIndex).rebuild('photo');
});
afterAll(() => archive.close());

const textOf = async (path: string): Promise<string> => (await archive.visitor().get(path)).text;
const titlesOn = (page: string): string[] =>
  ['La redazione', 'La stazione', 'La pescheria', 'La dogana'].filter((title) => page.includes(title));

it.each([
  ['/it/archivio', 'days=1918-10-28..1918-11-03', '28 ottobre 1918 – 3 novembre 1918'],
  ['/it/search', 'days=1918-10-28..1918-11-03', '28 ottobre 1918 – 3 novembre 1918'],
  ['/it/map', 'days=1918-10-28..1918-11-03', '28 ottobre 1918 – 3 novembre 1918'],
  ['/en/archivio', 'days=1918-10..1918-11-03', 'October 1918 – 3 November 1918'],
  ['/en/search', 'days=1918-10..1918-11-03', 'October 1918 – 3 November 1918'],
  ['/de/map', 'days=1918-10..1918-11-03', 'Oktober 1918 – 3. November 1918'],
])('%s with %s shows the photos of these days, and says them in words', async (path, query, words) => {
  const page = await textOf(`${path}?${query}`);
  expect(titlesOn(page)).toEqual(['La redazione', 'La stazione']);
  expect(page).toContain(words);
  const read = page.replace(/<script.*?<\/script>/gs, '').match(/(?<=>)[^<>]*1918-1[^<>]*/g);
  expect(read).toBeNull();
});

it('a single day, and a range that is open to one side, are said as such', async () => {
  expect(await textOf('/it/archivio?days=1918-10-30..1918-10-30')).toContain(
    'Tutti gli anni, non solo 30 ottobre 1918',
  );
  const open = await textOf('/en/archivio?days=1918-10-31..');
  expect(titlesOn(open)).toEqual(['La stazione', 'La dogana']);
  expect(open).toContain('from 31 October 1918');
});

it('the archive keeps the days with its pages, its feed, its collection for image viewers and its filters, and takes them away by one link', async () => {
  const page = await textOf('/it/archivio?days=1918-10-28..1918-11-03');
  expect(page).toMatch(/<link rel="canonical" href="[^"]*\/it\/archivio\?days=1918-10-28\.\.1918-11-03"/);
  expect(page).toMatch(/href="[^"]*\/feeds\/photos\.it\.xml\?from=1918-10-28&amp;to=1918-11-03"/);
  expect(page).toMatch(/href="\/iiif\/presentation\/collection\/search\.json\?from=1918-10-28&amp;to=1918-11-03"/);
  expect(page).toContain('<input type="hidden" name="days" value="1918-10-28..1918-11-03"/>');
  expect(page).toMatch(/<a [^>]*href="\/it\/archivio"[^>]*aria-label="Tutti gli anni, non solo 28 ottobre 1918/);
});

it('years lead over days, and days that are none are as if they were not there', async () => {
  expect(titlesOn(await textOf('/it/archivio?from=1936&to=1936&days=1918-10..1918-10'))).toEqual(['La dogana']);
  for (const days of ['1918-13..', 'x', '1918', '..'])
    expect(titlesOn(await textOf(`/it/archivio?days=${encodeURIComponent(days)}`))).toHaveLength(4);
});
