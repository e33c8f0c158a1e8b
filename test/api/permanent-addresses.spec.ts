import { Parser } from 'n3';
import { arkOf, arkPath } from '../../src/contract/ark.js';
import { mountPages } from '../../src/site/mount-pages.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { RemovedPhotos } from '../../src/photos/removed-photos.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { fondsApiOf } from '../support/fonds.js';
import type { Visitor } from '../support/visitor.js';

const publicUrl = 'https://archive.example.org';
const manifest = 'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"';

let archive: TestArchive;
let admin: Visitor;
let placed: PhotoRow;

beforeAll(async () => {
  archive = await startArchive({ mountPages, config: { rateLimit: false, publicUrl } });
  admin = await archive.signedIn(await archive.anAdmin());
  placed = await archive.aPhoto({
    title: 'Molo',
    titleDe: 'Mole',
    author: 'Wulz',
    edtf: '1905',
    lat: 45.65,
    lng: 13.76,
  });
});
afterAll(() => archive.close());

const ask = async (path: string, accept?: string) => {
  const response = await fetch(archive.url + path, { redirect: 'manual', headers: accept ? { Accept: accept } : {} });
  const { status, headers } = response;
  return { status, headers, location: headers.get('location'), text: await response.text() };
};
/** After the redirect to the address with a language. */
const finalStatus = async (path: string): Promise<number> => (await fetch(archive.url + path)).status;
const pageOf = ({ slug }: { slug: string }, language = 'it'): string => `/${language}/foto/${slug}`;
const remove = async ({ id }: { id: number }): Promise<void> => {
  expect((await admin.change('DELETE', `/api/admin/photos/${id}`)).status).toBe(204);
};
const settle = (fields: object) => admin.change('PUT', '/api/admin/settings', { json: fields });

describe('who asks a record for data', () => {
  it.each([
    ['application/ld+json', (id: number) => `/data/photo/${id}.jsonld?language=de`],
    ['application/ld+json, text/html;q=0.9', (id: number) => `/data/photo/${id}.jsonld?language=de`],
    [manifest, (id: number) => `/iiif/presentation/photo/${id}/manifest.json`],
    ['application/geo+json', (id: number) => `/data/photo/${id}.geojson`],
  ])('by %s is led from its page, and from its permanent address, to the document', async (accept, path) => {
    const { id } = placed;
    await ask(pageOf(placed, 'de'));
    const fromPage = await ask(pageOf(placed, 'de'), accept);
    expect([fromPage.status, fromPage.location]).toEqual([303, path(id)]);
    // Caches that know nothing of types must not give it to a browser.
    expect([fromPage.headers.get('vary'), fromPage.headers.get('cache-control')]).toEqual([
      expect.stringContaining('Accept'),
      'private, no-store',
    ]);
    expect((await ask(`/id/photo/${id}`, accept)).location).toBe(path(id).replace('=de', '=it'));
    expect((await ask(path(id))).headers.get('content-type')).toBe(accept.split(', ')[0]);
  });

  it.each([
    undefined,
    '*/*',
    'text/html,application/xhtml+xml,*/*;q=0.8',
    'application/json',
    'text/turtle',
    'application/ld+json;q=0',
  ])('finds the page with %s, which caches keep in one copy for all', async (accept) => {
    const { status, headers } = await ask(pageOf(placed), accept);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html;charset=utf-8']);
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('cache-control')).toContain('public');
    expect((await ask(`/id/photo/${placed.id}`, accept)).location).toBe(pageOf(placed));
  });

  it('reads the same linked data as in the page', async () => {
    const inPage = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec((await ask(pageOf(placed, 'de'))).text);
    const [ofPhoto] = (JSON.parse(inPage?.[1] ?? '{}') as { '@graph': object[] })['@graph'];
    const { text } = await ask(`/data/photo/${placed.id}.jsonld?language=de`);
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': [ofPhoto] });
    expect(ofPhoto).toMatchObject({ name: 'Mole', '@id': publicUrl + pageOf(placed, 'de') });
  });

  it('is told of the documents by headers and links of the page, of a place only where it is known', async () => {
    const { headers, text } = await ask(pageOf(placed));
    expect(headers.get('link')).toContain(`<${publicUrl}/id/photo/${placed.id}>; rel="cite-as"`);
    expect(headers.get('link')).toContain(
      `<${publicUrl}/data/photo/${placed.id}.geojson>; rel="alternate"; type="application/geo+json"`,
    );
    expect(text).toContain(`type="application/ld+json" href="${publicUrl}/data/photo/${placed.id}.jsonld?language=it"`);
    const unplaced = await archive.aPhoto();
    expect((await ask(pageOf(unplaced))).text).not.toContain('.geojson');
    expect((await ask(pageOf(unplaced), 'application/geo+json')).status).toBe(200);
    expect((await ask(`/data/photo/${unplaced.id}.geojson`)).status).toBe(404);
  });

  it('reads record cards, too', async () => {
    const entity = await archive.anEntity({ name: 'Faro', wikidata: 'Q546', lat: 45.6, lng: 13.7 });
    expect((await ask(`/en/scheda/${entity.slug}`, 'application/ld+json')).location).toBe(
      `/data/entity/${entity.id}.jsonld?language=en`,
    );
    expect(JSON.parse((await ask(`/data/entity/${entity.id}.jsonld`)).text)).toMatchObject({
      '@graph': [{ name: 'Faro', sameAs: ['http://www.wikidata.org/entity/Q546'] }],
    });
    expect(JSON.parse((await ask(`/data/entity/${entity.id}.geojson`)).text)).toMatchObject({
      type: 'Feature',
      geometry: { coordinates: [13.7, 45.6] },
    });
    for (const path of [
      '/data/entity/999999.jsonld',
      '/data/tag/1.jsonld',
      '/data/entity/x.jsonld',
      '/data/entity/1.ttl',
    ])
      expect([path, [400, 404].includes((await ask(path)).status)]).toEqual([path, true]);
  });
});

describe('a photo that is gone', () => {
  it('answers 410 at all its addresses, in the language of the visitor, with its number and the day, and nothing else of it', async () => {
    const photo = await archive.aPhoto({ title: 'Ritratto segreto' });
    await remove(photo);
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Rome' }).format(new Date());
    const moved = await ask(`/id/photo/${photo.id}`);
    expect(moved.location).toBe(`/it/foto/${photo.id}`);
    for (const path of [`/it/foto/${photo.id}`, `/en/foto/${photo.id}`, pageOf(photo, 'en')]) {
      const { status, text } = await ask(path);
      expect([path, status]).toEqual([path, 410]);
      expect(text).not.toContain('Ritratto');
    }
    const { text } = await ask(`/en/foto/${photo.id}`);
    expect(text).toContain(`Photograph no. ${photo.id} stood here until it was taken out on ${day}.`);
    expect(text).toContain('href="/en/search"');
    const gone = await ask(`/api/photos/${photo.id}`);
    expect([gone.status, JSON.parse(gone.text)]).toEqual([
      410,
      expect.objectContaining({
        code: 'photo_removed',
        removed: { kind: 'photo', id: photo.id, on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      }),
    ]);
    const asData = await ask(pageOf(photo), 'application/ld+json');
    expect([asData.status, asData.location]).toEqual([303, `/data/photo/${photo.id}.jsonld?language=it`]);
    expect((await ask(asData.location ?? '')).status).toBe(410);
    expect((await ask(`/data/photo/${photo.id}.erc`)).text).toContain('what: (:unav) withdrawn\n');
  });

  it('answers so for good, also when its record is deleted', async () => {
    const { id } = await archive.aPhoto({ title: 'Da dimenticare' });
    // Published as the application does it, so that harvesters know of it.
    await admin.change('PATCH', `/api/admin/photos/${id}`, { json: { year: 1905 } });
    await remove({ id });
    await archive.database.query(`update photos set removed_at = now() - interval '31 days' where id = $1`, [id]);
    expect(await archive.app.get(RemovedPhotos).purge()).toBe(1);
    for (const path of [`/id/photo/${id}`, `/data/photo/${id}.erc`, `/api/photos/${id}`])
      expect([path, await finalStatus(path)]).toEqual([path, 410]);
    expect((await ask(`/api/photos/${id}`)).text).toContain(`"removed":{"kind":"photo","id":${id},"on":"`);
  });

  it('is unknown where it was never public: a draft, also a removed one', async () => {
    const draft = await archive.aPhoto({ status: 'draft', publishedAt: null });
    const removed = await archive.aPhoto({ status: 'draft', publishedAt: null });
    await remove(removed);
    for (const { id, slug } of [draft, removed])
      for (const path of [`/id/photo/${id}`, `/it/foto/${slug}`, `/it/foto/${id}`, `/api/photos/${id}`])
        expect([path, await finalStatus(path)]).toEqual([path, 404]);
  });
});

it('a card that is gone answers 410 at its permanent address, and one that was never public 404', async () => {
  const [entity, draft] = [await archive.anEntity({ name: 'Fontana' }), await archive.anEntity({ status: 'draft' })];
  await admin.change('PATCH', `/api/admin/entities/${entity.id}`, { json: { historicalName: 'Antica' } });
  for (const { id } of [entity, draft])
    expect((await admin.change('DELETE', `/api/admin/entities/${id}`)).status).toBe(204);
  expect((await ask(`/id/entity/${entity.id}`)).location).toBe(`/it/scheda/${entity.id}`);
  const { status, text } = await ask(`/en/scheda/${entity.id}`);
  expect([status, text.includes(`Record card no. ${entity.id} stood here until`)]).toEqual([410, true]);
  expect(text).not.toContain('Fontana');
  expect(await finalStatus(`/id/entity/${draft.id}`)).toBe(404);
});

describe('a fonds', () => {
  it('has an address that lasts, which leads to its page whatever its title, and which its page names', async () => {
    const fonds = fondsApiOf(admin);
    const studio = await fonds.aFonds({ title: 'Studio' });
    const address = `/id/fonds/${studio.id}`;
    // Nobody sees one that no published photograph is in.
    expect(await finalStatus(address)).toBe(404);
    expect((await ask('/it')).text).not.toContain('href="/it/fondi"');
    await archive.database.query('update photos set fonds_id = $1 where id = $2', [studio.id, placed.id]);
    await admin.change('PATCH', `/api/admin/photos/${placed.id}`, { json: { author: 'Studio Wulz' } });
    expect((await fonds.change(studio.id, { title: 'Studio Wulz' })).status).toBe(200);
    expect((await ask(address)).location).toBe('/it/fondo/studio-wulz');
    const { status, headers } = await ask('/de/fondo/studio-wulz');
    expect([status, headers.get('link')]).toEqual([
      200,
      expect.stringContaining(`<${publicUrl}${address}>; rel="cite-as"`),
    ]);
    expect((await ask('/it')).text).toContain('href="/it/fondi"');
    for (const path of ['/id/fonds/999999', '/id/fonds/x'])
      expect([path, await finalStatus(path)]).toEqual([path, 404]);
    await archive.database.query('update photos set fonds_id = null, author = $1 where id = $2', ['Wulz', placed.id]);
  });
});

describe('an archive with a NAAN', () => {
  it('has none at first, and takes no other text for one', async () => {
    expect(await finalStatus(`/${arkOf('12345', 'photo', placed.id)}`)).toBe(404);
    expect((await settle({ naan: 'ark:/12345' })).body.errors).toEqual([
      expect.objectContaining({ field: 'naan', code: 'naan_expected' }),
    ]);
  });

  it('is asked by ARK, and names its records by it wherever they are cited', async () => {
    expect((await settle({ naan: '12345' })).status).toBe(200);
    const ark = arkOf('12345', 'photo', placed.id) ?? '';
    const path = arkPath('12345', 'photo', placed.id) ?? '';
    for (const address of [path, path.replace('ark:', 'ark:/'), path.replace('ark:', 'ark%3A'), `${path}?utm=1`])
      expect([address, (await ask(address)).location]).toEqual([address, pageOf(placed)]);
    expect((await ask(path, 'application/ld+json')).location).toBe(`/data/photo/${placed.id}.jsonld?language=it`);
    expect(await finalStatus(path.slice(0, -1))).toBe(404);

    const page = await ask(pageOf(placed));
    expect(page.headers.get('link')).toContain(`<${publicUrl}${path}>; rel="cite-as"`);
    expect(page.text).toContain(`"identifier":"${ark}"`);
    expect(page.text).toContain(`${publicUrl}${path}.`);
    expect((await ask(`/api/photos/${placed.id}/citation.bib`)).text).toContain(publicUrl + path);
    expect((await ask(`/iiif/presentation/photo/${placed.id}/manifest.json`)).text).toContain(`"none":["${ark}"]`);
  });

  it.each(['?info', '??'])('describes a record to who adds %s to its ARK', async (inflection) => {
    const path = arkPath('12345', 'photo', placed.id) ?? '';
    const { status, location } = await ask(path + inflection);
    expect([status, location]).toEqual([303, `/data/photo/${placed.id}.erc`]);
    const { headers, text } = await ask(location ?? '');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text.split('\n').slice(0, 5)).toEqual([
      'erc:',
      'who: Wulz',
      'what: Molo',
      'when: 1905',
      `where: ${publicUrl}${path}`,
    ]);
  });
});

describe('the page for developers', () => {
  it('has examples that answer, in every language', async () => {
    for (const language of ['it', 'en', 'de']) {
      const { status, text } = await ask(`/${language}/developers`);
      expect([language, status]).toEqual([language, 200]);
      expect(text).not.toContain('{{');
      const examples = [...text.matchAll(/<td[^>]*><a href="([^"]*)"/g)].map(([, href = '']) =>
        href.replaceAll('&amp;', '&'),
      );
      expect(examples.length).toBeGreaterThan(15);
      if (language !== 'it') continue;
      for (const href of examples) {
        expect(href).toMatch(new RegExp(`^${publicUrl}/`));
        expect([href, await finalStatus(href.slice(publicUrl.length))]).toEqual([href, 200]);
      }
    }
  });

  it('is described for search engines of data, and found from the footer and the sitemap', async () => {
    const { text } = await ask('/en/developers');
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}';
    const [catalog] = (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
    expect(catalog).toMatchObject({
      '@type': 'DataCatalog',
      dataset: {
        '@type': 'Dataset',
        distribution: expect.arrayContaining([expect.objectContaining({ contentUrl: `${publicUrl}/oai` })]),
      },
    });
    expect((await ask('/en')).text).toContain('href="/en/developers"');
    expect((await ask('/sitemap.xml')).text).toContain(`${publicUrl}/en/developers`);
  });

  it('has the same for catalogues, as DCAT in Turtle', async () => {
    const { headers, text } = await ask('/data/catalog.ttl');
    expect(headers.get('content-type')).toBe('text/turtle; charset=utf-8');
    const quads = new Parser().parse(text);
    const subjectsOf = (type: string): string[] =>
      quads
        .filter(({ object }) => object.value === `http://www.w3.org/ns/dcat#${type}`)
        .map(({ subject }) => subject.value);
    expect(subjectsOf('Catalog')).toEqual([`${publicUrl}/data/catalog.ttl#catalog`]);
    expect(subjectsOf('Dataset')).toEqual([`${publicUrl}/data/catalog.ttl#dataset`]);
    expect(subjectsOf('DataService')).toHaveLength(2);
    const addresses = quads.filter(({ predicate }) => predicate.value.endsWith('#accessURL'));
    expect(addresses.length).toBeGreaterThan(4);
    for (const { object } of addresses)
      expect([object.value, (await ask(object.value.slice(publicUrl.length))).status]).toEqual([object.value, 200]);
  });
});
