import type { AdminPhotoDetail } from '../../src/contract/admin-photo.js';
import type { AdminFonds, FondsName, ListedFonds } from '../../src/contract/fonds.js';
import { PhotoSearchDocuments } from '../../src/photos/photo-search-documents.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { nobody } from '../support/administration.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import type { Answer, Visitor } from '../support/visitor.js';

let archive: TestArchive;
let editor: Visitor;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false }, mountPages });
  editor = await archive.signedIn(await archive.anEditor());
});
afterAll(() => archive.close());

const path = '/api/admin/fonds';
const list = async (): Promise<AdminFonds[]> => (await editor.get(path)).body;
const create = (json: object) => editor.change('POST', path, { json });
const change = (id: number, json: object) => editor.change('PATCH', `${path}/${id}`, { json });
const remove = (id: number) => editor.change('DELETE', `${path}/${id}`);
const byId = (id: number) => editor.get(`${path}/${id}`);
const revert = (changeSetId: number) =>
  editor.change('POST', `/api/admin/change-sets/${changeSetId}/revert`, { json: {} });
const errorsOf = ({ body }: Answer) => body.errors?.map(({ field, code }: Record<string, string>) => [field, code]);

async function lastSetOf(id: number): Promise<number> {
  const { body } = await editor.get(`/api/admin/change-sets?kind=fonds&recordId=${id}`);
  return body.items[0].id;
}

let made = 0;
async function aFonds(fields: object = {}): Promise<AdminFonds> {
  const { status, body } = await create({ title: `Fondo ${++made}`, level: 'fonds', ...fields });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body;
}

describe('a fonds', () => {
  it('is described as archivists do, and its dates are read', async () => {
    const studio = await aFonds({
      title: 'Studio Wulz',
      titleDe: 'Atelier Wulz',
      referenceCode: 'WULZ',
      dateText: '1868–1981',
      creator: 'Giuseppe Wulz',
      extent: '7.000 negativi su lastra',
      holdingInstitution: 'Civici Musei',
      description: 'Ritratti e vedute.',
    });
    expect(studio).toMatchObject({
      slug: 'studio-wulz',
      titleDe: 'Atelier Wulz',
      titleEn: null,
      referenceCode: 'WULZ',
      edtf: '1868/1981',
      earliest: '1868-01-01',
      latest: '1981-12-31',
      parentId: null,
      photoCount: 0,
      partCount: 0,
    });
    const moved = await change(studio.id, { dateText: '1890 ca.' });
    expect(moved.body).toMatchObject({ edtf: '1890~', earliest: '1890-01-01', latest: '1890-12-31' });
    const stated = await change(studio.id, { earliest: '1885', latest: '1895-06' });
    expect(stated.body).toMatchObject({ dateText: '1890 ca.', earliest: '1885-01-01', latest: '1895-06-30' });
    expect(errorsOf(await change(studio.id, { latest: '1880' }))).toEqual([['latest', 'years_reversed']]);
    const unread = await change(studio.id, { dateText: 'nel tempo' });
    expect(unread.body).toMatchObject({ dateText: 'nel tempo', edtf: null, earliest: null, latest: null });
  });

  it('is listed before what is in it, by reference codes', async () => {
    const collection = await aFonds({ level: 'collection', referenceCode: 'A', title: 'Raccolta' });
    const second = await aFonds({ parentId: collection.id, referenceCode: 'A 10' });
    const first = await aFonds({ parentId: collection.id, referenceCode: 'A 2' });
    const series = await aFonds({ level: 'series', parentId: first.id });
    const inCollection = (await list()).map(({ id }) => id);
    const at = inCollection.indexOf(collection.id);
    expect(inCollection.slice(at, at + 4)).toEqual([collection.id, first.id, series.id, second.id]);
    expect((await byId(collection.id)).body.partCount).toBe(2);
  });

  it.each([
    [{ level: 'fonds' }, [['title', 'field_required']]],
    [{ title: ' ', level: 'fonds' }, [['title', 'field_required']]],
    [{ title: 'x'.repeat(201), level: 'fonds' }, [['title', 'field_too_long']]],
    [{ title: 'Senza livello' }, [['level', 'field_required']]],
    [{ title: 'Di nulla', level: 'series' }, [['parentId', 'field_required']]],
    [{ title: 'Di nessuno', level: 'fonds', parentId: nobody }, [['parentId', 'choice_gone']]],
    [{ title: 'Con slug', level: 'fonds', slug: 'mio' }, [['slug', 'field_unknown']]],
  ])('%j is refused, naming the field', async (json, errors) => {
    const answer = await create(json);
    expect([answer.status, errorsOf(answer)]).toEqual([400, errors]);
  });

  it('is part of something on a higher level only, so that nothing is in itself', async () => {
    const [collection, fonds] = [await aFonds({ level: 'collection' }), await aFonds()];
    const series = await aFonds({ level: 'series', parentId: fonds.id });
    const wrong = [['parentId', 'level_too_low']];
    expect(errorsOf(await change(fonds.id, { parentId: fonds.id }))).toEqual(wrong);
    expect(errorsOf(await change(fonds.id, { parentId: series.id }))).toEqual(wrong);
    expect(errorsOf(await change(collection.id, { parentId: fonds.id }))).toEqual(wrong);
    // What is in it would be on its own level.
    expect(errorsOf(await change(fonds.id, { level: 'series', parentId: collection.id }))).toEqual([
      ['level', 'level_too_low'],
    ]);
    expect((await change(fonds.id, { parentId: collection.id })).status).toBe(200);
    expect((await byId(series.id)).body.parentId).toBe(fonds.id);
  });

  it('has a reference code of its own, whatever its capital letters', async () => {
    const fonds = await aFonds({ referenceCode: 'CMSA 1' });
    expect(errorsOf(await create({ title: 'Altro', level: 'fonds', referenceCode: 'cmsa 1' }))).toEqual([
      ['referenceCode', 'field_taken'],
    ]);
    expect((await change(fonds.id, { referenceCode: 'cmsa 1' })).body.referenceCode).toBe('cmsa 1');
  });

  it('is not overwritten by whoever has not seen its last change', async () => {
    const { id, version } = await aFonds();
    expect((await change(id, { titleEn: 'One', version })).status).toBe(200);
    expect((await change(id, { titleEn: 'Two', version })).body.code).toBe('record_outdated');
    expect((await change(nobody, { titleEn: 'Two' })).body.code).toBe('not_found');
    expect(await archive.historyOf('fonds', id)).toHaveLength(2);
  });

  it('is changed by editors only', async () => {
    const { id } = await aFonds();
    const moderator = await archive.signedIn(await archive.aModerator());
    const answer = await moderator.change('PATCH', `${path}/${id}`, { json: { title: 'Mio' } });
    expect(answer.body.code).toBe('role_missing');
    expect((await archive.visitor().get(path)).status).toBe(401);
  });
});

describe('the photos of a fonds', () => {
  const photoOf = async (id: number): Promise<AdminPhotoDetail> => (await editor.get(`/api/admin/photos/${id}`)).body;
  const put = (id: number, fondsId: unknown) =>
    editor.change('PATCH', `/api/admin/photos/${id}`, { json: { fondsId } });
  const counts = async (id: number) => {
    const { photoCount, publishedCount } = (await byId(id)).body;
    return [photoCount, publishedCount];
  };
  const lastOfPhoto = async (id: number): Promise<number> =>
    (await editor.get(`/api/admin/change-sets?kind=photo&recordId=${id}`)).body.items[0].id;

  it('are part of one, and counted in all that it is in, wherever it moves', async () => {
    const [collection, other] = [await aFonds({ level: 'collection' }), await aFonds({ level: 'collection' })];
    const fonds = await aFonds({ parentId: collection.id });
    const series = await aFonds({ level: 'series', parentId: fonds.id });
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
    await change(fonds.id, { parentId: other.id });
    expect([await counts(collection.id), await counts(other.id)]).toEqual([
      [0, 0],
      [2, 1],
    ]);
    await put(shown.id, null);
    expect([await counts(other.id), (await photoOf(shown.id)).fonds]).toEqual([[1, 0], []]);
    expect(errorsOf(await put(shown.id, nobody))).toEqual([['fondsId', 'choice_gone']]);
    expect(errorsOf(await put(shown.id, 'tutti'))).toEqual([['fondsId', 'integer_expected']]);
  });

  it('have it in their history, which puts it back while it is there', async () => {
    const [before, after] = [await aFonds(), await aFonds()];
    const photo = await archive.aPhoto({ fondsId: before.id });
    await put(photo.id, after.id);
    expect(await archive.historyOf('photo', photo.id)).toMatchObject([
      { before: { fondsId: before.id }, after: { fondsId: after.id } },
    ]);
    const moved = await lastOfPhoto(photo.id);
    await remove(before.id);
    expect((await revert(moved)).body.code).toBe('later_change');
    expect((await revert(await lastSetOf(before.id))).status).toBe(200);
    expect((await revert(moved)).status).toBe(200);
    expect((await photoOf(photo.id)).fonds).toMatchObject([{ id: before.id }]);
  });

  it('keep it from being deleted, but not from the trash', async () => {
    const fonds = await aFonds();
    const photo = await archive.aPhoto({ fondsId: fonds.id });
    expect((await remove(fonds.id)).body).toMatchObject({ statusCode: 409, code: 'fonds_in_use', count: 1 });
    await editor.change('DELETE', `/api/admin/photos/${photo.id}`);
    expect((await remove(fonds.id)).status).toBe(200);
    expect((await photoOf(photo.id)).fonds).toEqual([]);
  });

  it('are found in the list of the administration, and so are those of none', async () => {
    const fonds = await aFonds();
    const series = await aFonds({ level: 'series', parentId: fonds.id });
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
    const [fonds, other] = [await aFonds(), await aFonds()];
    const photos = [await archive.aPhoto(), await archive.aPhoto({ fondsId: other.id })];
    const ids = photos.map(({ id }) => id);
    const edit = (json: object) => editor.change('POST', '/api/admin/bulk-edits', { json: { ids, ...json } });
    expect(errorsOf(await edit({ fondsId: nobody }))).toEqual([['fondsId', 'choice_gone']]);
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

describe('the history of a fonds', () => {
  it('puts back its title with its address, and what it was part of', async () => {
    const [collection, fonds] = [await aFonds({ level: 'collection' }), await aFonds({ title: 'Prima' })];
    await change(fonds.id, { title: 'Dopo', parentId: collection.id });
    expect((await byId(fonds.id)).body.slug).toBe('dopo');
    expect((await revert(await lastSetOf(fonds.id))).status).toBe(200);
    expect((await byId(fonds.id)).body).toEqual(fonds);
  });

  it('brings a deleted one back with its number, unless its code is taken', async () => {
    const fonds = await aFonds({ referenceCode: 'BACK' });
    const { status, body } = await remove(fonds.id);
    expect([status, (await byId(fonds.id)).status]).toEqual([200, 404]);
    const other = await aFonds({ referenceCode: 'back' });
    expect((await revert(body.changeSetId)).body.code).toBe('later_change');
    await remove(other.id);
    expect((await revert(body.changeSetId)).status).toBe(200);
    expect((await byId(fonds.id)).body).toEqual(fonds);
  });

  it('undoes a creation only while it is empty', async () => {
    const fonds = await aFonds();
    const creation = await lastSetOf(fonds.id);
    const series = await aFonds({ level: 'series', parentId: fonds.id });
    expect((await revert(creation)).body.code).toBe('later_change');
    await remove(series.id);
    expect((await revert(creation)).status).toBe(200);
    expect((await byId(fonds.id)).status).toBe(404);
  });
});

describe('deleting a fonds', () => {
  it('is refused while others are in it, and says how many', async () => {
    const fonds = await aFonds();
    for (const title of ['Una', 'Due']) await aFonds({ title, level: 'series', parentId: fonds.id });
    expect((await remove(fonds.id)).body).toMatchObject({ statusCode: 409, code: 'fonds_has_parts', count: 2 });
    expect((await remove(nobody)).body.code).toBe('not_found');
  });
});

describe('visitors', () => {
  const visit = (address: string) => archive.visitor().get(address);
  const page = async (address: string): Promise<string> => (await visit(address)).text;
  const slugs = async (): Promise<string[]> => (await visit('/api/fonds')).body.map(({ slug }: ListedFonds) => slug);
  const photosOf = async (query: string): Promise<number[]> =>
    (await visit(`/api/photos?${query}`)).body.items.map(({ id }: { id: number }) => id);

  async function anArchive() {
    const collection = await aFonds({ level: 'collection', title: `Raccolta ${++made}` });
    const fonds = await aFonds({
      title: `Studio Pozzar ${++made}`,
      titleDe: 'Atelier Pozzar',
      parentId: collection.id,
      dateText: '1890–1932',
      holdingInstitution: 'Civici Musei',
      description: 'Vedute della città.',
    });
    const series = await aFonds({ level: 'series', title: `Il porto ${++made}`, parentId: fonds.id });
    const [late, early, draft] = [
      await archive.aPhoto({ title: `Molo ${++made}`, year: 1930, fondsId: fonds.id }),
      await archive.aPhoto({ title: `Faro ${++made}`, year: 1901, fondsId: series.id }),
      await archive.aPhoto({ year: 1895, fondsId: fonds.id, status: 'draft' }),
    ];
    return { collection, fonds, series, late, early, draft };
  }

  it('see a fonds once a published photo is in it, and no longer than that', async () => {
    const fonds = await aFonds();
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
    await change(fonds.id, { title: 'Fotografi Pozzar' });
    expect(await page(`/it/foto/${early.slug}`)).toContain('Fotografi Pozzar');
    expect(await page('/it/fondi')).toContain('Fotografi Pozzar');
  });

  it('are led from a former address to the present one, in their language', async () => {
    const { fonds } = await anArchive();
    const { slug } = (await change(fonds.id, { title: `Lastre ${++made}` })).body;
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
