import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { fondsApiOf } from '../support/fonds.js';
import { asZoteroReads } from '../support/zotero.js';

let archive: TestArchive;
let slug: string;

beforeAll(async () => {
  archive = await startArchive({ mountPages });
  const square = await archive.anEntityType({ code: 'square', name: 'Piazza', color: 'orange' });
  const church = await archive.anEntityType({ code: 'church', name: 'Chiesa', color: 'purple' });
  await archive.anEntity({
    type: church,
    name: 'San Giusto',
    audioUrl: '/uploads/san-giusto.wav',
    transcript: 'Sul colle.',
  });
  await archive.anEntity({ type: square, name: 'Piazza Grande' });
  ({ slug } = await archive.aPhoto({ title: 'Il colle', author: 'Wulz', license: 'CC BY-SA 4.0' }));
});
afterAll(() => archive.close());

const read = async (path: string): Promise<string> => (await fetch(archive.url + path)).text();
const linkOf = async (path: string, rel: string): Promise<string | undefined> =>
  new RegExp(`<link rel="${rel}"[^>]*href="([^"]*)"`).exec(await read(path))?.[1]?.replace(/&amp;/g, '&');

interface Described {
  '@type': string;
  [property: string]: unknown;
}
async function graphOf(path: string): Promise<Described[]> {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await read(path))?.[1] ?? '{}';
  return (JSON.parse(json) as { '@graph'?: Described[] })['@graph'] ?? [];
}

describe('the canonical address of a page', () => {
  it.each([
    ['/it/archivio?page=999', '/it/archivio'],
    ['/en/archivio?page=1&sortBy=title', '/en/archivio'],
    ['/it/archivio?search=colle&page=1', '/it/archivio'],
    ['/it/archivio?view=table&page=1', '/it/archivio'],
    ['/de/archivio?to=1910&from=1900&utm_source=mail', '/de/archivio?from=1900&to=1910'],
    ['/it/catalog', '/it/archivio'],
    ['/en/schede?page=77&type=church&q=', '/en/schede?type=church'],
    ['/it/schede/audioguide?page=9&sort=nameDesc', '/it/schede/audioguide'],
    ['/de/scheda/san-giusto?page=2', '/de/scheda/san-giusto'],
  ])('of %s is %s', async (path, canonical) => {
    expect(await linkOf(path, 'canonical')).toBe(archive.url + canonical);
  });

  it('links to the other languages as well', async () => {
    const html = await read('/en/archivio?page=999');
    for (const [code, path] of Object.entries({
      it: '/it/archivio',
      en: '/en/archivio',
      de: '/de/archivio',
      'x-default': '/it/archivio',
    }))
      expect(html).toContain(`<link rel="alternate" hrefLang="${code}" href="${archive.url}${path}"/>`);
  });
});

it('the page of a photo describes it in the terms of Dublin Core, for programs that keep references', async () => {
  const html = await read(`/en/foto/${slug}`);
  expect(html).toContain('<link rel="schema.DC" href="http://purl.org/dc/elements/1.1/"/>');
  const metas = [...html.matchAll(/<meta name="((?:DC|DCTERMS|z)\.\w+)" content="([^"]*)"/g)].map(
    ([, ...meta]) => meta,
  );
  expect(metas).toEqual(
    expect.arrayContaining([
      ['DC.type', 'StillImage'],
      ['z.itemType', 'artwork'],
      ['DC.title', 'Il colle'],
      ['DC.creator', 'Wulz'],
      ['z.artists', 'Wulz'],
      ['DC.rights', 'https://creativecommons.org/licenses/by-sa/4.0/'],
      ['DC.identifier', expect.stringMatching(/\/id\/photo\/\d+$/)],
      ['DC.language', 'en'],
    ]),
  );
  expect(await read('/en/scheda/piazza-grande')).not.toContain('name="DC.');
});

it('Zotero takes the page of a photo for an artwork, with its artist, date, rights and address', async () => {
  const tag = await archive.aTag({ name: 'porto', nameEn: 'harbour' });
  const photo = await archive.aPhoto({
    title: 'Il molo "Audace" & il mare',
    titleEn: 'The pier "Audace" & the sea',
    author: 'Wulz, Carlo',
    year: 1927,
    edtf: '1927-08-14',
    earliest: '1927-08-14',
    latest: '1927-08-14',
    license: 'CC BY-SA 4.0',
    technique: 'Albumina',
    techniqueEn: 'Albumen print',
    tags: [tag],
  });
  expect(asZoteroReads(await read(`/en/foto/${photo.slug}`))).toEqual({
    itemType: 'artwork',
    title: 'The pier "Audace" & the sea',
    creators: [{ type: 'artist', name: 'Wulz, Carlo' }],
    date: '1927-08-14',
    rights: 'https://creativecommons.org/licenses/by-sa/4.0/',
    url: `${archive.url}/en/foto/${photo.slug}`,
    medium: 'Albumen print',
    language: 'en',
    tags: ['harbour'],
  });
  expect(asZoteroReads(await read('/en/scheda/piazza-grande'))).toMatchObject({ itemType: 'webpage', creators: [] });
  await archive.database.query('delete from photos where id = $1', [photo.id]);
});

it('every page names the feed in its language', async () => {
  expect(await read(`/de/foto/${slug}`)).toMatch(
    /<link rel="alternate" type="application\/atom\+xml" title="[^"]+" href="\/feeds\/photos\.de\.xml"\/>/,
  );
});

it('the list of cards names their feed, of all or of a type, and a card and a fonds that of their photographs', async () => {
  const feedsOf = async (path: string): Promise<string[]> =>
    [...(await read(path)).matchAll(/type="application\/atom\+xml"[^>]*href="([^"]*)"/g)]
      .map(([, address = '']) => address)
      .filter((address) => address !== '/feeds/photos.de.xml');
  const [{ id }] = await archive.database.query<[{ id: number }]>(
    `select id from entities where slug = 'piazza-grande'`,
  );
  expect(await feedsOf('/de/schede')).toEqual(['/feeds/entities.de.xml']);
  expect(await feedsOf('/de/schede?type=church')).toEqual(['/feeds/entities.de.xml?type=church']);
  expect(await feedsOf('/de/scheda/piazza-grande')).toEqual([`/feeds/entities/${id}/photos.de.xml`]);
  const studio = await fondsApiOf(await archive.signedIn(await archive.anEditor())).aFonds({ title: 'Studio' });
  await archive.database.query('update photos set fonds_id = $1 where slug = $2', [studio.id, slug]);
  const address = `/feeds/photos.de.xml?fondsId=${studio.id}`;
  expect(await feedsOf(`/de/fondo/${studio.slug}`)).toEqual([address]);
  for (const feed of [`/feeds/entities/${id}/photos.de.xml`, address])
    expect((await fetch(archive.url + feed)).status).toBe(200);
  await archive.database.query('update photos set fonds_id = null where slug = $1', [slug]);
});

describe('the picture that is shown with a link to a page', () => {
  const pictureOf = async (path: string): Promise<Record<string, string>> =>
    Object.fromEntries(
      [
        ...(await read(path)).matchAll(/<meta (?:property|name)="((?:og:image|twitter:card)[^"]*)" content="([^"]*)"/g),
      ].map(([, name = '', content = '']) => [name, content]),
    );
  const described = { 'og:image:width': '1200', 'og:image:height': '630', 'twitter:card': 'summary_large_image' };

  it.each([
    '/it/about',
    '/en/privacy',
    '/de/cookies',
    '/it/terms',
    '/en/licenses',
    '/de/accessibility',
    '/it/scheda/piazza-grande',
  ])('of %s, which has none of its own, is the mark of the site', async (path) => {
    const picture = await pictureOf(path);
    expect(picture).toEqual({
      ...described,
      'og:image': `${archive.url}/share.png`,
      'og:image:type': 'image/png',
      'og:image:alt': expect.stringMatching(/\S/),
    });
    const { status, headers } = await fetch(picture['og:image'] ?? '');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('is a photograph where the page shows one', async () => {
    for (const path of ['/it', '/it/archivio', `/it/foto/${slug}`])
      expect(await pictureOf(path)).toEqual({
        ...described,
        'og:image': expect.stringMatching(/\/uploads\/[0-9a-f]{64}\/v2\/social\.jpg$/),
        'og:image:type': 'image/jpeg',
        'og:image:alt': 'Il colle',
      });
  });
});

it('every page names the icons, the manifest and the search of its language, and they exist', async () => {
  const html = await read('/de/about');
  for (const [rel, path] of [
    ['icon', '/favicon.ico'],
    ['manifest', '/manifest.webmanifest?language=de'],
    ['search', '/opensearch.xml?language=de'],
  ] as const) {
    expect(html).toMatch(new RegExp(`<link rel="${rel}"[^>]*href="${path.replace(/[?.]/g, '\\$&')}"`));
    const { status, redirected } = await fetch(archive.url + path);
    expect({ path, status, redirected }).toEqual({ path, status: 200, redirected: false });
  }
  const { icons } = (await (await fetch(`${archive.url}/manifest.webmanifest`)).json()) as { icons: { src: string }[] };
  for (const { src } of icons) expect((await fetch(archive.url + src)).status).toBe(200);
  const icon = Buffer.from(await (await fetch(`${archive.url}/favicon.ico`)).arrayBuffer());
  expect(icon.readUInt32LE(0)).toBe(0x00010000);
});

describe('structured data for search engines', () => {
  it('describes the site, with its search', async () => {
    expect(await graphOf('/en')).toContainEqual(
      expect.objectContaining({
        '@type': 'WebSite',
        url: `${archive.url}/en`,
        potentialAction: expect.objectContaining({
          target: expect.objectContaining({ urlTemplate: `${archive.url}/en/archivio?search={search_term_string}` }),
        }),
      }),
    );
  });

  it('describes a photograph, its licence and its breadcrumb', async () => {
    const [photograph, trail] = await graphOf(`/it/foto/${slug}`);
    expect(photograph).toMatchObject({
      '@type': 'Photograph',
      image: {
        '@type': 'ImageObject',
        license: 'https://creativecommons.org/licenses/by-sa/4.0/',
        creditText: 'Wulz',
        acquireLicensePage: `${archive.url}/it/licenses`,
        thumbnail: { width: 1200, height: 800 },
        width: 640,
        height: 480,
        copyrightNotice: 'Wulz. CC BY-SA 4.0',
      },
    });
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it('connects a photograph with the card of what it shows', async () => {
    const entity = await archive.anEntity({ name: 'Faro' });
    const photo = await archive.aPhoto({ title: 'Il faro', year: 1912, lat: 45.6, lng: 13.7, entities: [entity] });
    const [photograph] = await graphOf(`/it/foto/${photo.slug}`);
    const card = (await graphOf('/it/scheda/faro'))[0]?.['@id'];
    expect(photograph).toMatchObject({
      about: [{ '@id': card, name: 'Faro' }],
      contentLocation: { '@type': 'Place', name: 'Faro' },
    });
    expect(await read(`/it/foto/${photo.slug}`)).toMatch(/<title>Il faro \(1912\)/);
  });

  it('describes lists with what they show', async () => {
    const [list] = await graphOf('/it/schede');
    expect(list).toMatchObject({
      '@type': 'CollectionPage',
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: expect.arrayContaining([expect.objectContaining({ position: 1 })]),
      },
    });
  });

  it('describes the list of audio guides, and hides a search of it that finds nothing', async () => {
    const [list] = await graphOf('/it/schede/audioguide');
    expect(list).toMatchObject({
      '@type': 'CollectionPage',
      url: `${archive.url}/it/schede/audioguide`,
      mainEntity: {
        itemListElement: [{ position: 1, name: 'San Giusto', url: `${archive.url}/it/scheda/san-giusto` }],
      },
    });
    expect(await read('/it/schede/audioguide?q=nessuna')).toContain('<meta name="robots" content="noindex"/>');
    expect(await read('/it/schede/audioguide')).not.toContain('name="robots"');
  });

  it('says in which format a guide is spoken', async () => {
    const [, guide] = await graphOf('/it/scheda/san-giusto');
    expect(guide).toMatchObject({
      '@type': 'AudioObject',
      encodingFormat: 'audio/wav',
      contentUrl: `${archive.url}/uploads/san-giusto.wav`,
    });
  });

  it('says where an event took place', async () => {
    const event = await archive.anEntityType({ code: 'event', name: 'Evento', color: 'red' });
    await archive.anEntity({
      type: event,
      name: 'Il primo treno',
      constructionYear: 1857,
      lat: 45.65,
      lng: 13.77,
    });
    const [described] = await graphOf('/it/scheda/il-primo-treno');
    expect(described).toMatchObject({
      '@type': 'Event',
      startDate: '1857',
      location: {
        '@type': 'Place',
        name: expect.any(String),
        geo: { '@type': 'GeoCoordinates', latitude: 45.65, longitude: 13.77 },
      },
    });
  });

  it('describes a building with its properties, and a square', async () => {
    const types = (await graphOf('/it/scheda/san-giusto')).map((described) => described['@type']);
    expect(types).toEqual(['LandmarksOrHistoricalBuildings', 'AudioObject', 'BreadcrumbList']);
    expect((await graphOf('/it/scheda/piazza-grande'))[0]?.['@type']).toBe('Place');
  });
});

describe('the metrics', () => {
  it('count pages by kind, and show whether they came from the cache', async () => {
    const line = async (start: string): Promise<number> =>
      Number(
        (await read('/metrics'))
          .split('\n')
          .find((of) => of.startsWith(start))
          ?.split(' ')[1] ?? 0,
      );
    const photos = 'http_request_duration_seconds_count{method="GET",route="/foto/@slug",status="200"}';
    const [hits, misses] = ['hit', 'miss'].map((result) => `veduta_html_cache_requests_total{result="${result}"}`);
    const before = [await line(photos), await line(hits!), await line(misses!)];
    const unread = await archive.aPhoto();
    await read(`/de/foto/${unread.slug}?once`);
    await read(`/de/foto/${unread.slug}?twice`);
    const after = [await line(photos), await line(hits!), await line(misses!)];
    expect(after.map((value, at) => value - before[at]!)).toEqual([2, 1, 1]);
  });
});
