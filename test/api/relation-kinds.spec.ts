import type { EntityRelation } from '../../src/contract/entity.js';
import type { AdminRelationKind } from '../../src/contract/relation-kind.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { nobody } from '../support/administration.js';
import { startArchive, type TestArchive } from '../support/archive.js';
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

const path = '/api/admin/relation-kinds';
const list = async (): Promise<AdminRelationKind[]> => (await editor.get(path)).body;
const kindOf = async (code: string): Promise<AdminRelationKind> => (await list()).find((kind) => kind.code === code)!;
const create = (json: object) => administrator.change('POST', path, { json });
const change = (id: number, json: object, who = administrator) => who.change('PATCH', `${path}/${id}`, { json });
const remove = (id: number) => administrator.change('DELETE', `${path}/${id}`);
const revert = (changeSetId: number) =>
  administrator.change('POST', `/api/admin/change-sets/${changeSetId}/revert`, { json: {} });
const relate = (id: number, relations: object[]) =>
  editor.change('PATCH', `/api/admin/entities/${id}`, { json: { relations } });
const errorsOf = ({ body }: Answer) => body.errors?.map(({ field, code }: Record<string, string>) => [field, code]);
const page = async (address: string): Promise<string> => (await archive.visitor().get(address)).text;
const readFrom = async (id: number): Promise<[string, string | null][]> =>
  (await archive.visitor().get(`/api/entities/${id}/relations/detailed`)).body.map(
    ({ kindName, kindNameDe }: EntityRelation) => [kindName, kindNameDe],
  );

async function lastSetOf(kind: string, id: number): Promise<number> {
  const { body } = await administrator.get(`/api/admin/change-sets?kind=${kind}&recordId=${id}`);
  return body.items[0].id;
}

let made = 0;
async function aDirectedKind(): Promise<AdminRelationKind> {
  const { body } = await create({
    code: `designed-${++made}`,
    name: 'Progettato da',
    nameDe: 'Entworfen von',
    reverseName: 'Ha progettato',
  });
  return body;
}

describe('the kinds of relation', () => {
  it('of a new installation have names in all languages, and read the same from both ends', async () => {
    const kinds = await list();
    expect(kinds).toHaveLength(17);
    expect(kinds[0]).toMatchObject({
      code: 'near',
      name: 'Nelle vicinanze',
      nameEn: 'Nearby',
      nameDe: 'In der Nähe',
      reverseName: null,
      relationCount: 0,
    });
  });

  it('are made by administrators, chosen by editors, and undone while no relation has them', async () => {
    const { status, body } = await create({ code: 'seen-from', name: 'Visto da', reverseName: 'Guarda' });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ code: 'seen-from', nameEn: null, reverseName: 'Guarda', relationCount: 0 }),
    ]);
    const made = await lastSetOf('relation_kind', body.id);
    const [one, other] = [await archive.anEntity(), await archive.anEntity()];
    await relate(one.id, [{ entityId: other.id, kind: 'seen-from' }]);
    expect((await revert(made)).body.code).toBe('later_change');
    await relate(one.id, []);
    expect((await revert(made)).status).toBe(200);
    expect((await list()).map(({ code }) => code)).not.toContain('seen-from');
    expect((await editor.change('POST', path, { json: { code: 'x', name: 'X' } })).body.code).toBe('role_missing');
  });

  it.each([
    [{ name: 'Visto da' }, [['code', 'field_required']]],
    [{ code: 'Seen From', name: 'Visto da' }, [['code', 'code_expected']]],
    [{ code: 'seen', name: ' ' }, [['name', 'field_required']]],
    [{ code: 'near', name: 'Vicino' }, [['code', 'field_taken']]],
    [{ code: 'seen', name: 'Visto da', reverseNameDe: 'Sieht' }, [['reverseName', 'field_required']]],
    [{ code: 'seen', name: 'x'.repeat(201) }, [['name', 'field_too_long']]],
  ])('%j is refused, naming the field', async (json, errors) => {
    const answer = await create(json);
    expect([answer.status, errorsOf(answer)]).toEqual([400, errors]);
  });
});

describe('a relation of a kind with two names', () => {
  it('is read from each of its ends by the name of that direction', async () => {
    const { code } = await aDirectedKind();
    const [palace, architect] = [await archive.anEntity(), await archive.anEntity()];
    await relate(palace.id, [{ entityId: architect.id, kind: code }]);
    expect(await readFrom(palace.id)).toEqual([['Progettato da', 'Entworfen von']]);
    expect(await readFrom(architect.id)).toEqual([['Ha progettato', null]]);
    expect(await page(`/it/scheda/${palace.slug}`)).toContain('Progettato da');
    expect(await page(`/de/scheda/${palace.slug}`)).toContain('Entworfen von');
    const german = await page(`/de/scheda/${architect.slug}`);
    expect(german).toMatch(/<p lang="it"[^>]*>Ha progettato/);
  });

  it('can be made and turned from either end, and is the same after both', async () => {
    const { code } = await aDirectedKind();
    const [palace, architect] = [await archive.anEntity(), await archive.anEntity()];
    const { body } = await relate(architect.id, [{ entityId: palace.id, kind: code, isReverse: true }]);
    expect(body.relations).toMatchObject([{ entityId: palace.id, kind: code, isReverse: true }]);
    expect(await readFrom(palace.id)).toEqual([['Progettato da', 'Entworfen von']]);
    await relate(palace.id, [{ entityId: architect.id, kind: code }]);
    // Nothing differs, so nothing is recorded.
    expect(await archive.historyOf('entity', palace.id)).toEqual([]);
    await relate(palace.id, [{ entityId: architect.id, kind: code, isReverse: true }]);
    expect(await readFrom(palace.id)).toEqual([['Ha progettato', null]]);
    expect((await revert(await lastSetOf('entity', palace.id))).status).toBe(200);
    expect(await readFrom(palace.id)).toEqual([['Progettato da', 'Entworfen von']]);
  });

  it('comes back with an entity that was deleted, in its direction', async () => {
    const { code } = await aDirectedKind();
    const [palace, architect] = [await archive.anEntity(), await archive.anEntity()];
    await relate(palace.id, [{ entityId: architect.id, kind: code }]);
    await editor.change('DELETE', `/api/admin/entities/${architect.id}`);
    expect((await revert(await lastSetOf('entity', architect.id))).status).toBe(200);
    expect(await readFrom(palace.id)).toEqual([['Progettato da', 'Entworfen von']]);
  });
});

describe('renaming a kind of relation', () => {
  it('changes the pages of the entities that it relates, and can be reverted', async () => {
    const kind = await aDirectedKind();
    const [palace, architect] = [await archive.anEntity(), await archive.anEntity()];
    await relate(palace.id, [{ entityId: architect.id, kind: kind.code }]);
    expect(await page(`/it/scheda/${architect.slug}`)).toContain('Ha progettato');
    const { body } = await change(kind.id, { reverseName: 'Opere' });
    expect(body).toMatchObject({ name: 'Progettato da', reverseName: 'Opere', relationCount: 1 });
    expect(await page(`/it/scheda/${architect.slug}`)).toContain('Opere');
    expect(await archive.historyOf('relation_kind', kind.id)).toMatchObject([
      { action: 'created' },
      { before: { reverseName: 'Ha progettato' }, after: { reverseName: 'Opere' } },
    ]);
    expect((await revert(await lastSetOf('relation_kind', kind.id))).status).toBe(200);
    expect(await page(`/it/scheda/${architect.slug}`)).toContain('Ha progettato');
  });

  it('to one name makes it read the same from both ends', async () => {
    const kind = await aDirectedKind();
    const [one, other] = [await archive.anEntity(), await archive.anEntity()];
    await relate(one.id, [{ entityId: other.id, kind: kind.code }]);
    expect((await change(kind.id, { name: 'Dello stesso autore', nameDe: null, reverseName: null })).status).toBe(200);
    for (const { id } of [one, other]) expect(await readFrom(id)).toEqual([['Dello stesso autore', null]]);
  });

  it('is refused without what was seen, for bad values and for a kind that is gone, and records nothing', async () => {
    const { id, version } = await aDirectedKind();
    const saved = await change(id, { nameEn: 'Designed by', version });
    expect(saved.status).toBe(200);
    expect((await change(id, { nameEn: 'Drawn by', version })).body.code).toBe('record_outdated');
    expect(errorsOf(await change(id, { name: null }))).toEqual([['name', 'field_required']]);
    expect(errorsOf(await change(id, { code: 'other' }))).toEqual([['code', 'field_unknown']]);
    await change(id, { reverseNameDe: 'Hat entworfen' });
    expect(errorsOf(await change(id, { reverseName: null }))).toEqual([['reverseName', 'field_required']]);
    expect((await change(nobody, { name: 'Nessuno' })).body.code).toBe('not_found');
    expect((await change(id, { name: 'Altro' }, editor)).body.code).toBe('role_missing');
    expect(await archive.historyOf('relation_kind', id)).toHaveLength(3);
  });
});

describe('deleting a kind of relation', () => {
  it('is refused while relations have it, and reverted later', async () => {
    const kind = await aDirectedKind();
    const [one, other] = [await archive.anEntity(), await archive.anEntity()];
    await relate(one.id, [{ entityId: other.id, kind: kind.code }]);
    expect((await remove(kind.id)).body).toMatchObject({ code: 'relation_kind_in_use', count: 1 });
    await relate(one.id, []);
    const { status, body } = await remove(kind.id);
    expect(status).toBe(200);
    expect(errorsOf(await relate(one.id, [{ entityId: other.id, kind: kind.code }]))).toEqual([
      ['relations.0.kind', 'choice_gone'],
    ]);
    expect((await revert(body.changeSetId)).status).toBe(200);
    expect(await kindOf(kind.code)).toEqual({ ...kind, relationCount: 0 });
    expect((await remove(nobody)).body.code).toBe('not_found');
  });

  it('leaves a restored entity without the relation of the kind that is gone', async () => {
    const kind = await aDirectedKind();
    const [one, other] = [await archive.anEntity(), await archive.anEntity()];
    await relate(one.id, [{ entityId: other.id, kind: kind.code }]);
    await editor.change('DELETE', `/api/admin/entities/${one.id}`);
    expect((await remove(kind.id)).status).toBe(200);
    expect((await revert(await lastSetOf('entity', one.id))).status).toBe(200);
    expect(await readFrom(one.id)).toEqual([]);
  });
});
