import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AnnotationPage, Canvas, Collection, Manifest } from '@iiif/presentation-3';
import { FondsRow } from '../../src/fonds/fonds.row.js';
import { SearchIndex } from '../../src/search/search-index.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { countQueries } from '../support/count-queries.js';

const publicUrl = 'https://archive.example.org';
const base = `${publicUrl}/iiif/presentation`;

let archive: TestArchive;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false, publicUrl } });
});
afterAll(() => archive.close());

async function read<Resource>(path: string): Promise<Resource> {
  const { status, text } = await archive.visitor().get(`/iiif/presentation/${path}`);
  expect(status).toBe(200);
  return JSON.parse(text) as Resource;
}

const statusOf = async (path: string): Promise<number> =>
  (await archive.visitor().get(`/iiif/presentation/${path}`)).status;

describe('the manifest of a photo', () => {
  it('is read by viewers of other sites, as JSON-LD or as JSON', async () => {
    const { id } = await archive.aPhoto();
    const answer = await archive.visitor().get(`/iiif/presentation/photo/${id}/manifest.json`);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('content-type')).toBe(
      'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"',
    );
    const plain = await archive
      .visitor()
      .get(`/iiif/presentation/photo/${id}/manifest.json`, { Accept: 'application/json' });
    expect(plain.headers.get('content-type')).toBe('application/json');
  });

  it('has its texts in the languages in which they exist, its rights, its date and its place', async () => {
    const photo = await archive.aPhoto({
      title: 'Canale',
      titleDe: 'Der Kanal',
      description: 'Barche',
      author: 'Giuseppe Wulz',
      technique: 'albumina',
      edtf: '1905~',
      year: 1905,
      earliest: '1900-01-01',
      latest: '1910-12-31',
      license: 'CC BY 4.0',
      lat: 45.65,
      lng: 13.76,
      tags: [await archive.aTag({ name: 'barche', nameEn: 'boats' })],
    });
    const manifest = await read<Manifest>(`photo/${photo.id}/manifest.json`);
    expect(manifest).toMatchObject({
      id: `${base}/photo/${photo.id}/manifest.json`,
      type: 'Manifest',
      label: { it: ['Canale'], de: ['Der Kanal'] },
      summary: { it: ['Barche'] },
      rights: 'http://creativecommons.org/licenses/by/4.0/',
      requiredStatement: { value: { none: ['Giuseppe Wulz. CC BY 4.0'] } },
      navDate: '1900-01-01T00:00:00Z',
      navPlace: { features: [{ geometry: { type: 'Point', coordinates: [13.76, 45.65] } }] },
    });
    expect(manifest.homepage?.map(({ id }) => id)).toContain(`${publicUrl}/de/foto/${photo.slug}`);
    const rowOf = (english: string): unknown =>
      manifest.metadata?.find(({ label }) => label?.en?.[0] === english)?.value;
    expect(rowOf('Photographer')).toEqual({ none: ['Giuseppe Wulz'] });
    expect(rowOf('Technique')).toEqual({ it: ['albumina'] });
    expect(rowOf('Date')).toEqual({ it: ['intorno al 1905'], en: ['around 1905'], de: ['um 1905'] });
    expect(rowOf('Subjects')).toEqual({ it: ['barche'], en: ['boats'], de: ['barche'] });
    // The licence allows the download, so that viewers offer it.
    expect(manifest.rendering?.map(({ id }) => id)).toContain(`${publicUrl}/api/photos/${photo.id}/download?size=full`);
  });

  it('is one canvas of the pixels that the public sees, with its image service and the regions on it', async () => {
    const photo = await archive.aPhoto();
    const entity = await archive.anEntity({ name: 'Palazzo Carciotti' });
    await archive.database.query(
      'insert into annotations (photo_id, entity_id, x, y, w, h) values ($1, $2, 25, 50, 10, 20)',
      [photo.id, entity.id],
    );
    const { items } = await read<Manifest>(`photo/${photo.id}/manifest.json`);
    const [canvas] = items as [Canvas];
    expect(canvas).toMatchObject({ type: 'Canvas', width: 1600, height: 1200 });
    const [page] = canvas.items as [AnnotationPage];
    expect(page.items?.[0]).toMatchObject({
      motivation: 'painting',
      target: canvas.id,
      body: {
        id: `${publicUrl}/iiif/image/${photo.id}/full/max/0/default.jpg`,
        service: [{ id: `${publicUrl}/iiif/image/${photo.id}`, type: 'ImageService3', profile: 'level2' }],
      },
    });
    const [drawn] = (canvas.annotations ?? []) as [AnnotationPage];
    expect(drawn.items?.[0]).toMatchObject({
      motivation: 'tagging',
      body: [{ type: 'TextualBody', value: 'Palazzo Carciotti', language: 'it' }],
      target: `${canvas.id}#xywh=400,600,160,240`,
    });
  });

  it('has no rights where the licence is no known one, but says it', async () => {
    const { id } = await archive.aPhoto({ license: 'Solo per studio' });
    const manifest = await read<Manifest>(`photo/${id}/manifest.json`);
    expect(manifest.rights).toBeUndefined();
    expect(manifest.rendering).toBeUndefined();
    expect(manifest.requiredStatement?.value).toEqual({ none: ['Solo per studio'] });
  });

  it('is gone with the photo, and not there for one that is not public', async () => {
    const removed = await archive.aPhoto({ status: 'removed' });
    const draft = await archive.aPhoto({ status: 'draft' });
    expect(await statusOf(`photo/${removed.id}/manifest.json`)).toBe(410);
    expect(await statusOf(`photo/${draft.id}/manifest.json`)).toBe(404);
    expect(await statusOf('photo/x/manifest.json')).toBe(404);
  });
});

it('the manifest of a record card has its photos in their order, and its audio guides as canvases with their duration', async () => {
  const audio = { sha256: 'a'.repeat(64), type: 'audio/mpeg' as const, durationSeconds: 61.5, peaks: [0.5] };
  const entity = await archive.anEntity({
    name: 'Molo Audace',
    architect: 'Ignoto',
    wikidata: 'Q546',
    audioUrlDe: '/uploads/audio/guide.mp3',
    audio: { de: audio },
  });
  const photos = [await archive.aPhoto({ entities: [entity] }), await archive.aPhoto({ entities: [entity] })];
  const manifest = await read<Manifest>(`entity/${entity.id}/manifest.json`);
  expect(manifest.seeAlso).toContainEqual({
    id: 'http://www.wikidata.org/entity/Q546',
    type: 'Dataset',
    label: { none: ['Wikidata'] },
  });
  const [first, second, sound] = manifest.items as [Canvas, Canvas, Canvas];
  expect(new Set([first.id, second.id])).toEqual(
    new Set(photos.map(({ id }) => `${base}/entity/${entity.id}/canvas/photo/${id}`)),
  );
  expect(sound).toMatchObject({ duration: 61.5 });
  expect((sound.items as [AnnotationPage])[0].items?.[0]).toMatchObject({ body: { type: 'Sound', language: 'de' } });
  expect(await statusOf(`entity/${(await archive.anEntity({ status: 'draft' })).id}/manifest.json`)).toBe(404);
});

describe('the back of a photo', () => {
  it('is a canvas after its front, in the manifest of the photo and in those of its cards', async () => {
    const entity = await archive.anEntity();
    const [first, second] = [
      await archive.aPhoto({ entities: [entity] }),
      await archive.aPhoto({ entities: [entity] }),
    ];
    const back = await archive.aPhoto({
      status: 'back',
      frontId: first.id,
      inscription: 'Saluti da Trieste',
      description: 'Timbro postale',
      descriptionEn: 'Postmark',
    });
    const expected = {
      label: { it: ['Verso'], en: ['Back'], de: ['Rückseite'] },
      summary: { it: ['Saluti da Trieste', 'Timbro postale'], en: ['Postmark'] },
      width: 1600,
    };
    const ofCard = await read<Manifest>(`entity/${entity.id}/manifest.json`);
    const canvas = (id: number): string => `${base}/entity/${entity.id}/canvas/photo/${id}`;
    const ids = ofCard.items.map(({ id }) => id);
    expect(ids).toHaveLength(3);
    expect(ids).toContain(canvas(second.id));
    const place = ids.indexOf(canvas(first.id));
    expect(ofCard.items[place + 1]).toMatchObject({ id: `${canvas(first.id)}/back`, ...expected });
    const ofPhoto = await read<Manifest>(`photo/${first.id}/manifest.json`);
    expect(ofPhoto.items[1]).toMatchObject({ id: `${base}/photo/${first.id}/canvas/back`, ...expected });
    const [page] = (ofPhoto.items[1] as Canvas).items as [AnnotationPage];
    expect(page.items?.[0]).toMatchObject({ body: { id: expect.stringContaining(`/iiif/image/${back.id}/`) } });
  });

  it('says its own rights where they are not those of its front', async () => {
    const front = await archive.aPhoto({ license: 'CC BY 4.0' });
    const back = await archive.aPhoto({ status: 'back', frontId: front.id });
    const rights = async () => (await read<Manifest>(`photo/${front.id}/manifest.json`)).items[1]?.rights;
    expect(await rights()).toBeUndefined();
    await archive.database.query(`update photos set license = 'CC0' where id = $1`, [back.id]);
    expect(await rights()).toBe('http://creativecommons.org/publicdomain/zero/1.0/');
  });

  it('is read with all others of a card: no query for each photo', async () => {
    const [small, large] = [await archive.anEntity(), await archive.anEntity()];
    const fill = async (entity: typeof small, count: number): Promise<void> => {
      for (let n = 0; n < count; n += 1) {
        const { id } = await archive.aPhoto({ entities: [entity] });
        await archive.aPhoto({ status: 'back', frontId: id });
      }
    };
    await fill(small, 1);
    await fill(large, 5);
    const queriesOf = ({ id }: { id: number }): Promise<number> =>
      countQueries(archive.database, async () => void (await read(`entity/${id}/manifest.json`)));
    await queriesOf(small);
    expect(await queriesOf(large)).toBe(await queriesOf(small));
  });
});

describe('collections', () => {
  const pathsIn = ({ items }: Collection): string[] => items.map(({ id }) => id?.slice(`${base}/`.length) ?? '');

  it('lead from all to decades, tags, fonds and categories, and to the manifests in them', async () => {
    await archive.database.query('truncate photos, entities, tags restart identity cascade');
    const tag = await archive.aTag({ name: 'barche' });
    const type = await archive.anEntityType({ code: 'molo', name: 'Moli' });
    const entity = await archive.anEntity({ name: 'Molo', type });
    const fonds = await archive.database
      .getRepository(FondsRow)
      .save({ slug: 'studio', title: 'Studio', level: 'fonds' });
    const photo = await archive.aPhoto({ year: 1905, tags: [tag], fondsId: fonds.id });
    expect(pathsIn(await read<Collection>('collection/all.json'))).toEqual(
      expect.arrayContaining([
        'collection/decade/1900.json',
        `collection/tag/${tag.id}.json`,
        `collection/fonds/${fonds.id}.json`,
        'collection/entity/molo.json',
      ]),
    );
    const manifest = [`photo/${photo.id}/manifest.json`];
    expect(pathsIn(await read<Collection>('collection/decade/1900.json'))).toEqual(manifest);
    expect(pathsIn(await read<Collection>(`collection/tag/${tag.id}.json`))).toEqual(manifest);
    expect(pathsIn(await read<Collection>(`collection/fonds/${fonds.id}.json`))).toEqual(manifest);
    expect(pathsIn(await read<Collection>('collection/entity/molo.json'))).toEqual([
      `entity/${entity.id}/manifest.json`,
    ]);
  });

  it('are divided where they are large', async () => {
    await archive.database.query(
      `insert into photos (slug, status, title, year, original_sha256, renditions)
       select 'p-' || n, 'published', 'Titolo ' || n, 1880, md5(n::text) || md5(n::text),
         '{"renditionProfile":"v2","widths":[320,640],"width":1600,"height":1200,"color":"#888888","placeholder":""}'
       from generate_series(1, 501) n`,
    );
    const parts = pathsIn(await read<Collection>('collection/decade/1880.json'));
    expect(parts).toEqual(['collection/decade/1880/1.json', 'collection/decade/1880/2.json']);
    const manifests = [];
    for (const path of parts) manifests.push(...pathsIn(await read<Collection>(path)));
    expect(new Set(manifests).size).toBe(501);
    expect(await statusOf('collection/decade/1880/3.json')).toBe(404);

    const found = pathsIn(await read<Collection>('collection/search.json?from=1880&to=1889'));
    expect(found).toEqual([1, 2].map((part) => `collection/search/${part}.json?from=1880&to=1889`));
    expect(pathsIn(await read<Collection>(found[1]!))).toHaveLength(1);
    expect(await statusOf('collection/search/3.json?from=1880&to=1889')).toBe(404);
  });

  it('are what a search of the archive finds, too, named by what was searched', async () => {
    const tag = await archive.aTag({ name: 'vele', nameEn: 'sails' });
    const harbour = await archive.aPhoto({ title: 'Porto Nuovo di sera', year: 1911, tags: [tag] });
    await archive.aPhoto({ title: 'Porto Nuovo in bozza', year: 1911, status: 'draft', tags: [tag] });
    await archive.aPhoto({ title: 'Porto Nuovo più tardi', year: 1950, tags: [tag] });
    await archive.app.get(SearchIndex).rebuild('photo');
    const path = `collection/search.json?search=porto+nuovo&tagId=${tag.id}&from=1910&to=1919`;
    const collection = await read<Collection>(path);
    expect(collection).toMatchObject({
      id: `${base}/${path}`,
      type: 'Collection',
      label: { it: ['vele, porto nuovo, 1910–1919'], en: ['sails, porto nuovo, 1910–1919'] },
    });
    // Those of the site: a name that is not translated is said to be of no other language.
    expect(Object.keys(collection.label ?? {})).toEqual(['it', 'en', 'de']);
    expect(pathsIn(collection)).toEqual([`photo/${harbour.id}/manifest.json`]);
    expect(pathsIn(await read<Collection>('collection/search.json?search=dirigibile'))).toEqual([]);
    expect(await statusOf('collection/search.json?from=ieri')).toBe(400);
  });

  it.each([
    'collection/decade/1905.json',
    'collection/tag/99999.json',
    'collection/tag/99999999999.json',
    'collection/fonds/99999.json',
    'collection/entity/nothing.json',
    'collection/x/1.json',
    'collection/decade/1900/1.json',
    'collection/decade/1880/x.json',
  ])('%s does not exist', async (path) => {
    expect(await statusOf(path)).toBe(404);
  });
});
