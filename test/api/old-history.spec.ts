import { OldHistory } from '../../src/history/old-history.js';
import { Config } from '../../src/platform/config/config.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import type { Visitor } from '../support/visitor.js';

let archive: TestArchive;
let admin: Visitor;

beforeAll(async () => {
  archive = await startArchive({ environment: { HISTORY_YEARS: '2' }, mountPages });
  admin = await archive.signedIn(await archive.anAdmin());
});
beforeEach(() => Object.assign(archive.app.get(Config), { historyYears: 2 }));
afterAll(() => archive.close());

const tidy = (): Promise<void> => archive.app.get(OldHistory, { strict: false }).tidy();
const setsOf = async (kind: 'photo' | 'entity', recordId: number): Promise<{ id: number; action: string }[]> =>
  archive.database.query(
    `select change_set_id as id, action from record_changes where kind = $1 and record_id = $2 order by id`,
    [kind, recordId],
  );
const actionsOf = async (kind: 'photo' | 'entity', recordId: number): Promise<string[]> =>
  (await setsOf(kind, recordId)).map(({ action }) => action);

/** As if all that was done until now had been done so long ago. */
const passes = (time: string): Promise<unknown> =>
  archive.database.query(`update change_sets set created_at = created_at - $1::interval`, [time]);

async function changePhoto(id: number, json: object): Promise<void> {
  expect((await admin.change('PATCH', `/api/admin/photos/${id}`, { json })).status).toBe(200);
}

async function aCard(name: string): Promise<number> {
  const { code: entityTypeCode } = await archive.anEntityType();
  const { status, body } = await admin.change('POST', '/api/admin/entities', { json: { name, entityTypeCode } });
  expect(status).toBe(201);
  return body.id;
}

async function changeCard(id: number, json: object): Promise<void> {
  expect((await admin.change('PATCH', `/api/admin/entities/${id}`, { json })).status).toBe(200);
}

describe('changes that are older than HISTORY_YEARS', () => {
  it('are forgotten, and the younger ones are not', async () => {
    const photo = await archive.aPhoto({ author: 'ignoto' });
    await changePhoto(photo.id, { author: 'Wulz' });
    const [old] = await setsOf('photo', photo.id);
    await passes('2 years 1 day');
    await changePhoto(photo.id, { author: 'Alinari' });
    await passes('1 year');
    await tidy();
    expect(await actionsOf('photo', photo.id)).toEqual(['changed']);
    expect((await admin.get(`/api/admin/change-sets/${old!.id}`)).status).toBe(404);
    const { body } = await admin.get(`/api/admin/photos/${photo.id}`);
    expect(body.author).toBe('Alinari');
  });

  it('stay where nobody has asked for an end', async () => {
    const photo = await archive.aPhoto();
    await changePhoto(photo.id, { author: 'Wulz' });
    await passes('99 years');
    Object.assign(archive.app.get(Config), { historyYears: null });
    await tidy();
    expect(await actionsOf('photo', photo.id)).toEqual(['changed']);
  });

  it('stay where a record came or went with them, which can still be brought back', async () => {
    const id = await aCard('Porto Vecchio');
    await changeCard(id, { excerpt: 'Magazzini' });
    expect((await admin.change('DELETE', `/api/admin/entities/${id}`)).status).toBe(204);
    await passes('3 years');
    await tidy();
    const kept = await setsOf('entity', id);
    expect(kept.map(({ action }) => action)).toEqual(['created', 'removed']);
    const { status } = await admin.change('POST', `/api/admin/change-sets/${kept[1]!.id}/revert`, { json: {} });
    expect(status).toBe(200);
    const { body } = await admin.get(`/api/admin/entities/${id}`);
    expect(body).toMatchObject({ name: 'Porto Vecchio', excerpt: 'Magazzini' });
  });

  it('stay where a younger change has undone them, and go together with it', async () => {
    const photo = await archive.aPhoto({ author: 'ignoto' });
    await changePhoto(photo.id, { author: 'Wulz' });
    const [undone] = await setsOf('photo', photo.id);
    await passes('2 years 1 day');
    await admin.change('POST', `/api/admin/change-sets/${undone!.id}/revert`, { json: {} });
    await tidy();
    expect(await actionsOf('photo', photo.id)).toEqual(['changed', 'changed']);
    await passes('2 years 1 day');
    await tidy();
    expect(await actionsOf('photo', photo.id)).toEqual([]);
  });

  it('are forgotten of an import as well, which can then not be undone', async () => {
    const photo = await archive.aPhoto({ author: 'ignoto' });
    await changePhoto(photo.id, { author: 'Wulz' });
    const [set] = await setsOf('photo', photo.id);
    const [{ id }] = await archive.database.query<[{ id: number }]>(
      `insert into imports (state, tables, publishes, change_set_id, finished_at) values ('done', '[]', false, $1, now()) returning id`,
      [set!.id],
    );
    await passes('3 years');
    await tidy();
    expect(await actionsOf('photo', photo.id)).toEqual([]);
    const { body } = await admin.change('POST', `/api/admin/imports/${id}/undo`);
    expect(body.code).toBe('nothing_to_undo');
  });

  it('go in large numbers too', async () => {
    const photo = await archive.aPhoto();
    await archive.database.query(
      `with sets as (insert into change_sets (actor, source, created_at)
         select 'system', 'worker', now() - interval '3 years' from generate_series(1, 1200) returning id)
       insert into record_changes (change_set_id, kind, record_id, part, action) select id, 'photo', $1, 'metadata', 'changed' from sets`,
      [photo.id],
    );
    await tidy();
    expect(await actionsOf('photo', photo.id)).toEqual([]);
  });

  it('are said to be missing at the end of the history', async () => {
    const { text } = await admin.get('/admin/history');
    expect(text).toContain('Delle modifiche di oltre 2 anni fa restano soltanto quelle');
    Object.assign(archive.app.get(Config), { historyYears: null });
    expect((await admin.get('/admin/history')).text).not.toContain('anni fa restano');
  });
});
