import type { AdminPhotoDetail } from '../../src/contract/admin-photo.js';
import type { FondsName, ListedFonds } from '../../src/contract/fonds.js';
import { PhotoSearchDocuments } from '../../src/photos/photo-search-documents.js';
import { SearchIndex } from '../../src/search/search-index.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { nobody } from '../support/administration.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { codesOf } from '../support/field-errors.js';
import { fondsApiOf } from '../support/fonds.js';
import type { Visitor } from '../support/visitor.js';

let archive: TestArchive;
let editor: Visitor;
let fondsApi: ReturnType<typeof fondsApiOf>;
let made = 0;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false }, mountPages });
  editor = await archive.signedIn(await archive.anEditor());
  fondsApi = fondsApiOf(editor);
});
afterAll(() => archive.close());

describe('the photos of a fonds', () => {
  const photoOf = async (id: number): Promise<AdminPhotoDetail> => (await editor.get(`/api/admin/photos/${id}`)).body;
  const put = (id: number, fondsId: unknown) =>
    editor.change('PATCH', `/api/admin/photos/${id}`, { json: { fondsId } });
  const counts = async (id: number) => {
    const { photoCount, publishedCount } = (await fondsApi.byId(id)).body;
    return [photoCount, publishedCount];
  };
  const lastOfPhoto = async (id: number): Promise<number> =>
    (await editor.get(`/api/admin/change-sets?kind=photo&recordId=${id}`)).body.items[0].id;

  it('are part of one, and counted in all that it is in, wherever it moves', async () => {
    const [collection, other] = [
      await fondsApi.aFonds({ level: 'collection' }),
      await fondsApi.aFonds({ level: 'collection' }),
    ];
    const fonds = await fondsApi.aFonds({ parentId: collection.id });
    const series = await fondsApi.aFonds({ level: 'series', parentId: fonds.id });
    const [shown, draft] = [await archive.aPhoto({ year: 1910 }), await archive.aPhoto({ status: 'draft' })];
    const { status, body } = await put(shown.id, series.id);
    expect([status, body.fonds.map(({ id, level }: FondsName) => [id, level])]).toEqual([
      200,
      [collection, fonds, series].map(({ id, level }) => [id, level]),
    ]);
    await put(draft.id, fonds.id);
    expect(await Promise.all([collection, fonds, series].map(({ id }) => counts(id)))).toEqual([
      [2, 1],
      [2, 1],
      [1, 1],
    ]);
    await fondsApi.change(fonds.id, { parentId: other.id });
    expect([await counts(collection.id), await counts(other.id)]).toEqual([
      [0, 0],
      [2, 1],
    ]);
    await put(shown.id, null);
    expect([await counts(other.id), (await photoOf(shown.id)).fonds]).toEqual([[1, 0], []]);
    expect(codesOf(await put(shown.id, nobody))).toEqual([['fondsId', 'choice_gone']]);
    expect(codesOf(await put(shown.id, 'tutti'))).toEqual([['fondsId', 'integer_expected']]);
  });

  it('have it in their history, which puts it back while it is there', async () => {
    const [before, after] = [await fondsApi.aFonds(), await fondsApi.aFonds()];
    const photo = await archive.aPhoto({ fondsId: before.id });
    await put(photo.id, after.id);
    expect(await archive.historyOf('photo', photo.id)).toMatchObject([
      { before: { fondsId: before.id }, after: { fondsId: after.id } },
    ]);
    const moved = await lastOfPhoto(photo.id);
    await fondsApi.remove(before.id);
    expect((await fondsApi.revert(moved)).body.code).toBe('later_change');
    expect((await fondsApi.revert(await fondsApi.lastSetOf(before.id))).status).toBe(200);
    expect((await fondsApi.revert(moved)).status).toBe(200);
    expect((await photoOf(photo.id)).fonds).toMatchObject([{ id: before.id }]);
  });

  it('keep it from being deleted, but not from the trash', async () => {
    const fonds = await fondsApi.aFonds();
    const photo = await archive.aPhoto({ fondsId: fonds.id });
    expect((await fondsApi.remove(fonds.id)).body).toMatchObject({ statusCode: 409, code: 'fonds_in_use', count: 1 });
    await editor.change('DELETE', `/api/admin/photos/${photo.id}`);
    expect((await fondsApi.remove(fonds.id)).status).toBe(200);
    expect((await photoOf(photo.id)).fonds).toEqual([]);
  });

  it('are found in the list of the administration, and so are those of none', async () => {
    const fonds = await fondsApi.aFonds();
    const series = await fondsApi.aFonds({ level: 'series', parentId: fonds.id });
    const [inFonds, inSeries] = [
      await archive.aPhoto({ fondsId: fonds.id }),
      await archive.aPhoto({ fondsId: series.id, status: 'draft' }),
    ];
    const none = await archive.aPhoto();
    const list = async (query: string): Promise<number[]> =>
      (await editor.get(`/api/admin/photos?${query}`)).body.items.map(({ id }: { id: number }) => id);
    expect((await list(`fondsId=${fonds.id}&sortBy=createdAtAsc`)).toSorted((a, b) => a - b)).toEqual([
      inFonds.id,
      inSeries.id,
    ]);
    expect(await list(`fondsId=${fonds.id}&status=draft`)).toEqual([inSeries.id]);
    const without = await list('lacks=fonds');
    expect([without.includes(none.id), without.includes(inFonds.id)]).toEqual([true, false]);
  });

  it('are moved many at once, which is undone as one', async () => {
    const [fonds, other] = [await fondsApi.aFonds(), await fondsApi.aFonds()];
    const photos = [await archive.aPhoto(), await archive.aPhoto({ fondsId: other.id })];
    const ids = photos.map(({ id }) => id);
    const edit = (json: object) => editor.change('POST', '/api/admin/bulk-edits', { json: { ids, ...json } });
    expect(codesOf(await edit({ fondsId: nobody }))).toEqual([['fondsId', 'choice_gone']]);
    const { body } = await edit({ fondsId: fonds.id });
    expect(body).toMatchObject({ state: 'done', changed: 2, change: { fondsId: fonds.id } });
    expect(await counts(fonds.id)).toEqual([2, 2]);
    expect((await edit({ fondsId: fonds.id })).body).toMatchObject({ changed: 0, same: 2 });
    await editor.change('POST', `/api/admin/bulk-edits/${body.id}/undo`);
    expect([await counts(fonds.id), await counts(other.id)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect((await edit({ fondsId: null })).body).toMatchObject({ changed: 1, same: 1 });
  });
});

describe('visitors', () => {
  const visit = (address: string) => archive.visitor().get(address);
  const page = async (address: string): Promise<string> => (await visit(address)).text;
  const slugs = async (): Promise<string[]> => (await visit('/api/fonds')).body.map(({ slug }: ListedFonds) => slug);
  const photosOf = async (query: string): Promise<number[]> =>
    (await visit(`/api/photos?${query}`)).body.items.map(({ id }: { id: number }) => id);

  async function anArchive() {
    const collection = await fondsApi.aFonds({ level: 'collection', title: `Raccolta ${++made}` });
    const fonds = await fondsApi.aFonds({
      title: `Studio Pozzar ${++made}`,
      titleDe: 'Atelier Pozzar',
      parentId: collection.id,
      dateText: '1890–1932',
      holdingInstitution: 'Civici Musei',
      description: 'Vedute della città.',
    });
    const series = await fondsApi.aFonds({ level: 'series', title: `Il porto ${++made}`, parentId: fonds.id });
    const [late, early, draft] = [
      await archive.aPhoto({ title: `Molo ${++made}`, year: 1930, fondsId: fonds.id }),
      await archive.aPhoto({ title: `Faro ${++made}`, year: 1901, fondsId: series.id }),
      await archive.aPhoto({ year: 1895, fondsId: fonds.id, status: 'draft' }),
    ];
    return { collection, fonds, series, late, early, draft };
  }

  it('see a fonds once a published photo is in it, and no longer than that', async () => {
    const fonds = await fondsApi.aFonds();
    const photo = await archive.aPhoto({ fondsId: fonds.id, status: 'draft' });
    expect(await slugs()).not.toContain(fonds.slug);
    expect((await visit(`/api/fonds/by-slug/${fonds.slug}`)).body.code).toBe('not_found');
    expect((await visit(`/it/fondo/${fonds.slug}`)).status).toBe(404);
    const show = (status: string) => editor.change('PATCH', `/api/admin/photos/${photo.id}`, { json: { status } });
    await archive.database.query(`update photos set renditions = $2 where id = $1`, [photo.id, aRendition]);
    await show('published');
    expect(await slugs()).toContain(fonds.slug);
    expect((await visit(`/it/fondo/${fonds.slug}`)).status).toBe(200);
    await show('draft');
    expect(await slugs()).not.toContain(fonds.slug);
    expect((await visit(`/it/fondo/${fonds.slug}`)).status).toBe(404);
  });

  it('read what it is, what it is in, what is in it, and the number of its photos', async () => {
    const { collection, fonds, series } = await anArchive();
    const { body } = await visit(`/api/fonds/by-slug/${collection.slug}`);
    expect(body).toMatchObject({ level: 'collection', photoCount: 2, within: [] });
    expect(body.parts.map(({ id, photoCount }: ListedFonds) => [id, photoCount])).toEqual([
      [fonds.id, 2],
      [series.id, 1],
    ]);
    const inner = (await visit(`/api/fonds/${series.id}`)).body;
    expect(inner.within.map(({ id }: FondsName) => id)).toEqual([collection.id, fonds.id]);
    const html = await page(`/de/fondo/${fonds.slug}`);
    for (const text of ['Atelier Pozzar', '1890–1932', 'Civici Musei', series.title, 'Molo', 'Faro'])
      expect(html).toContain(text);
    expect(html).toContain('"@type":["ArchiveComponent","Collection"]');
    expect(await page('/it/fondi')).toContain(`/it/fondo/${collection.slug}`);
    expect(await page('/sitemap.xml')).toContain(`/en/fondo/${series.slug}`);
  });

  it('list its photos with those of what is in it, in every order, with a tag and with a text', async () => {
    const { collection, fonds, series, late, early } = await anArchive();
    expect(await photosOf(`fondsId=${collection.id}&sortBy=year`)).toEqual([early.id, late.id]);
    expect(await photosOf(`fondsId=${fonds.id}&sortBy=title`)).toEqual([early.id, late.id]);
    expect(await photosOf(`fondsId=${fonds.id}&sortBy=yearDesc`)).toEqual([late.id, early.id]);
    expect(await photosOf(`fondsId=${series.id}`)).toEqual([early.id]);
    expect(await photosOf(`fondsId=${fonds.id}&from=1920`)).toEqual([late.id]);
    expect(await photosOf(`fondsId=${fonds.id}&from=1920-05&to=1940&sortBy=year`)).toEqual([late.id]);
    expect(await photosOf(`fondsId=${nobody}`)).toEqual([]);
    const tag = await archive.aTag();
    await editor.change('PATCH', `/api/admin/photos/${late.id}`, { json: { tagIds: [tag.id] } });
    await archive.aPhoto({ tags: [tag] });
    for (const order of ['year', 'createdAt', 'title'])
      expect(await photosOf(`fondsId=${collection.id}&tagId=${tag.id}&sortBy=${order}`)).toEqual([late.id]);
    expect(await photosOf(`fondsId=${collection.id}&tagId=${tag.id}&from=1931`)).toEqual([]);
  });

  it('find photos within it, and are led into what is in it', async () => {
    const { collection, fonds, series, late, early } = await anArchive();
    await archive.aPhoto({ title: 'Altrove' });
    await archive.app.get(SearchIndex).rebuild('photo');
    const { hits, facets } = (await visit(`/api/search?fondsId=${fonds.id}&facets=fonds`)).body;
    expect(hits.map(({ id }: { id: number }) => id).toSorted()).toEqual([late.id, early.id]);
    expect(facets.fonds).toEqual([
      { value: String(collection.id), count: 2 },
      { value: String(fonds.id), count: 2 },
      { value: String(series.id), count: 1 },
    ]);
    expect((await visit(`/api/search?q=faro&fondsId=${fonds.id}`)).body.hits).toMatchObject([{ id: early.id }]);
    expect(codesOf(await visit('/api/search?fondsId=fondo'))).toEqual([['fondsId', 'integer_expected']]);
    const html = await page(`/it/search?fondsId=${fonds.id}`);
    expect(html).toContain(`/it/search?fondsId=${series.id}"`);
    expect(html).toMatch(new RegExp(`>${fonds.title}<`));
    expect(await page('/it/search?fondsId=999999')).toContain('Fondo 999999');
    expect(await page(`/it/fondo/${fonds.slug}`)).toContain(`/it/search?fondsId=${fonds.id}"`);
  });

  it('read the names of some, but of none without published photos', async () => {
    const { collection, series } = await anArchive();
    const empty = await fondsApi.aFonds();
    const names = (await visit(`/api/fonds/by-ids?ids=${series.id},${collection.id},${empty.id}`)).body;
    expect(names.map(({ id }: FondsName) => id).toSorted()).toEqual([collection.id, series.id]);
    expect(names.find(({ id }: FondsName) => id === series.id)).toMatchObject({
      title: series.title,
      parentId: series.parentId,
    });
    expect(codesOf(await visit('/api/fonds/by-ids?ids=x'))).toEqual([['ids', 'field_invalid']]);
  });

  it('find the way from a photo to what it is part of', async () => {
    const { collection, fonds, series, early } = await anArchive();
    const photo = await page(`/it/foto/${early.slug}`);
    for (const { slug } of [collection, fonds, series]) expect(photo).toContain(`/it/fondo/${slug}"`);
    expect(photo).toMatch(/"isPartOf":\{"@type":\["ArchiveComponent","Collection"\],"@id":"[^"]*\/it\/fondo\/il-porto/);
    const answered = (await visit(`/api/photos/${early.id}`)).body.fonds.map(({ id }: FondsName) => id);
    expect(answered).toEqual([collection.id, fonds.id, series.id]);
    // They are found by its names, and filtered by it.
    const [document] = await archive.app.get(PhotoSearchDocuments).findDocuments([early.id], archive.database.manager);
    expect(document?.fondsIds).toEqual([collection.id, fonds.id, series.id]);
    expect(document?.keywords.de).toContain('Atelier Pozzar');
    // Pages follow a new name.
    await fondsApi.change(fonds.id, { title: 'Fotografi Pozzar' });
    expect(await page(`/it/foto/${early.slug}`)).toContain('Fotografi Pozzar');
    expect(await page('/it/fondi')).toContain('Fotografi Pozzar');
  });

  it('are led from a former address to the present one, in their language', async () => {
    const { fonds } = await anArchive();
    const { slug } = (await fondsApi.change(fonds.id, { title: `Lastre ${++made}` })).body;
    const answer = await visit(`/en/fondo/${fonds.slug}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/en/fondo/${slug}`]);
    expect((await visit(`/en/fondo/${fonds.id}`)).headers.get('location')).toBe(`/en/fondo/${slug}`);
  });
});

const aRendition = JSON.stringify({
  renditionProfile: 'x',
  widths: [640],
  width: 640,
  height: 480,
  color: '#000',
  placeholder: '',
});
