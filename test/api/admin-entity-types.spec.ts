import type { AdminEntityType } from '../../src/contract/entity-type.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { nobody } from '../support/administration.js';
import type { Answer, Visitor } from '../support/visitor.js';

let archive: TestArchive;
let administrator: Visitor;
let editor: Visitor;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false }, mountPages });
  administrator = await archive.signedIn(await archive.anAdmin());
  editor = await archive.signedIn(await archive.anEditor());
});
afterAll(() => archive.close());

const path = '/api/admin/entity-types';
const list = async (): Promise<AdminEntityType[]> => (await editor.get(path)).body;
const create = (json: object) => administrator.change('POST', path, { json });
const change = (id: number, json: object, who = administrator) => who.change('PATCH', `${path}/${id}`, { json });
const reorder = (ids: unknown) => administrator.change('PUT', `${path}/order`, { json: { ids } });
const remove = (id: number) => administrator.change('DELETE', `${path}/${id}`);
const revert = (changeSetId: number, who = administrator) =>
  who.change('POST', `/api/admin/change-sets/${changeSetId}/revert`, { json: {} });
const errorsOf = ({ body }: Answer) => body.errors?.map(({ field, code }: Record<string, string>) => [field, code]);
const page = async (address: string): Promise<string> => (await archive.visitor().get(address)).text;
const publicCodes = async (): Promise<string[]> =>
  (await archive.visitor().get('/api/entity-types')).body.map(({ code }) => code);

async function lastSetOf(id: number): Promise<number> {
  const { body } = await administrator.get(`/api/admin/change-sets?kind=entity_type&recordId=${id}`);
  return body.items[0].id;
}

describe('the list of entity types', () => {
  it('shows editors each type with its own translations and the number of its entities', async () => {
    const type = await archive.anEntityType({ code: 'lighthouse', name: 'Faro', nameDe: 'Leuchtturm' });
    await archive.anEntity({ type });
    expect((await list()).find(({ id }) => id === type.id)).toMatchObject({
      code: 'lighthouse',
      name: 'Faro',
      nameEn: null,
      nameDe: 'Leuchtturm',
      entityCount: 1,
      coverCount: 0,
    });
  });
});

describe('a new entity type', () => {
  it('comes last, and visitors see it', async () => {
    await archive.anEntityType();
    const { status, body } = await create({ code: 'mill', name: 'Mulino', color: 'teal', icon: 'water' });
    expect([status, body]).toEqual([201, expect.objectContaining({ code: 'mill', nameEn: null, entityCount: 0 })]);
    expect((await publicCodes()).at(-1)).toBe('mill');
    expect((await revert(await lastSetOf(body.id))).status).toBe(200);
    expect(await publicCodes()).not.toContain('mill');
  });

  it.each([
    [{ name: 'Mulino', color: 'teal', icon: 'water' }, [['code', 'field_required']]],
    [{ code: 'Mill House', name: 'Mulino', color: 'teal', icon: 'water' }, [['code', 'code_expected']]],
    [{ code: 'mill', name: ' ', color: 'teal', icon: 'water' }, [['name', 'field_required']]],
    [{ code: 'mill', name: 'Mulino', color: 'mauve', icon: 'water' }, [['color', 'field_invalid']]],
    [{ code: 'mill', name: 'Mulino', color: 'teal', icon: 'windmill' }, [['icon', 'field_invalid']]],
  ])('%j is refused, naming the field', async (json, errors) => {
    const answer = await create(json);
    expect([answer.status, errorsOf(answer)]).toEqual([400, errors]);
  });

  it('cannot have the code of another', async () => {
    const { code } = await archive.anEntityType();
    expect(errorsOf(await create({ code, name: 'Altro', color: 'red', icon: 'flag' }))).toEqual([
      ['code', 'field_taken'],
    ]);
  });
});

describe('changing an entity type', () => {
  it('changes the pages of its entities and what the search knows of them, and can be reverted', async () => {
    const type = await archive.anEntityType({ name: 'Torre', color: 'red', icon: 'flag' });
    const entity = await archive.anEntity({ type, name: 'San Giusto' });
    expect(await page(`/it/scheda/${entity.slug}`)).toContain('Torre');
    const { body } = await change(type.id, { name: 'Campanile', color: 'purple', icon: '🏛', description: ' ' });
    expect(body).toMatchObject({ name: 'Campanile', color: 'purple', icon: '🏛', description: null });
    for (const address of [`/it/scheda/${entity.slug}`, '/it/schede']) {
      const shown = await page(address);
      expect([shown.includes('Campanile'), shown.includes('Torre')]).toEqual([true, false]);
    }
    expect(await archive.pendingJobsOf('entity', entity.id)).toEqual(['index']);
    expect(await archive.historyOf('entity_type', type.id)).toEqual([
      expect.objectContaining({
        before: { name: 'Torre', color: 'red', icon: 'flag' },
        after: { name: 'Campanile', color: 'purple', icon: '🏛' },
      }),
    ]);
    expect((await revert(await lastSetOf(type.id))).status).toBe(200);
    expect(await page(`/it/scheda/${entity.slug}`)).toContain('Torre');
  });

  it('is refused to somebody who has not seen what another has changed meanwhile', async () => {
    const { id } = await archive.anEntityType({ name: 'Bagno' });
    const { version } = (await list()).find((type) => type.id === id)!;
    const saved = await change(id, { description: 'Al mare', version });
    expect(saved.status).toBe(200);
    const stale = await change(id, { description: 'Sul lago', version });
    expect([stale.status, stale.body.code]).toEqual([409, 'record_outdated']);
    expect((await list()).find((type) => type.id === id)).toEqual(saved.body);
    expect((await change(id, { color: 'red', version: saved.body.version })).status).toBe(200);
  });

  it('is refused for bad values, another code and a type that is gone, and records nothing', async () => {
    const { id } = await archive.anEntityType({ name: 'Fermo' });
    expect(errorsOf(await change(id, { name: '' }))).toEqual([['name', 'field_required']]);
    expect(errorsOf(await change(id, { color: 'mauve' }))).toEqual([['color', 'field_invalid']]);
    expect(errorsOf(await change(id, { icon: null }))).toEqual([['icon', 'field_invalid']]);
    expect(errorsOf(await change(id, { code: 'other' }))).toEqual([['code', 'field_unknown']]);
    expect((await change(nobody, { name: 'Nessuno' })).body.code).toBe('not_found');
    expect((await change(id, { name: 'Fermo' })).status).toBe(200);
    expect(await archive.historyOf('entity_type', id)).toEqual([]);
  });

  it('and reverting it is for administrators only', async () => {
    const type = await archive.anEntityType();
    expect((await change(type.id, { name: 'Altro' }, editor)).body.code).toBe('role_missing');
    await change(type.id, { name: 'Nuovo' });
    expect((await revert(await lastSetOf(type.id), editor)).body.code).toBe('not_found');
  });
});

describe('the order of entity types', () => {
  it('is that of all lists, and can be reverted', async () => {
    const before = (await list()).map(({ id }) => id);
    const [first = 0, ...others] = before;
    const after = [...others, first];
    const { status, body } = await reorder(after);
    expect([status, body.map(({ id }: AdminEntityType) => id)]).toEqual([200, after]);
    const codes = (await list()).map(({ code }) => code);
    expect(await publicCodes()).toEqual(codes);
    const { body: counts } = await archive.visitor().get('/api/entities/counts-by-type');
    expect(counts.items.map(({ code }) => code)).toEqual(codes);
    expect((await revert(await lastSetOf(first))).status).toBe(200);
    expect((await list()).map(({ id }) => id)).toEqual(before);
  });

  it('is refused unless each type is named once', async () => {
    const ids = (await list()).map(({ id }) => id);
    for (const wrong of [ids.slice(1), [...ids, nobody], [...ids.slice(1), ids[1]], [], 'x'])
      expect(errorsOf(await reorder(wrong))).toEqual([['ids', 'field_invalid']]);
    expect((await list()).map(({ id }) => id)).toEqual(ids);
  });
});

describe('deleting an entity type', () => {
  it('is refused while it has entities, with their number', async () => {
    const type = await archive.anEntityType();
    for (const _ of [1, 2]) await archive.anEntity({ type });
    const { status, body } = await remove(type.id);
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'entity_type_in_use', count: 2 })]);
    expect(await publicCodes()).toContain(type.code);
  });

  it('takes its default covers with it, and brings them back when it is reverted', async () => {
    const type = await archive.anEntityType({ code: 'quarry', name: 'Cava', position: 3 });
    const cover = await archive.aDefaultCover({ type, sortOrder: 2, imageUrl: '/assets/quarry.jpg' });
    const { status, body } = await remove(type.id);
    expect([status, body]).toEqual([200, { changeSetId: expect.any(Number) }]);
    expect(await publicCodes()).not.toContain('quarry');
    expect((await revert(body.changeSetId)).status).toBe(200);
    expect((await list()).find(({ code }) => code === 'quarry')).toMatchObject({ id: type.id, coverCount: 1 });
    const { body: covers } = await archive.visitor().get('/api/default-covers/quarry');
    expect(covers).toMatchObject([{ id: cover.id, sortOrder: 2, imageUrl: '/assets/quarry.jpg' }]);
  });

  it('is not reverted over a new type with its code', async () => {
    const type = await archive.anEntityType();
    const { body } = await remove(type.id);
    await create({ code: type.code, name: 'Successore', color: 'gray', icon: 'pin' });
    expect((await revert(body.changeSetId)).body.code).toBe('later_change');
    expect((await remove(nobody)).body.code).toBe('not_found');
  });
});
