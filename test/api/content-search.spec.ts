import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Collection, Manifest } from '@iiif/presentation-3';
import { requestRates } from '../../src/contract/request-rates.js';
import { SearchIndex } from '../../src/search/search-index.js';
import { startArchive, type TestArchive } from '../support/archive.js';

const publicUrl = 'https://archive.example.org';
const manifests = `${publicUrl}/iiif/presentation`;
const context = 'http://iiif.io/api/search/2/context.json';

/** What is read of an answer. */
interface Found {
  '@context': string;
  id: string;
  type: string;
  ignored?: string[];
  partOf?: { id: string; type: string; first: { id: string } };
  prev?: { id: string };
  next?: { id: string };
  items: {
    id: string;
    motivation: string;
    body: { value: string; language?: string } | { value: string; language?: string }[];
    target: string | { id: string; type: string; partOf?: { id: string; label: object } };
  }[];
  annotations?: [
    {
      items: {
        motivation: string;
        target: { source: string; selector: [{ prefix?: string; exact: string; suffix?: string }] };
      }[];
    },
  ];
}

let archive: TestArchive;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false, publicUrl } });
});
afterAll(() => archive.close());

const serviceOf = (path: string) => [
  {
    id: `${publicUrl}/iiif/search/${path}`,
    type: 'SearchService2',
    service: [{ id: `${publicUrl}/iiif/autocomplete/${path}`, type: 'AutoCompleteService2' }],
  },
];
const answerTo = (path: string) => archive.visitor().get(`/iiif/search/${path}`);
const statusOf = async (path: string): Promise<number> => (await answerTo(path)).status;

async function search(path: string): Promise<Found> {
  const { status, text } = await answerTo(path);
  expect(status).toBe(200);
  return JSON.parse(text) as Found;
}

const read = async <Resource>(path: string): Promise<Resource> =>
  JSON.parse((await archive.visitor().get(`/iiif/presentation/${path}`)).text) as Resource;

const aRegion = (photoId: number, label: string, labelDe: string | null = null): Promise<unknown> =>
  archive.database.query(
    `insert into annotations (photo_id, x, y, w, h, label, label_de) values ($1, 25, 50, 10, 20, $2, $3)`,
    [photoId, label, labelDe],
  );

/** As the worker does after a change. */
const index = (): Promise<void> => archive.app.get(SearchIndex).rebuild('photo');

const values = ({ items }: Found): string[] => items.flatMap(({ body }) => [body].flat().map(({ value }) => value));
const exact = ({ annotations }: Found): string[] =>
  (annotations?.[0].items ?? []).map(({ target }) => target.selector[0].exact);

describe('the search within the manifest of a photo', () => {
  it('is named by the manifest, and answers a page of annotations to viewers of other sites', async () => {
    const { id } = await archive.aPhoto({ title: 'Il vaporetto' });
    const { service } = await read<Manifest>(`photo/${id}/manifest.json`);
    expect(service).toEqual(serviceOf(`photo/${id}`));
    const answer = await answerTo(`photo/${id}?q=vaporetto`);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('content-type')).toBe(`application/ld+json;profile="${context}"`);
    expect(answer.headers.get('cache-control')).toContain('s-maxage=60');
    expect(JSON.parse(answer.text)).toEqual({
      '@context': context,
      id: `${publicUrl}/iiif/search/photo/${id}?q=vaporetto`,
      type: 'AnnotationPage',
      items: [
        {
          id: `${manifests}/photo/${id}/canvas/text/title/it`,
          type: 'Annotation',
          motivation: 'describing',
          body: { type: 'TextualBody', value: 'Il vaporetto', language: 'it', format: 'text/plain' },
          target: `${manifests}/photo/${id}/canvas`,
        },
      ],
      annotations: [
        {
          type: 'AnnotationPage',
          items: [
            {
              id: `${manifests}/photo/${id}/canvas/text/title/it/match/1`,
              type: 'Annotation',
              motivation: 'highlighting',
              target: {
                type: 'SpecificResource',
                source: `${manifests}/photo/${id}/canvas/text/title/it`,
                selector: [{ type: 'TextQuoteSelector', prefix: 'Il ', exact: 'vaporetto' }],
              },
            },
          ],
        },
      ],
    });
  });

  it('finds words with other accents, endings and spellings, in every language and every text', async () => {
    const photo = await archive.aPhoto({
      title: 'La città',
      titleDe: 'Das Geschäft von Müller',
      descriptionEn: 'Boats at the quay',
      notes: 'Ricordo le stazioni',
      author: 'Giuseppe Wulz',
      inscription: 'Saluti da Trieste',
      tags: [await archive.aTag({ name: 'barche', nameEn: 'rowing' })],
      entities: [await archive.anEntity({ name: 'Molo Audace' })],
    });
    const found = async (q: string): Promise<string[]> =>
      values(await search(`photo/${photo.id}?q=${encodeURIComponent(q)}`));
    expect(await found('citta')).toEqual(['La città']);
    expect(await found('MUELLER')).toEqual(['Das Geschäft von Müller']);
    expect(await found('boats')).toEqual(['Boats at the quay']);
    expect(await found('stazione')).toEqual(['Ricordo le stazioni']);
    expect(await found('wulz')).toEqual(['Giuseppe Wulz']);
    expect(await found('rowing')).toEqual(['rowing']);
    expect(await found('audace')).toEqual(['Molo Audace']);
    expect(await found('saluti')).toEqual(['Saluti da Trieste']);
    expect(await found('nothing of it')).toEqual([]);
    const { items } = await search(`photo/${photo.id}?q=saluti`);
    expect(items[0]?.motivation).toBe('supplementing');
  });

  it('finds the words of its back, on the canvas of that', async () => {
    const { id } = await archive.aPhoto({ title: 'Rive', slug: 'rive-recto', inscription: 'Rive, 1909' });
    await archive.aPhoto({
      status: 'back',
      frontId: id,
      title: 'Rive',
      slug: 'rive-verso',
      inscription: 'Alla cara Nives',
      descriptionEn: 'Written with a pencil',
    });
    const canvas = (await read<Manifest>(`photo/${id}/manifest.json`)).items[1]?.id;
    const { items } = await search(`photo/${id}?q=nives`);
    expect(items).toEqual([
      {
        id: `${canvas}/text/inscription/it`,
        type: 'Annotation',
        motivation: 'supplementing',
        body: { type: 'TextualBody', value: 'Alla cara Nives', language: 'it', format: 'text/plain' },
        target: canvas,
      },
    ]);
    expect(values(await search(`photo/${id}?q=pencil`))).toEqual(['Written with a pencil']);
    // Its titles are those of its front.
    expect(values(await search(`photo/${id}?q=rive`))).toEqual(['Rive', 'Rive, 1909']);
  });

  it('finds the texts with all words before those with one of them', async () => {
    const { id } = await archive.aPhoto({ title: 'Barche al molo', description: 'Due barche', notes: 'Il molo' });
    expect(values(await search(`photo/${id}?q=molo+barche`))).toEqual(['Barche al molo']);
    expect(values(await search(`photo/${id}?q=molo+due`))).toEqual(['Barche al molo', 'Due barche', 'Il molo']);
  });

  it('finds the regions as the manifest has them, with where in which language the word is', async () => {
    const { id } = await archive.aPhoto({ title: 'Rive' });
    await aRegion(id, 'La lanterna', 'Der Leuchtturm');
    const manifest = await read<Manifest>(`photo/${id}/manifest.json`);
    const found = await search(`photo/${id}?q=leuchtturm`);
    expect(found.items).toEqual(manifest.items[0]?.annotations?.[0]?.items);
    expect(found.items[0]?.target).toBe(`${manifests}/photo/${id}/canvas#xywh=400,600,160,240`);
    expect(exact(found)).toEqual(['Leuchtturm']);
  });

  it('finds only annotations of a motivation that is asked for, and says what it does not compare', async () => {
    const { id } = await archive.aPhoto({ title: 'Lanterna' });
    await aRegion(id, 'Lanterna');
    const tagging = await search(`photo/${id}?q=lanterna&motivation=tagging+painting`);
    expect(tagging.items.map(({ motivation }) => motivation)).toEqual(['tagging']);
    expect(tagging.id).toBe(`${publicUrl}/iiif/search/photo/${id}?q=lanterna&motivation=tagging+painting`);
    expect((await search(`photo/${id}?q=lanterna&motivation=painting`)).items).toEqual([]);
    const ignoring = await search(`photo/${id}?q=lanterna&user=https://example.org/u&date=`);
    expect(ignoring.ignored).toEqual(['user']);
    expect(ignoring.items).toHaveLength(2);
  });

  it('answers any query: without words with all annotations', async () => {
    const { id } = await archive.aPhoto({ title: 'Molo 🚋 Sale', author: 'Wulz' });
    for (const query of ['', '?q=', '?q=%20', '?q=%22%3C', '?q[a]=b'])
      expect(values(await search(`photo/${id}${query}`))).toEqual(['Molo 🚋 Sale', 'Wulz']);
    expect(values(await search(`photo/${id}?q=sale&q=wulz`))).toEqual(['Molo 🚋 Sale']);
    for (const q of ['%00', '%F0%9F', 'x'.repeat(5000), 'a+'.repeat(2000), '%ED%A0%80', "'%3B--"])
      expect([200, 400]).toContain(await statusOf(`photo/${id}?q=${q}`));
    expect(await statusOf(`photo/${id}?q=molo&page=0`)).toBe(404);
    expect(await statusOf(`photo/${id}?q=molo&page=x`)).toBe(404);
  });

  it('is gone with the photo, and not there for one that is not public', async () => {
    const removed = await archive.aPhoto({ status: 'removed' });
    const draft = await archive.aPhoto({ status: 'draft' });
    expect(await statusOf(`photo/${removed.id}?q=a`)).toBe(410);
    expect(await statusOf(`photo/${draft.id}?q=a`)).toBe(404);
    expect(await statusOf('photo/x?q=a')).toBe(404);
  });
});

describe('the search within the manifest of a record card', () => {
  it('finds its texts, the regions on its photos and their texts, at the canvases of its manifest', async () => {
    const entity = await archive.anEntity({
      name: 'Molo San Carlo',
      description: '<p>Un <b>pontile</b> di pietra</p>',
    });
    const draft = await archive.aPhoto({ title: 'Pontile segreto', status: 'draft', entities: [entity] });
    await aRegion(draft.id, 'Pontile segreto');
    const photo = await archive.aPhoto({ title: 'Il pontile di notte', entities: [entity] });
    const other = await archive.aPhoto({ title: 'Bora', entities: [entity] });
    await aRegion(other.id, 'Pontile');
    await archive.aPhoto({ title: 'Un pontile altrove' });
    await index();
    const found = await search(`entity/${entity.id}?q=pontile`);
    expect(values(found)).toEqual(['Un pontile di pietra', 'Pontile', 'Il pontile di notte']);
    const manifest = await read<Manifest>(`entity/${entity.id}/manifest.json`);
    const [ofCard, region, text] = found.items;
    expect(ofCard?.target).toEqual({ id: manifest.id, type: 'Manifest' });
    const canvases = manifest.items.map(({ id }) => id);
    expect(canvases).toContain(text?.target);
    expect(text?.target).toMatch(new RegExp(`/canvas/photo/${photo.id}$`));
    expect(manifest.items.flatMap(({ annotations }) => annotations?.[0]?.items ?? [])).toContainEqual(region);
    expect(manifest.service).toEqual(serviceOf(`entity/${entity.id}`));
    expect(await statusOf(`entity/${(await archive.anEntity({ status: 'draft' })).id}?q=a`)).toBe(404);
  });
});

it('the search within a record card and within a collection finds the words of backs at their canvases', async () => {
  const [entity, tag] = [await archive.anEntity(), await archive.aTag()];
  const { id } = await archive.aPhoto({ title: 'La vecchia lanterna', entities: [entity], tags: [tag] });
  await archive.aPhoto({ status: 'back', frontId: id, inscription: 'Stampato a Vienna' });
  await index();
  const ofCard = await read<Manifest>(`entity/${entity.id}/manifest.json`);
  const [onCard] = (await search(`entity/${entity.id}?q=vienna`)).items;
  expect(onCard?.target).toBe(ofCard.items[1]?.id);
  const [inCollection] = (await search(`collection/tag/${tag.id}?q=vienna`)).items;
  expect(inCollection?.target).toMatchObject({
    id: `${manifests}/photo/${id}/canvas/back`,
    partOf: { id: `${manifests}/photo/${id}/manifest.json` },
  });
});

describe('the search within a collection', () => {
  it('finds what is in its photos, page by page, each with its manifest', async () => {
    await archive.database.query('truncate photos, entities, tags restart identity cascade');
    const tag = await archive.aTag({ name: 'feste' });
    for (let n = 1; n <= 21; n += 1) await archive.aPhoto({ title: `Regata numero ${n}`, year: 1905, tags: [tag] });
    const photo = await archive.aPhoto({ title: 'Regata altrove', year: 1890 });
    await aRegion(photo.id, 'La barca della regata');
    await index();
    const collection = await read<Collection>(`collection/tag/${tag.id}.json`);
    expect(collection.service).toEqual(serviceOf(`collection/tag/${tag.id}`));
    const first = await search(`collection/tag/${tag.id}?q=regata`);
    const second = await search(`collection/tag/${tag.id}?q=regata&page=2`);
    expect(first.next?.id).toBe(`${publicUrl}/iiif/search/collection/tag/${tag.id}?q=regata&page=2`);
    expect(first.partOf?.first.id).toBe(first.id);
    expect(second.prev?.id).toBe(first.id);
    expect(second.next).toBeUndefined();
    expect(new Set([...values(first), ...values(second)]).size).toBe(21);
    expect(values(await search('collection/all?q=altrove'))).toEqual(['Regata altrove']);
    const decade = await search('collection/decade/1890?q=regata');
    expect(values(decade)).toEqual(['Regata altrove', 'La barca della regata']);
    const partOf = {
      id: `${manifests}/photo/${photo.id}/manifest.json`,
      type: 'Manifest',
      label: { it: ['Regata altrove'] },
    };
    expect(decade.items.map(({ target }) => target)).toEqual([
      { id: `${manifests}/photo/${photo.id}/canvas`, type: 'Canvas', partOf },
      { id: `${manifests}/photo/${photo.id}/canvas#xywh=400,600,160,240`, type: 'Canvas', partOf },
    ]);
  });

  it.each(['collection/tag/99999', 'collection/entity/molo', 'collection/decade/1905', 'collection/x/1'])(
    '%s does not exist',
    async (path) => {
      expect(await statusOf(`${path}?q=a`)).toBe(404);
    },
  );
});

it('one address may search so often in a minute', async () => {
  const limited = await startArchive();
  try {
    const visitor = limited.visitor();
    const { id } = await limited.aPhoto({ title: 'Molo' });
    const ask = async (): Promise<number> => (await visitor.get(`/iiif/search/photo/${id}?q=molo`)).status;
    expect(await ask()).toBe(200);
    for (let asked = 1; asked < requestRates.anonymousReads; asked += 50)
      await Promise.all(Array.from({ length: 50 }, () => visitor.get('/iiif/search/photo/999999?q=molo')));
    const refused = await visitor.get(`/iiif/search/photo/${id}?q=molo`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await limited.close();
  }
});
