import { untranslated } from '../../src/contract/localized.js';
import type { AdminTag, TagsRemoved } from '../../src/contract/tag.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { nobody } from '../support/administration.js';
import { countQueries } from '../support/count-queries.js';
import type { Answer, Visitor } from '../support/visitor.js';

let archive: TestArchive;
let editor: Visitor;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false }, mountPages });
  editor = await archive.signedIn(await archive.anEditor());
});
afterAll(() => archive.close());

const list = async (query = ''): Promise<AdminTag[]> => (await editor.get(`/api/admin/tags${query}`)).body.items;
const post = (path: string, json: unknown = {}) => editor.change('POST', `/api/admin/tags${path}`, { json });
const change = (id: number, json: unknown) => editor.change('PATCH', `/api/admin/tags/${id}`, { json });
const revert = (changeSetId: number) =>
  editor.change('POST', `/api/admin/change-sets/${changeSetId}/revert`, { json: {} });
const tagIdsOf = async ({ id }: Pick<PhotoRow, 'id'>): Promise<number[]> =>
  (await editor.get(`/api/admin/photos/${id}`)).body.tags.map((tag) => tag.id).sort();
const removed = ({ body }: Answer): TagsRemoved => body as TagsRemoved;
const errorsOf = ({ body }: Answer) => body.errors?.map(({ field, code }: Record<string, string>) => [field, code]);
const publicPage = async ({ slug }: Pick<PhotoRow, 'slug'>): Promise<string> =>
  (await archive.visitor().get(`/it/foto/${slug}`)).text;

describe('the list of tags', () => {
  it('counts published photos and all that are not removed', async () => {
    const tag = await archive.aTag({ name: 'mercati' });
    await archive.aPhoto({ tags: [tag] });
    await archive.aPhoto({ tags: [tag], status: 'draft' });
    await archive.aPhoto({ tags: [tag], status: 'removed', removedAt: new Date() });
    expect(await list('?q=mercati')).toEqual([
      {
        id: tag.id,
        slug: 'mercati',
        name: 'mercati',
        ...untranslated('name'),
        photoCount: 2,
        publishedCount: 1,
        version: expect.any(String),
      },
    ]);
  });

  it('finds a part of a name in any language, or of the slug', async () => {
    const tag = await archive.aTag({ name: 'bora', slug: 'vento-di-bora', nameEn: 'gale wind', nameDe: 'Fallwind' });
    for (const q of ['BOR', 'gale', 'fallw', 'vento-di'])
      expect((await list(`?q=${q}`)).map(({ id }) => id)).toEqual([tag.id]);
    expect(await list('?q=100%25')).toEqual([]);
  });

  it('has names that begin with the text first, by name', async () => {
    const ids = [];
    for (const name of ['cantieri navali', 'nave scuola', 'grandi navi', 'Navigli'])
      ids.push((await archive.aTag({ name })).id);
    const [yards, training, large, canals] = ids;
    expect((await list('?q=nav')).map(({ id }) => id)).toEqual([training, canals, yards, large]);
  });

  it('is ordered by name or by the number of photos', async () => {
    const [one, two] = [await archive.aTag({ name: 'ordine zeta' }), await archive.aTag({ name: 'ordine alfa' })];
    await archive.aPhoto({ tags: [one] });
    const idsBy = async (sort: string) => (await list(`?q=ordine&sort=${sort}`)).map(({ id }) => id);
    expect(await idsBy('name')).toEqual([two.id, one.id]);
    expect(await idsBy('nameDesc')).toEqual([one.id, two.id]);
    expect(await idsBy('photos')).toEqual([one.id, two.id]);
    expect(await idsBy('photosAsc')).toEqual([two.id, one.id]);
  });

  it('shows only tags that no photo carries, and how many there are', async () => {
    const [used, unused] = [await archive.aTag({ name: 'filtro uno' }), await archive.aTag({ name: 'filtro due' })];
    await archive.aPhoto({ tags: [used], status: 'draft' });
    const { body } = await editor.get('/api/admin/tags?unused=true&q=filtro');
    expect(body.items.map(({ id }: AdminTag) => id)).toEqual([unused.id]);
    const { body: all } = await editor.get('/api/admin/tags?unused=true');
    expect(body.unusedCount).toBe(all.total);
  });

  it.each(['sort=colour', 'page=-1', `q=${'x'.repeat(201)}`])('refuses %s', async (query) => {
    expect((await editor.get(`/api/admin/tags?${query}`)).body.code).toBe('validation_failed');
  });
});

describe('a new tag', () => {
  it('has a slug of its Italian name, and visitors can filter by it at once', async () => {
    const { status, body } = await post('', { name: 'Città vecchia', nameEn: 'Old town' });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ slug: 'citta-vecchia', nameEn: 'Old town', nameDe: null, photoCount: 0 }),
    ]);
    const { body: tags } = await archive.visitor().get('/api/tags');
    expect(tags).toContainEqual(expect.objectContaining({ id: body.id, name: 'Città vecchia' }));
    expect(await archive.historyOf('tag', body.id)).toEqual([
      expect.objectContaining({ action: 'created', before: { tag: null } }),
    ]);
  });

  it.each([
    [{}, [['name', 'field_required']]],
    [{ name: '  ' }, [['name', 'field_required']]],
    [{ name: 'x'.repeat(201) }, [['name', 'field_too_long']]],
    [{ name: 'Nuova', slug: 'Con Spazi' }, [['slug', 'code_expected']]],
    [{ name: 'трамвай' }, [['slug', 'field_required']]],
    [{ name: 'Nuova', colour: 'red' }, [['colour', 'field_unknown']]],
  ])('%j is refused, naming the field', async (json, errors) => {
    const answer = await post('', json);
    expect([answer.status, errorsOf(answer)]).toEqual([400, errors]);
  });

  it('cannot have the name or the slug of another, and the answer says which', async () => {
    await archive.aTag({ name: 'Caffè', slug: 'caffe' });
    expect(errorsOf(await post('', { name: 'caffe' }))).toEqual([['name', 'field_taken']]);
    expect(errorsOf(await post('', { name: 'CAFFÈ', slug: 'altro' }))).toEqual([['name', 'field_taken']]);
    expect(errorsOf(await post('', { name: 'Bar', slug: 'caffe' }))).toEqual([['slug', 'field_taken']]);
  });

  it('may have the name that another had before it was renamed: its slug gets a number', async () => {
    const { body: first } = await post('', { name: 'Bagni' });
    await change(first.id, { name: 'Stabilimenti balneari' });
    const { status, body } = await post('', { name: 'Bagni' });
    expect([status, body.slug]).toEqual([201, 'bagni-2']);
    expect(errorsOf(await post('', { name: 'BAGNÌ' }))).toEqual([['name', 'field_taken']]);
    expect((await list('?q=balneari'))[0]).toMatchObject({ slug: 'bagni' });
  });

  it('is taken back by reverting its creation, unless a photo carries it by now', async () => {
    const { body: tag } = await post('', { name: 'Passeggera' });
    const created = await lastSetOf(tag.id);
    const photo = await archive.aPhoto({ tags: [tag] });
    expect((await revert(created)).body).toMatchObject({ code: 'later_change', laterChanges: [{ fields: ['tag'] }] });
    await editor.change('PATCH', `/api/admin/photos/${photo.id}`, { json: { tagIds: [] } });
    expect((await revert(created)).status).toBe(200);
    expect(await list('?q=Passeggera')).toEqual([]);
  });
});

describe('renaming a tag', () => {
  it('changes the public page and the search of its photos, and can be reverted', async () => {
    const tag = await archive.aTag({ name: 'tranvia', slug: 'linea-2' });
    const photo = await archive.aPhoto({ tags: [tag] });
    expect(await publicPage(photo)).toContain('tranvia');
    const { body } = await change(tag.id, { name: 'filovia', nameDe: 'Obus' });
    expect(body).toMatchObject({ name: 'filovia', nameDe: 'Obus', slug: 'linea-2', photoCount: 1 });
    const page = await publicPage(photo);
    expect([page.includes('filovia'), page.includes('tranvia')]).toEqual([true, false]);
    expect(await archive.pendingJobsOf('photo', photo.id)).toEqual(['index']);
    expect(await archive.historyOf('tag', tag.id)).toEqual([
      expect.objectContaining({
        before: { name: 'tranvia', nameDe: null },
        after: { name: 'filovia', nameDe: 'Obus' },
        source: 'api',
      }),
    ]);
    expect((await revert(await lastSetOf(tag.id))).status).toBe(200);
    expect(await publicPage(photo)).toContain('tranvia');
  });

  it('is refused to somebody who has not seen what another has changed meanwhile', async () => {
    const { id } = await archive.aTag({ name: 'corriera' });
    const { version } = (await editor.get(`/api/admin/tags/${id}`)).body;
    const saved = await change(id, { nameEn: 'coach', version });
    expect(saved.status).toBe(200);
    const stale = await change(id, { nameEn: 'bus', version });
    expect([stale.status, stale.body.code]).toEqual([409, 'record_outdated']);
    const present = (await editor.get(`/api/admin/tags/${id}`)).body;
    expect(present).toEqual(saved.body);
    expect((await change(id, { nameEn: 'bus', version: present.version })).body).toMatchObject({ nameEn: 'bus' });
    expect((await editor.get(`/api/admin/tags/${nobody}`)).body.code).toBe('not_found');
  });

  it('to what it is called already records nothing', async () => {
    const tag = await archive.aTag({ name: 'immutata' });
    expect((await change(tag.id, { name: 'immutata', nameEn: '' })).status).toBe(200);
    expect(await archive.historyOf('tag', tag.id)).toEqual([]);
  });

  it('is refused where another has the name or the slug, and for a tag that is gone', async () => {
    const [tag, other] = [await archive.aTag({ name: 'prima' }), await archive.aTag({ name: 'seconda' })];
    expect(errorsOf(await change(tag.id, { name: 'Seconda' }))).toEqual([['name', 'field_taken']]);
    expect(errorsOf(await change(tag.id, { slug: other.slug }))).toEqual([['slug', 'field_taken']]);
    expect(errorsOf(await change(tag.id, { name: null }))).toEqual([['name', 'field_required']]);
    expect((await change(nobody, { name: 'terza' })).body.code).toBe('not_found');
    expect((await list('?q=prima'))[0]).toMatchObject({ name: 'prima', slug: 'prima' });
  });
});

describe('merging tags', () => {
  it('gives each photo the remaining tag once, in the archive, the search and the history', async () => {
    const [target, one, two] = [await archive.aTag(), await archive.aTag(), await archive.aTag()];
    const bystander = await archive.aTag();
    const both = await archive.aPhoto({ tags: [one, two, bystander] });
    const already = await archive.aPhoto({ tags: [target, one] });
    const draft = await archive.aPhoto({ tags: [two], status: 'draft' });
    const untouched = await archive.aPhoto({ tags: [target] });
    const answer = await post(`/${target.id}/merge`, { tagIds: [one.id, two.id] });
    expect([answer.status, removed(answer)]).toEqual([
      200,
      { changeSetId: expect.any(Number), tagCount: 2, photoCount: 3 },
    ]);
    expect(await tagIdsOf(both)).toEqual([target.id, bystander.id].sort());
    for (const photo of [already, draft]) expect(await tagIdsOf(photo)).toEqual([target.id]);
    const { body } = await archive.visitor().get(`/api/photos?tagId=${target.id}`);
    expect(body.total).toBe(3);
    const { body: tags } = await archive.visitor().get('/api/tags');
    expect(tags.map(({ id }) => id)).not.toContain(one.id);
    expect(await archive.pendingJobsOf('photo', both.id)).toEqual(['index']);
    expect(await archive.historyOf('photo', both.id)).toEqual([
      expect.objectContaining({
        before: { tagIds: [target.id, one.id, two.id, bystander.id].filter((id) => id !== target.id) },
        after: { tagIds: [target.id, bystander.id] },
      }),
    ]);
    expect(await archive.historyOf('photo', untouched.id)).toEqual([]);
  });

  it('is reverted as one change set: tags, photos and pages are as they were', async () => {
    const [target, gone] = [await archive.aTag(), await archive.aTag({ name: 'risorta', nameEn: 'risen' })];
    const photos = [await archive.aPhoto({ tags: [gone] }), await archive.aPhoto({ tags: [gone, target] })];
    const { changeSetId } = removed(await post(`/${target.id}/merge`, { tagIds: [gone.id] }));
    expect(await publicPage(photos[0]!)).not.toContain('risorta');
    expect((await revert(changeSetId)).status).toBe(200);
    expect(await tagIdsOf(photos[0]!)).toEqual([gone.id]);
    expect(await tagIdsOf(photos[1]!)).toEqual([target.id, gone.id].sort());
    expect(await list('?q=risorta')).toEqual([
      {
        id: gone.id,
        slug: 'risorta',
        name: 'risorta',
        ...untranslated('name'),
        nameEn: 'risen',
        photoCount: 2,
        publishedCount: 2,
        version: expect.any(String),
      },
    ]);
    expect(await publicPage(photos[0]!)).toContain('risorta');
  });

  it('is reverted in a few statements, however many photos it has changed', async () => {
    const cost = async (photos: number): Promise<number> => {
      const [target, gone] = [await archive.aTag(), await archive.aTag()];
      const [first] = await Promise.all(Array.from({ length: photos }, () => archive.aPhoto({ tags: [gone] })));
      const { changeSetId } = removed(await post(`/${target.id}/merge`, { tagIds: [gone.id] }));
      const statements = await countQueries(archive.database, async () =>
        expect((await revert(changeSetId)).status).toBe(200),
      );
      expect(await tagIdsOf(first!)).toEqual([gone.id]);
      expect((await list('?sort=photos')).find(({ id }) => id === gone.id)).toMatchObject({ photoCount: photos });
      return statements;
    };
    expect(await cost(40)).toBe(await cost(2));
  });

  it('is not reverted over a later change of the tags of a photo, or over a new tag of the same name', async () => {
    const [target, gone] = [await archive.aTag(), await archive.aTag({ name: 'contesa' })];
    const photo = await archive.aPhoto({ tags: [gone] });
    const { changeSetId } = removed(await post(`/${target.id}/merge`, { tagIds: [gone.id] }));
    await editor.change('PATCH', `/api/admin/photos/${photo.id}`, { json: { tagIds: [] } });
    expect((await post('', { name: 'contesa' })).status).toBe(201);
    const { body } = await revert(changeSetId);
    expect(body.code).toBe('later_change');
    expect(body.laterChanges.map(({ kind, recordId }: Record<string, unknown>) => [kind, recordId])).toEqual(
      expect.arrayContaining([
        ['photo', photo.id],
        ['tag', gone.id],
      ]),
    );
    expect(await tagIdsOf(photo)).toEqual([]);
  });

  it('lets saved searches find the photos of the remaining tag, and keeps one of two that become the same', async () => {
    const [target, gone] = [await archive.aTag(), await archive.aTag()];
    const member = await archive.signedIn(await archive.aMember());
    for (const tags of [`${gone.id}`, `${target.id},${gone.id}`, `${target.id}`])
      await member.change('POST', '/api/user/searches', { json: { name: tags, tags } });
    await post(`/${target.id}/merge`, { tagIds: [gone.id] });
    const { body } = await member.get('/api/user/searches');
    expect(body.map(({ filters }: { filters: object }) => filters)).toEqual([{ tags: `${target.id}` }]);
  });

  it('takes removed photos along, so that one that is restored has the remaining tag', async () => {
    const [target, gone] = [await archive.aTag(), await archive.aTag()];
    const photo = await archive.aPhoto({ tags: [gone], status: 'removed', removedAt: new Date() });
    expect(removed(await post(`/${target.id}/merge`, { tagIds: [gone.id] })).photoCount).toBe(0);
    expect(await tagIdsOf(photo)).toEqual([target.id]);
    expect(await archive.historyOf('photo', photo.id)).toEqual([]);
  });

  it('is refused with itself, with none, and with one that does not exist', async () => {
    const [target, other] = [await archive.aTag(), await archive.aTag()];
    for (const tagIds of [[target.id], [], [other.id, other.id], ['x'], null])
      expect((await post(`/${target.id}/merge`, { tagIds })).body.code).toBe('validation_failed');
    expect((await post(`/${target.id}/merge`, { tagIds: [other.id, nobody] })).body.code).toBe('not_found');
    expect((await post(`/${nobody}/merge`, { tagIds: [other.id] })).body.code).toBe('not_found');
    expect(await archive.historyOf('tag', other.id)).toEqual([]);
  });
});

describe('deleting tags', () => {
  it('that no photo carries needs no confirmation, and can be reverted', async () => {
    const [one, two] = [await archive.aTag({ name: 'vuota' }), await archive.aTag()];
    const { changeSetId, photoCount } = removed(await post('/removal', { ids: [one.id, two.id] }));
    expect(photoCount).toBe(0);
    expect(await list('?q=vuota')).toEqual([]);
    expect((await revert(changeSetId)).status).toBe(200);
    expect((await list('?q=vuota'))[0]).toMatchObject({ id: one.id });
  });

  it('that photos carry is refused with their number, until it is confirmed', async () => {
    const [used, unused] = [await archive.aTag({ name: 'adoperata' }), await archive.aTag({ name: 'inutile' })];
    const photo = await archive.aPhoto({ tags: [used] });
    await archive.aPhoto({ tags: [used], status: 'draft' });
    const refused = await post('/removal', { ids: [used.id, unused.id] });
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: 'tag_in_use', count: 2 })]);
    expect(await tagIdsOf(photo)).toEqual([used.id]);
    expect(await list('?q=inutile')).toHaveLength(1);
    const { changeSetId } = removed(await post('/removal', { ids: [used.id, unused.id], evenIfUsed: true }));
    expect(await tagIdsOf(photo)).toEqual([]);
    expect(await publicPage(photo)).not.toContain('adoperata');
    expect((await revert(changeSetId)).status).toBe(200);
    expect(await tagIdsOf(photo)).toEqual([used.id]);
  });

  it('leaves those that photos carry when all unused ones go', async () => {
    const [used, unused] = [await archive.aTag({ name: 'resta' }), await archive.aTag({ name: 'sparisce' })];
    await archive.aPhoto({ tags: [used], status: 'draft' });
    const { tagCount, changeSetId } = removed(await post('/removal-of-unused'));
    expect(tagCount).toBeGreaterThan(0);
    expect(await list('?unused=true')).toEqual([]);
    expect(await list('?q=resta')).toHaveLength(1);
    expect((await revert(changeSetId)).status).toBe(200);
    expect((await list('?q=sparisce'))[0]).toMatchObject({ id: unused.id });
  });

  it('is refused for none, and deletes nothing when one of them does not exist', async () => {
    const tag = await archive.aTag();
    expect((await post('/removal', { ids: [] })).body.code).toBe('validation_failed');
    expect((await post('/removal', { ids: [tag.id, nobody] })).body.code).toBe('not_found');
    expect(await archive.historyOf('tag', tag.id)).toEqual([]);
  });
});

async function lastSetOf(tagId: number): Promise<number> {
  const { body } = await editor.get(`/api/admin/change-sets?kind=tag&recordId=${tagId}`);
  return body.items[0].id;
}
