import type { Entity } from '../../src/contract/entity.js';
import { languages } from '../../src/contract/languages.js';
import { SearchIndex } from '../../src/search/search-index.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import type { Visitor } from '../support/visitor.js';

let archive: TestArchive;
let administrator: Visitor;
beforeAll(async () => {
  archive = await startArchive({ mountPages });
  administrator = archive.visitor();
  await administrator.signIn(await archive.anAdmin());
});
afterAll(() => archive.close());

const fetchPage = async (path: string): Promise<string> => (await archive.visitor().get(path)).text;
const settle = (fields: object) => administrator.change('PUT', '/api/admin/settings', { json: fields });
const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

it('descriptions name the city in the language of the page', async () => {
  await settle({ city: 'Trieste', cityDe: 'Triest' });
  for (const path of ['/archivio', '/schede', '/terms']) {
    expect(contentOf(await fetchPage(`/de${path}`), 'description')).toMatch(/\bTriest\b/);
    expect(contentOf(await fetchPage(`/en${path}`), 'description')).toMatch(/\bTrieste\b/);
  }
});

it('descriptions have at most 155 characters', async () => {
  for (const language of languages)
    for (const path of ['/removal-request', '/about', '/map', '/map/explore', '/search', '/accessibility'])
      expect((contentOf(await fetchPage(`/${language}${path}`), 'description') ?? '').length).toBeLessThanOrEqual(155);
});

it('the map of one card shows all years, and says so', async () => {
  const entity = await archive.anEntity({ name: 'Ponte' });
  for (const year of [1857, 1912]) await archive.aPhoto({ year, lat: 45.65, lng: 13.77, entities: [entity] });
  expect(await fetchPage(`/it/map?entityId=${entity.id}`)).toContain('Se non scegli, vedi tutti gli anni.');
  expect(await fetchPage('/it/map')).toContain('Se non scegli, vedi gli anni 1860–1945.');
});

it('the title of a photograph’s page has at most 60 characters and ends with the name of the site', async () => {
  await settle({ siteName: 'Trieste di ieri' });
  const { slug } = await archive.aPhoto({
    title: 'Il Canal Grande con i trabaccoli, il Ponte Rosso e la chiesa di Sant’Antonio Nuovo sullo sfondo',
  });
  const title = /<title>([^<]*)<\/title>/.exec(await fetchPage(`/it/foto/${slug}`))?.[1] ?? '';
  expect(title).toMatch(/^Il Canal Grande con i trabaccoli.*… \| Trieste di ieri$/);
  expect(title.length).toBeLessThanOrEqual(60);
});

it('a card shows what is known of the date of a photograph: a span, or its date in words', async () => {
  await archive.aPhoto({ title: 'Molo', year: null, yearStart: 1918, yearEnd: 1922 });
  await archive.aPhoto({ title: 'Riva', year: null, dateText: 'anni Venti', dateTextDe: 'zwanziger Jahre' });
  const [italian, german] = [await fetchPage('/it/archivio'), await fetchPage('/de/archivio')];
  // Said in words, too.
  expect(italian).toMatch(
    /badge-sepia[^>]*><span aria-hidden="true">1918–1922<\/span> <span class="sr-only">tra il 1918 e il 1922</,
  );
  expect(italian).toMatch(/badge-sepia[^>]*><span[^>]*>anni Venti</);
  expect(german).toMatch(/badge-sepia[^>]*><span[^>]*>zwanziger Jahre</);
});

describe('the page about the project', () => {
  it('leads from the team to its professional network', async () => {
    await settle({ socialUrl: 'https://social.example.org/@archive', teamUrl: 'https://network.example.org/team' });
    const card = /<h3[^>]*>Il gruppo di lavoro<\/h3>.*?<\/li>/s.exec(await fetchPage('/it/about'))?.[0];
    expect(card).toContain('href="https://network.example.org/team"');
    await settle({ teamUrl: null });
    expect(await fetchPage('/it/about')).not.toContain('network.example.org');
  });

  it('leads who is signed out to the sign-in, and from there to the form for proposals', async () => {
    expect(await fetchPage('/it/about')).toMatch(/<a href="\/it\/contribute"/);
    const { status, headers } = await archive.visitor().get('/it/contribute');
    expect(status).toBe(302);
    expect(headers.get('location')).toBe('/it/auth?redirect=%2Fit%2Fcontribute');
  });
});

it('the card of an entity without an excerpt shows the beginning of its story', async () => {
  await archive.anEntity({
    name: 'Borsa',
    description: `<p>La Borsa sta in piazza.</p>${'<p>Segue la storia.</p>'.repeat(50)}`,
    descriptionDe: '<p>Die Börse steht am Platz.</p>',
  });
  const textOf = async (path: string) => /class="card-text">([^<]*)</.exec(await fetchPage(path))?.[1];
  expect(await textOf('/it/schede')).toMatch(/^La Borsa sta in piazza\. Segue la storia\..*…$/);
  expect(await textOf('/de/schede')).toBe('Die Börse steht am Platz.');
});

it('the page of a card lists its other names with their years, and a card that one of them has found says so', async () => {
  const entity = await archive.anEntity({
    name: 'Molo Audace',
    aliases: [
      { name: 'Molo San Carlo', yearStart: 1751, yearEnd: 1922 },
      { name: 'Pomol', yearStart: null, yearEnd: null },
      { name: 'Il molo vecchio', yearStart: null, yearEnd: 1751 },
    ],
  });
  await archive.anEntity({ name: 'Riva', description: 'Accanto al molo Audace.' });
  await archive.app.get(SearchIndex).rebuild('entity');
  const { text } = await archive.visitor().get(`/it/scheda/${entity.slug}`);
  const names = /<dt>Altri nomi<\/dt><dd>(.*?)<\/dd>/s
    .exec(text)?.[1]
    ?.replace(/<[^>]*>/g, '|')
    .split(/\|+/);
  expect(names?.join('').trim()).toBe('Molo San Carlo (1751–1922)PomolIl molo vecchio (fino al 1751)');
  expect(text).toContain('"alternateName":["Molo San Carlo","Pomol","Il molo vecchio"]');
  expect((await archive.visitor().get('/it/schede?q=san+carlo')).text).toContain('Trovata come Molo San Carlo');
  expect((await archive.visitor().get('/it/schede?q=audace')).text).not.toContain('Trovata come');
  const list = async (query: string) =>
    ((await archive.visitor().get(`/api/entities?${query}`)).body as { items: Entity[] }).items;
  expect(await list('q=san+carlo')).toMatchObject([{ name: 'Molo Audace', matchedAlias: 'Molo San Carlo' }]);
  const found = async (query: string) => (await list(query)).map(({ name }) => name);
  expect(await found('q=audace')).toEqual(['Riva', 'Molo Audace']);
  expect(await found('q=audace&sort=relevance')).toEqual(['Molo Audace', 'Riva']);
  expect(await found('sort=relevance')).toEqual(await found(''));
});

it('the page of a card shows a cover photo whole that is a portrait or small, and crops no other beyond its pixels', async () => {
  const heroOf = async (size: object) => {
    const { id: coverPhotoId, renditions } = await archive.aPhoto();
    const stored = JSON.stringify({ ...renditions, widths: [320, 640, 1280], ...size });
    await archive.database.query('update photos set renditions = $1 where id = $2', [stored, coverPhotoId]);
    const { slug } = await archive.anEntity({ coverPhotoId });
    return /<main.*?<header.*?<\/header>/s.exec(await fetchPage(`/it/scheda/${slug}`))?.[0];
  };
  for (const size of [
    { width: 1400, height: 1800 },
    { width: 1199, height: 900 },
  ]) {
    const hero = await heroOf(size);
    expect(hero).toContain('cover-print');
    expect(hero).not.toContain('object-position');
    expect(hero).toContain(`--own-width:${size.width}px`);
  }
  const wide = await heroOf({ width: 1600, height: 1200 });
  expect(wide).toContain('object-position:50% 50%');
  expect(wide).toMatch(/class="cover-beside" style="--own-width:1531px;--own-height:1148px"/);
});

it('the page of a card shows two photographs of the same view side by side, with their years', async () => {
  const entity = await archive.anEntity();
  const photos = [
    await archive.aPhoto({ title: 'Prima dei lavori', year: 1899, entities: [entity] }),
    await archive.aPhoto({ title: 'Dopo i lavori', year: 1923, entities: [entity] }),
  ];
  await archive.database.query('update entities set compared_photo_ids = $1 where id = $2', [
    photos.map(({ id }) => id),
    entity.id,
  ]);
  const page = await fetchPage(`/it/scheda/${entity.slug}`);
  const [html] = /<section[^>]* aria-labelledby="comparison".*?<\/section>/s.exec(page) ?? [];
  expect(html).toMatch(/alt="Prima dei lavori".*alt="Dopo i lavori".*>1899<.*>1923</s);
});

it('the page of a card has the year after the name, unless the name has it already', async () => {
  const heading = async (name: string): Promise<string | undefined> => {
    const { slug } = await archive.anEntity({ name, constructionYear: 1918 });
    return /<h1[^>]*>(.*?)<\/h1>/s.exec(await fetchPage(`/it/scheda/${slug}`))?.[1]?.replace(/<[^>]*>/g, '');
  };
  expect(await heading('Il Molo Audace')).toBe('Il Molo Audace (1918)');
  expect(await heading('L’arrivo dell’Audace (1918)')).toBe('L’arrivo dell’Audace (1918)');
});

it('the page of a card says of a date between which days it lies, who has verified it and from what', async () => {
  const { slug } = await archive.anEntity({
    constructionText: 'fine XVIII sec.',
    constructionEarliest: '1798-01-01',
    constructionLatest: '1799-06-30',
    constructionVerified: true,
    constructionVerifiedBy: 'A. Rossi',
    constructionSource: 'Registro edilizio',
    demolitionLatest: '1912-12-31',
    alterationText: 'giugno 1905',
  });
  const [summary = ''] =
    /<section[^>]* aria-labelledby="summary".*?<\/section>/s.exec(await fetchPage(`/it/scheda/${slug}`)) ?? [];
  const words = summary.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  expect(words).toContain('fine XVIII sec. (tra gennaio 1798 e giugno 1799)');
  expect(words).toContain('verificata da A. Rossi · Fonte: Registro edilizio');
  expect(words).toContain('Demolito prima del 1913');
  expect(summary).toContain('<time dateTime="1905-06">giugno 1905</time>');
});

it('the page of a card leads to it in authority files, and names them for programs', async () => {
  const ids = { wikidata: 'Q546', geonames: '3165185', viaf: '148463483' };
  const page = await fetchPage(`/de/scheda/${(await archive.anEntity(ids)).slug}`);
  expect(page).toMatch(/<a href="https:\/\/www\.wikidata\.org\/wiki\/Q546"[^>]*>Wikidata<\/a>/);
  expect(page).toContain(
    '"sameAs":["http://www.wikidata.org/entity/Q546","https://sws.geonames.org/3165185/","http://viaf.org/viaf/148463483"]',
  );
});

it('the further dates of a photo are as they were written, and for programs where they are a year, a month or a day', async () => {
  const { slug } = await archive.aPhoto({
    otherDates: [
      { kind: 'printed', dateText: '14.8.1927', edtf: '1927-08-14', earliest: '1927-08-14', latest: '1927-08-14' },
      { kind: 'printed', dateText: 'anni Trenta', edtf: '193X', earliest: '1930-01-01', latest: '1939-12-31' },
      // With wider days, which an archivist has given.
      { kind: 'printed', dateText: '1941', edtf: '1941', earliest: '1940-01-01', latest: '1942-12-31' },
    ],
  });
  const page = (await fetchPage(`/it/foto/${slug}`)).replaceAll('<!-- -->', '');
  expect(page).toContain('<time dateTime="1927-08-14">14.8.1927</time>; anni Trenta; 1941</dd>');
});

it('a date beside which an archivist has given wider days has no value for programs, since its words say less', async () => {
  const exact = { earliest: '1905-06-01', latest: '1905-06-30' };
  const wider = { earliest: '1904-01-01', latest: '1906-12-31' };
  const dateOf = async (days: typeof exact): Promise<string | undefined> => {
    const { slug } = await archive.aPhoto({ dateText: 'giugno 1905', edtf: '1905-06', year: 1905, ...days });
    const page = (await fetchPage(`/it/foto/${slug}`)).replaceAll('<!-- -->', '');
    return /<dt>Data<\/dt><dd>(.*?)<\/dd>/s.exec(page)?.[1];
  };
  expect(await dateOf(exact)).toBe('<time dateTime="1905-06">giugno 1905</time>');
  expect(await dateOf(wider)).toBe('giugno 1905 (tra il 1904 e il 1906)');
  const { slug } = await archive.anEntity({
    alterationText: 'giugno 1905',
    alterationEarliest: wider.earliest,
    alterationLatest: wider.latest,
  });
  expect(await fetchPage(`/it/scheda/${slug}`)).not.toContain('<time dateTime="1905');
});

it('no sentence of the legal pages runs into the next one', async () => {
  await settle({ operatorName: 'Comune di Trieste', contactEmail: 'archivio@example.org' });
  for (const language of ['it', 'en', 'de'])
    for (const page of ['privacy', 'cookies', 'terms', 'licenses', 'accessibility']) {
      const [, text = ''] = /<main[^>]*>(.*)<\/main>/s.exec(await fetchPage(`/${language}/${page}`)) ?? [];
      const words = text
        .replace(/<(?:code|a)[^>]*>.*?<\/(?:code|a)>/gs, '')
        .replace(/<\/(?:p|li|h\d|td|th|div|dt|dd)>/g, ' ');
      expect(words.replace(/<[^>]*>/g, '')).not.toMatch(/\p{Ll}{2}[.!?]\p{Lu}\p{Ll}/u);
    }
});

describe('the form of a removal request', () => {
  const photoField = async (named: string): Promise<string> =>
    /<input[^>]* name="photo"[^>]*>.*?<\/div>/s.exec(await fetchPage(`/it/removal-request?photo=${named}`))?.[0] ?? '';

  it('has the photo of the link, which names it by its slug or its number', async () => {
    const { id, slug } = await archive.aPhoto();
    for (const name of [slug, String(id)]) expect(await photoField(name)).toContain(`value="/it/foto/${slug}"`);
  });

  it.each(['nessuna-foto', '2147483', '99999999999', 'La Borsa'])('says that %s is no public photo', async (named) => {
    const field = await photoField(encodeURIComponent(named));
    expect(field).toContain('value=""');
    expect(field).toContain('La fotografia di questo link non è pubblica.');
  });
});

it('offers images to be downloaded where their licence lets everybody pass them on, and else says whom to ask', async () => {
  const photoWith = async (license: string | null) => {
    const { slug } = await archive.aPhoto({ license });
    return { slug, page: await fetchPage(`/it/foto/${slug}`) };
  };
  const link = /<a href="\/api\/photos\/\d+\/download\?size=full" download=""/;
  for (const license of ['CC0 1.0', 'Pubblico dominio', 'CC BY-SA 4.0']) {
    const { page } = await photoWith(license);
    expect(page).toMatch(link);
    expect(page).toContain(`1.600 × 1.200 · ${license}</span></span></a>`);
  }
  for (const license of ['Tutti i diritti riservati', null]) {
    const { slug, page } = await photoWith(license);
    expect(page).not.toMatch(link);
    expect(page).toContain(`href="/it/about?photo=${slug}#contattaci"`);
    expect(page).toContain('Chiedi una copia</a>');
  }
});

describe('the contact form', () => {
  const fieldsOf = async (named: string) => {
    const page = await fetchPage(`/it/about?photo=${encodeURIComponent(named)}`);
    return {
      page,
      subject: /<input[^>]* name="subject"[^>]*>/.exec(page)?.[0],
      message: /<textarea[^>]* name="message"[^>]*>([^<]*)</.exec(page)?.[1],
    };
  };

  it('has the number, the title and the address of the photo that a link names, also of a very long title', async () => {
    const photo = await archive.aPhoto({ title: 'La "Borsa" <vecchia>' });
    const { subject, message, page } = await fieldsOf(photo.slug);
    expect(subject).toContain(`value="Fotografia n. ${photo.id}: La &quot;Borsa&quot; &lt;vecchia&gt;"`);
    expect(message).toMatch(new RegExp(`^https?://[^/]+/it/foto/${photo.slug}\\s+$`));
    expect(page).toMatch(/<link rel="canonical" href="[^"?]*\/it\/about"/);
    const long = await archive.aPhoto({ title: 'La banda '.repeat(40), slug: 'la-banda' });
    const [, value = ''] = /value="([^"]*)"/.exec((await fieldsOf(long.slug)).subject ?? '') ?? [];
    expect(value).toMatch(/^Fotografia n\. \d+: La banda .*…$/);
    expect(value.length).toBeLessThanOrEqual(200);
  });

  it.each(['nessuna-foto', '2147483', '"><script>alert(1)</script>'])('is empty for %s', async (named) => {
    const { subject, message, page } = await fieldsOf(named);
    expect(subject).toContain('value=""');
    expect(message).toBe('');
    expect(page).not.toContain('alert(1)');
  });
});
