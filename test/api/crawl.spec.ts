import { SearchIndex } from '../../src/search/search-index.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';

let archive: TestArchive;
let slug: string;

beforeAll(async () => {
  archive = await startArchive({ mountPages, environment: { RATE_LIMIT: 'off' } });
  const entity = await archive.anEntity({ name: 'Molo Audace' });
  for (const year of [1885, 1905, 1916, 1920, 1930]) await archive.aPhoto({ year, entities: [entity] });
  ({ slug } = await archive.aPhoto({ title: 'Il molo', year: 1942, entities: [entity] }));
  await archive.app.get(SearchIndex).rebuild('photo');
});
afterAll(() => archive.close());

/**
 * All addresses that links lead to from the home page, whatever they say about following them, and the style sheets of the site;
 * `toSearches` are the links to a search with filters from other pages.
 */
async function crawl(): Promise<{ addresses: string[]; sheets: string[]; toSearches: string[] }> {
  const seen = new Set(['/it']);
  const toSearches: string[] = [];
  const sheets = new Set<string>();
  for (const path of seen) {
    const response = await fetch(archive.url + path, { redirect: 'manual' });
    const location = response.headers.get('location');
    const html = response.headers.get('content-type')?.startsWith('text/html') ? await response.text() : '';
    const links = [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    if (!path.includes('/search?'))
      toSearches.push(...(html.match(/<a\b[^>]*\shref="[^"]*\/search\?(?!page=)[^>]*>/g) ?? []));
    for (const [, sheet = ''] of html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]*)"/g)) sheets.add(sheet);
    for (const link of location ? [location, ...links] : links) {
      const url = new URL(link, archive.url + path);
      if (url.origin === archive.url) seen.add(url.pathname + url.search);
    }
    if (seen.size > 1000) break;
  }
  return { addresses: [...seen], sheets: [...sheets].filter((sheet) => sheet.startsWith('/assets/')), toSearches };
}

/** A form that has the photo filled in. */
const isRemoval = (address: string): boolean => address.includes('/removal-request?photo=');
const isQuestion = (address: string): boolean => address.includes('/about?photo=');
/** A file to save: search engines are asked not to read the API. */
const isFile = (address: string): boolean => address.startsWith('/api/photos/');
/** A record for image viewers. */
const isManifest = (address: string): boolean => address.startsWith('/iiif/presentation/');
const isSearch = (address: string): boolean => /\/search(\?|$)/.test(address);

const read = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(archive.url + path, { headers, redirect: 'manual' });

/** What the pages for developers lead programs to: the same few records and lists in each language. */
async function examples(): Promise<Set<string>> {
  const pages = await Promise.all(['it', 'en', 'de'].map(async (of) => (await read(`/${of}/developers`)).text()));
  const links = pages.flatMap((html) => [...html.matchAll(/<td[^>]*><a href="([^"]*)"/g)].map(([, href = '']) => href));
  return new Set(links.map((href) => href.replaceAll('&amp;', '&').slice(archive.url.length)));
}

it('a crawler that follows every link ends: neither periods, languages nor the sign-in multiply addresses', async () => {
  const { addresses: all, sheets, toSearches } = await crawl();
  const toTry = await examples();
  expect(toTry.size).toBeLessThan(30);
  const addresses = all.filter((address) => !toTry.has(address));
  const isPage = (address: string): boolean =>
    ![isSearch, isRemoval, isQuestion, isFile, isManifest].some((is) => is(address));
  expect(addresses.filter(isPage).length).toBeLessThan(175);
  // Two citations of each of the six photos in each language.
  expect(addresses.filter(isFile)).toHaveLength(36);
  // One of each of the six photos and of its cards, whatever the language.
  expect(addresses.filter(isManifest).length).toBeLessThan(13);
  // One form for each of the six photos in each language.
  expect(addresses.filter(isRemoval)).toHaveLength(18);
  expect(addresses.filter(isQuestion)).toHaveLength(18);
  // Facets combine, so nothing leads to them that a search engine follows.
  expect(toSearches.length).toBeGreaterThan(0);
  // Search engines are asked not to read the API.
  const ofPages = toSearches.filter((link) => !link.includes('/api/'));
  expect(ofPages.filter((link) => !link.includes('rel="nofollow"'))).toEqual([]);
  expect(addresses.filter((address) => /[?&]period=|^\/language\/.*[?&]to=/.test(address))).toEqual([]);
  // Two guarded pages and the tabs of their sign-in, in three languages; not one for every page.
  expect(addresses.filter((address) => address.includes('redirect=')).length).toBeLessThanOrEqual(12);
  // Every page has the same one.
  expect(sheets).toHaveLength(1);
});

describe('the sign-in page', () => {
  it('returns to the page that its visitor came from, though no link names it', async () => {
    const answer = await read('/en/auth', { Referer: `${archive.url}/en/foto/${slug}?x=1` });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `/en/auth?redirect=${encodeURIComponent(`/en/foto/${slug}?x=1`)}`,
    ]);
  });

  it('says why one is asked to sign in, beside the picture that one came from, also without scripts', async () => {
    const page = `/it/foto/${slug}`;
    const links = (await (await read(page)).text()).match(/(?<=href=")\/it\/auth\?[^"]*/g);
    expect(new Set(links)).toEqual(new Set(['/it/auth?reason=favorite']));
    const answer = await read('/it/auth?reason=favorite', { Referer: archive.url + page });
    const address = answer.headers.get('location') ?? '';
    expect(address).toBe(`/it/auth?redirect=${encodeURIComponent(page)}&reason=favorite`);
    const html = await (await read(address)).text();
    expect(html).toMatch(/<h1[^>]*>Accedi per conservare i preferiti<\/h1>/);
    expect(/<figure.*?<\/figure>/s.exec(html)?.[0]).toMatch(/<img.*Il molo/s);
    for (const tab of [`tab=register&`, ''])
      expect(html).toContain(
        `/it/auth?${tab}redirect=${encodeURIComponent(page)}&reason=favorite`.replaceAll('&', '&amp;'),
      );
    const toSuggest = await (await read(`/it/auth?redirect=${encodeURIComponent(`${page}#suggest`)}`)).text();
    const toPropose = await (await read('/it/auth?redirect=%2Fcontribute')).text();
    expect(toPropose).toMatch(/<h1[^>]*>Accedi per proporre una fotografia<\/h1>/);
    expect(toSuggest).toMatch(/<h1[^>]*>Accedi per dirci quello che sai<\/h1>.*<figure.*Il molo/s);
  });

  it.each([
    'reason=favorite&redirect=%2Fit%2Ffoto%2F%25E0%25A4%25A',
    'reason=favorite&redirect=%2Fit%2Ffoto%2Fnessuna',
    'reason=bookmark',
  ])('says the reason without a picture where there is none: %s', async (query) => {
    const answer = await read(`/it/auth?${query}`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(/<h1[^>]*>Accedi per conservare i/);
    expect(html).not.toContain('<figure');
  });

  it('says what it always said to those who come by themselves, and for an unknown reason', async () => {
    for (const path of ['/it/auth', '/it/auth?reason=constructor', `/it/auth?redirect=%2Fit%2Ffoto%2F${slug}`])
      expect(await (await read(path)).text()).toMatch(/<h1[^>]*>Accedi<\/h1>.*Bentornata/s);
  });

  it.each(['', 'https://elsewhere.example/it/archivio', '%', '/it/auth/register', '/it', '/api/photos'])(
    'returns nowhere from %j',
    async (before) => {
      const referer = before.startsWith('/') ? archive.url + before : before;
      expect((await read('/it/auth', referer ? { Referer: referer } : {})).status).toBe(200);
    },
  );
});

it('the choice of a language returns to the page that the visitor came from', async () => {
  const chosen = async (referer: string): Promise<string | null> =>
    (await read('/language/de', { Referer: referer })).headers.get('location');
  expect(await chosen(`${archive.url}/it/archivio?from=1900`)).toBe('/de/archivio?from=1900');
  expect(await chosen('https://elsewhere.example/it/archivio')).toBe('/de');
});

it('periods of a card are chosen by a form, one or more of them, also without scripts', async () => {
  const html = await (await read('/it/scheda/molo-audace?period=1880-1899')).text();
  expect(html).toMatch(/<form[^>]* action="\/it\/scheda\/molo-audace#galleria"/);
  expect(html).toMatch(/<button[^>]*value=""[^>]*aria-pressed="true"/);
  expect(html).toMatch(/<button[^>]*value="1880-1899,1900-1914"[^>]*aria-pressed="false"/);
});

it('a card shows its photographs below its name, before its text', async () => {
  const html = await (await read('/it/scheda/molo-audace')).text();
  const places = ['<h1', 'id="galleria"', 'class="light-table photo-strip', 'id="story"'].map((part) =>
    html.indexOf(part),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
});

describe('a list that finds nothing', () => {
  const headOf = async (path: string): Promise<string> => (await (await read(path)).text()).split('</head>')[0]!;

  it.each(['/it/schede?type=nope', '/it/schede?q=nessuno', '/it/archivio?from=1500&to=1501'])(
    'is not for search engines: %s',
    async (path) => expect(await headOf(path)).toContain('<meta name="robots" content="noindex"/>'),
  );

  it('of an unknown type is another address of the list of all', async () => {
    expect(await headOf('/it/schede?type=nope')).toContain(`<link rel="canonical" href="${archive.url}/it/schede"/>`);
    expect(await headOf('/it/schede')).not.toContain('noindex');
  });
});
