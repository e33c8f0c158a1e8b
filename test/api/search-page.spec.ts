import { SearchIndex } from '../../src/search/search-index.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';

let archive: TestArchive;
let ids: { molo: number; folla: number; square: number; pier: number };

/** The photos of the whole file: three with texts, and 22 others. */
beforeAll(async () => {
  archive = await startArchive({ mountPages });
  const [molo, folla] = [await archive.aTag({ name: 'molo' }), await archive.aTag({ name: 'folla', nameEn: 'crowd' })];
  const type = await archive.anEntityType({ code: 'square', name: 'Piazza' });
  const square = await archive.anEntity({ name: 'Piazza Grande', type });
  const pier = await archive.anEntity({
    name: 'Molo Audace',
    type: await archive.anEntityType({ code: 'pier', name: 'Molo' }),
  });
  ids = { molo: molo.id, folla: folla.id, square: square.id, pier: pier.id };
  for (let n = 0; n < 22; n += 1) await archive.aPhoto({ title: `Veduta ${n}`, year: 1930, license: 'CC BY 4.0' });
  await archive.aPhoto({ title: 'Bora <b>scura</b> & mare', titleEn: 'Dark bora', year: 1912, license: 'CC0' });
  await archive.aPhoto({
    title: 'Una passeggiata',
    description: `${'La folla guarda. '.repeat(12)}Poi la bora arriva sul molo.`,
    year: 1905,
    tags: [molo, folla],
    entities: [pier],
    license: 'CC BY 4.0',
  });
  await archive.aPhoto({ title: 'La piazza', year: 1898, tags: [folla], entities: [square], license: 'CC0' });
  await archive.app.get(SearchIndex).rebuild('photo');
});
afterAll(() => archive.close());

const open = (path: string) => archive.visitor().get(path);

async function htmlOf(query: string, language = 'it'): Promise<string> {
  const { status, text } = await open(`/${language}/search${query}`);
  expect({ query, status }).toEqual({ query, status: 200 });
  return text;
}

const titlesIn = (html: string): string[] =>
  [...html.matchAll(/<article.*?<h3[^>]*>.*?<a[^>]*>(.*?)<\/a>/gs)].map(([, title = '']) =>
    title.replace(/<\/?mark>/g, ''),
  );

/** Addresses of links, without language, as HTML has them decoded. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a href="\/it(\/search[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

const countIn = (html: string): string => /role="status"[^>]*><span>(.*?)<\/span>/.exec(html)?.[1] ?? '';
const headOf = (html: string): string => html.slice(0, html.indexOf('</head>'));

describe('the search page without scripts', () => {
  it('shows the plain list of all photos, newest first, 20 a page, when nothing is asked for', async () => {
    const html = await htmlOf('');
    expect(titlesIn(html).slice(0, 2)).toEqual(['La piazza', 'Una passeggiata']);
    expect(titlesIn(html)).toHaveLength(20);
    expect(countIn(html)).toBe('25 fotografie');
    expect(html).toContain('Pagina 1 di 2');
    expect(linksIn(html)).toContain('/search?page=2#risultati');
    expect(html).not.toContain('Azzera i filtri');
    expect(titlesIn(await htmlOf('?page=2'))).toHaveLength(5);
  });

  it('is a form whose fields show what is asked for', async () => {
    const html = await htmlOf(`?q=bora&yearRange=1900-1910&entityId=${ids.pier}&tags=${ids.molo},${ids.folla}`);
    expect(titlesIn(html)).toEqual(['Una passeggiata']);
    expect(countIn(html)).toBe('1 fotografia');
    expect(html).toMatch(/<form role="search"[^>]*action="\/it\/search"/);
    expect(html).toMatch(/<input[^>]*name="q"[^>]*value="bora"/);
    expect(html).toMatch(/<input[^>]*name="year"[^>]*value="1900"/);
    expect(html).toMatch(/<input[^>]*name="to"[^>]*value="1910"/);
    // An entity implies its type.
    expect(html).toMatch(/<input[^>]*name="entityTypeCode"[^>]*value="pier"/);
    expect(html).toMatch(/<option value="\d+" selected="">Molo Audace<\/option>/);
    expect(html.match(/type="checkbox"[^>]*checked=""/g)).toHaveLength(2);
  });

  it('offers record cards of the chosen type only', async () => {
    expect(await htmlOf('')).not.toContain('name="entityId"');
    const html = await htmlOf('?entityTypeCode=square');
    expect(titlesIn(html)).toEqual(['La piazza']);
    expect(html).toMatch(/<option value="\d+">Piazza Grande<\/option>/);
    expect(html).not.toMatch(/<option value="\d+">Molo Audace/);
  });

  it('takes several checkboxes from a form, and has one address for each search', async () => {
    const both = await htmlOf(`?tags=${ids.molo}&tags=${ids.folla}`);
    expect(titlesIn(both)).toEqual(['Una passeggiata']);
    const goesTo = async (query: string) => {
      const { status, headers } = await open(`/it/search?${query}`);
      return [status, headers.get('location')];
    };
    expect(await goesTo('q=bora&year=1900&to=1910')).toEqual([302, '/it/search?q=bora&yearRange=1900-1910']);
    // The card that was chosen before the type was changed.
    expect(await goesTo(`entityTypeCode=square&entityId=${ids.pier}`)).toEqual([
      302,
      '/it/search?entityTypeCode=square',
    ]);
  });

  it.each([
    'year=abc',
    'year=0',
    'yearRange=x-y',
    'yearRange=1910',
    'entityTypeCode=%00%3Cscript%3E',
    'entityId=0',
    'tags=a;b',
    'page=-1',
    'q=%20',
    `licence=${'x'.repeat(600)}`,
  ])('ignores what makes no sense: %s', async (query) => {
    expect(countIn(await htmlOf(`?${query}`))).toBe('25 fotografie');
  });

  it.each(['q=veduta&page=7', 'q=veduta&page=999999999', `q=veduta&page=${'9'.repeat(40)}`])(
    'shows the last page for one beyond it: %s',
    async (query) => {
      const html = await htmlOf(`?${query}`);
      expect(titlesIn(html)).toHaveLength(2);
      expect(html).toContain('Pagina 2 di 2');
    },
  );

  it('survives any text', async () => {
    for (const q of [
      '%00',
      '%ED%A0%80',
      '"',
      '%27%3B--',
      '<script>alert(1)</script>',
      'x'.repeat(5000),
      '%F0%9F%9A%A2',
    ])
      expect(await htmlOf(`?q=${q}`)).not.toContain('<script>alert(1)');
  });

  it('says that nothing was found, and offers the search without each filter that stands in the way', async () => {
    const html = await htmlOf(`?q=bora&year=1898&tags=${ids.folla}`);
    expect(html).toContain('Nessuna fotografia corrisponde');
    expect(linksIn(html)).toEqual(expect.arrayContaining([`/search?year=1898&tags=${ids.folla}`, '/search']));
    expect(headOf(html)).toContain('<meta name="robots" content="noindex"');
    // With the number of photos that it finds. A link that finds none would lead to another empty page.
    expect(html).toContain('aria-label="Togli il filtro «bora»: 1 fotografia"');
    expect(linksIn(html)).not.toContain('/search?q=bora&year=1898');
    // Where none of them finds any, they are the filters that are set, and no offer.
    const hopeless = await htmlOf(`?q=qwxyz&year=1851&tags=${ids.folla}`);
    expect(hopeless).not.toContain('Senza uno dei filtri');
    expect(hopeless).toContain('aria-label="Togli il filtro folla"');
  });

  it('proposes the nearest spelling and the nearest years, as links that find something', async () => {
    const misspelled = await htmlOf('?q=pasegiatta');
    expect(misspelled).toContain('Forse cercavi');
    expect(linksIn(misspelled)).toContain('/search?q=passeggiata');
    const between = await htmlOf('?q=bora&year=1908');
    expect(between).toContain('Vicino nel tempo');
    expect(linksIn(between)).toEqual(expect.arrayContaining(['/search?q=bora&year=1905', '/search?q=bora&year=1912']));
    for (const path of ['?q=passeggiata', '?q=bora&year=1905', '?q=bora&year=1912'])
      expect(titlesIn(await htmlOf(path))).toHaveLength(1);
  });

  it('names a search in its title, and the search without filters as canonical', async () => {
    const head = headOf(await htmlOf('?q=bora&year=1912'));
    expect(head).toMatch(/<title>Ricerca: «bora», 1912/);
    expect(head).toMatch(/<link rel="canonical" href="[^"]*\/it\/search"/);
    expect(head).not.toContain('noindex');
    expect(headOf(await htmlOf('?page=2'))).toMatch(/<link rel="canonical" href="[^"]*\/it\/search\?page=2"/);
  });

  it('speaks the language of its address', async () => {
    const [english, german] = [await htmlOf('?q=bora', 'en'), await htmlOf('?q=bora', 'de')];
    expect(english).toContain('Advanced search</h1>');
    expect(titlesIn(english)).toContain('Dark bora');
    expect(german).toContain('Erweiterte Suche</h1>');
    expect((await open('/search?q=bora')).headers.get('location')).toMatch(/^\/(it|en|de)\/search\?q=bora$/);
  });
});

describe('the facets of a search', () => {
  it('are links with counts that narrow it, and are not followed by search engines', async () => {
    const html = await htmlOf('?q=bora');
    const facets = /<nav aria-labelledby="facets".*?<\/nav>/s.exec(html)?.[0] ?? '';
    expect(linksIn(facets)).toEqual(
      expect.arrayContaining([
        '/search?q=bora&entityTypeCode=pier',
        '/search?q=bora&yearRange=1910-1919',
        `/search?q=bora&tags=${ids.molo}`,
        '/search?q=bora&licence=CC0',
      ]),
    );
    expect(facets.match(/<a /g)?.length).toBe(facets.match(/rel="nofollow"/g)?.length);
    for (const path of linksIn(facets)) expect(titlesIn(await htmlOf(path.slice('/search'.length)))).toHaveLength(1);
  });

  it('can be removed again', async () => {
    const html = await htmlOf('?q=bora&licence=CC0');
    expect(html).toMatch(/aria-current="true" aria-label="Togli il filtro CC0"/);
    expect(linksIn(html)).toContain('/search?q=bora');
    expect(html).toMatch(/<input type="hidden" name="licence" value="CC0"/);
  });

  it('count all photos where nothing is asked for', async () => {
    expect(await htmlOf('')).toMatch(/<span>1930–1939<\/span><span>22<\/span>/);
  });
});

it('a search leads signed-out visitors to the sign-in, which says why', async () => {
  const html = await htmlOf('?q=bora');
  expect(html).toMatch(/<form action="\/it\/auth"><input type="hidden" name="reason" value="search"\/><button[^>]*>/);
  expect(await htmlOf('')).not.toContain('value="search"/><button');
  const { text } = await open('/it/auth?reason=search');
  expect(text).toContain('Accedi per salvare la ricerca</h1>');
});

describe('photos of one series', () => {
  beforeAll(async () => {
    for (const [n, title] of ['Il faro', 'Il faro (2)', 'Il faro, 1931'].entries())
      await archive.aPhoto({
        title,
        titleEn: 'The lighthouse',
        license: n === 0 ? 'CC0' : 'CC BY 4.0',
        createdAt: new Date(0),
      });
    await archive.aPhoto({ title: 'La lanterna', description: 'Un faro.', createdAt: new Date(0) });
    await archive.app.get(SearchIndex).rebuild('photo');
  });
  afterAll(async () => {
    await archive.database.query(`delete from photos where title like 'Il faro%' or title = 'La lanterna'`);
    await archive.app.get(SearchIndex).rebuild('photo');
  });

  it('are one card, with how many others there are and a link to them all', async () => {
    const html = await htmlOf('?q=faro');
    expect(titlesIn(html)).toHaveLength(2);
    expect(html).toMatch(/<span>4 fotografie<\/span><span>: (?:<!-- -->)?2 mostrate, 2 simili raccolte/);
    expect(html).toMatch(/aria-label="Altre 2 simili: Il faro/);
    expect(linksIn(html)).toContain('/search?q=faro&series=Il+faro');
    expect(linksIn(html).filter((path) => path.includes('series='))).toHaveLength(1);
  });

  it('are all found by that link, also under a filter', async () => {
    const html = await htmlOf('?q=faro&series=Il+faro');
    expect(titlesIn(html).toSorted()).toEqual(['Il faro', 'Il faro (2)', 'Il faro, 1931']);
    expect(countIn(html)).toBe('3 fotografie');
    expect(linksIn(html)).toContain('/search?q=faro');
    expect(html).toContain('Serie «Il faro»');
    expect(await htmlOf('?q=lighthouse&series=Il+faro', 'en')).toContain('Series “The lighthouse”');
    const free = await htmlOf('?q=faro&licence=CC+BY+4.0');
    expect(free).toMatch(/aria-label="Un’altra simile: Il faro/);
    expect(titlesIn(await htmlOf('?q=faro&licence=CC+BY+4.0&series=Il+faro'))).toHaveLength(2);
  });

  it('are the photos that the archive’s list finds', async () => {
    const { text } = await open('/it/archivio?search=faro');
    expect(titlesIn(text).toSorted()).toEqual(['Il faro', 'Il faro (2)', 'Il faro, 1931', 'La lanterna']);
  });
});

describe('what matches a text', () => {
  it('is marked in titles and in the part of the description around it', async () => {
    const html = await htmlOf('?q=bora');
    expect(html).toContain('<mark>Bora</mark> &lt;b&gt;scura&lt;/b&gt; &amp; mare');
    expect(html).toMatch(/…[^<]*Poi la <mark>bora<\/mark> arriva sul molo\./);
  });

  it('is nothing without a text', async () => {
    expect(await htmlOf('?year=1912')).not.toContain('<mark>');
  });
});

it('the archive leads to the search with its text and tag', async () => {
  const { text } = await open(`/it/archivio?search=bora&tagId=${ids.folla}`);
  expect(linksIn(text)).toContain(`/search?q=bora&tags=${ids.folla}`);
  expect(linksIn((await open('/it')).text)).toContain('/search');
});
