import type { Import } from '../../src/contract/import.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { importTable } from '../support/imports.js';
import { until } from '../support/until.js';
import type { Visitor } from '../support/visitor.js';
import { startWorkers, type TestWorkers } from '../support/workers.js';

let archive: TestArchive;
let editor: Visitor;

beforeAll(async () => {
  archive = await startArchive();
  editor = await archive.signedIn(await archive.anEditor());
});
beforeEach(() =>
  // The numbers of imports begin anew: a job of an earlier one would count as theirs.
  archive.database.query(
    'truncate imports, imported_records, photos, tags restart identity cascade; truncate job_outbox',
  ),
);
afterAll(() => archive.close());

const listed = async (): Promise<Import[]> => (await editor.get('/api/admin/imports')).body as Import[];
const find = async (id: number | null): Promise<Import> =>
  (await editor.get(`/api/admin/imports/${id}`)).body as Import;
const rows = (count: number): string => Array.from({ length: count }, (_, n) => `${n + 1},Foto ${n + 1}\n`).join('');

describe('the list of imports', () => {
  it('says of each what came in, newest first, with whom it was started by', async () => {
    const { id: userId } = await archive.anEditor();
    await importTable(archive, 'id,Titolo\n1,Uno\n', { file: 'prima.csv' });
    const { id } = await importTable(archive, 'id,Titolo,Tag\n1,Uno,porto\n2,Due,\n2,Tre,\n', { userId });
    const imports = await listed();
    expect(imports.map((each) => each.id)).toEqual([id, expect.any(Number)]);
    expect(imports[0]).toEqual({
      id,
      state: 'done',
      files: [{ name: 'fondo.csv', table: 'photos' }],
      collection: 'fondo',
      created: 1,
      changed: 0,
      same: 1,
      refused: 1,
      reported: 2,
      hasFile: false,
      total: null,
      undone: 0,
      kept: 0,
      changeSetId: expect.any(Number) as number,
      undoSetId: null,
      startedBy: expect.stringContaining('persona') as string,
      createdAt: expect.any(String) as string,
      finishedAt: expect.any(String) as string,
      lastStepAt: expect.any(String) as string,
      problem: null,
    });
    expect(imports[1]).toMatchObject({ startedBy: null, files: [{ name: 'prima.csv' }], reported: 0 });
  });

  it('offers the messages as a table, in which a formula is a text', async () => {
    const { id } = await importTable(archive, 'id,Titolo,Tag\n1,Uno,=1+1\n1,Due,\n');
    const { status, text, headers } = await editor.get(`/api/admin/imports/${id}/messages.csv`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="import-${id}.csv"`);
    const lines = text.replace('\ufeff', '').trim().split('\r\n');
    expect(lines).toEqual([
      'file,row,outcome,code,column,value,message,id,Titolo,Tag',
      expect.stringMatching(/^fondo\.csv,2,created,tag_unknown,Tag,'=1\+1,.*,1,Uno,'=1\+1$/) as string,
      expect.stringMatching(/^fondo\.csv,3,refused,identifier_repeated,id,1,.*,1,Due,$/) as string,
    ]);
  });

  it('knows no import that does not exist', async () => {
    for (const path of ['', '/messages.csv', '/changes'])
      expect(await editor.get(`/api/admin/imports/99${path}`)).toMatchObject({
        status: 404,
        body: { code: 'import_not_found' },
      });
    for (const action of ['pause', 'undo'])
      expect(await editor.change('POST', `/api/admin/imports/99/${action}`)).toMatchObject({
        status: 404,
        body: { code: 'import_not_found' },
      });
  });
});

describe('an import that was interrupted', () => {
  it('can be stopped, and is undone only then', async () => {
    const { id } = await importTable(archive, `id,Titolo\n${rows(600)}`, { steps: 1 });
    expect(await find(id)).toMatchObject({ state: 'running', created: 500 });
    expect(await editor.change('POST', `/api/admin/imports/${id}/undo`)).toMatchObject({
      status: 409,
      body: { code: 'import_under_way' },
    });
    expect(await editor.change('POST', `/api/admin/imports/${id}/pause`)).toMatchObject({
      status: 200,
      body: { state: 'paused' },
    });
    expect((await editor.change('POST', `/api/admin/imports/${id}/pause`)).body).toMatchObject({ state: 'paused' });
    expect(await editor.change('POST', `/api/admin/imports/${id}/undo`)).toMatchObject({
      status: 200,
      body: { state: 'undoing' },
    });
  });
});

describe('an import whose command was killed', () => {
  const twoMinutesAgo = (id: number | null) =>
    archive.database.query(`update imports set last_step_at = now() - interval '2 minutes' where id = $1`, [id]);

  it('is interrupted after a minute in which nobody was at work on it, and the same import goes on with it', async () => {
    const content = `id,Titolo\n${rows(600)}`;
    const { id } = await importTable(archive, content, { steps: 1 });
    expect(await find(id)).toMatchObject({ state: 'running' });
    await twoMinutesAgo(id);
    expect(await listed()).toMatchObject([{ id, state: 'paused', created: 500 }]);
    expect((await importTable(archive, content)).id).toBe(id);
    expect(await find(id)).toMatchObject({ state: 'done', created: 600 });
  });

  it('can be taken back without waiting for its command; of one whose undoing was killed, that goes on', async () => {
    const { id } = await importTable(archive, `id,Titolo\n${rows(600)}`, { steps: 1 });
    await twoMinutesAgo(id);
    const undo = () => editor.change('POST', `/api/admin/imports/${id}/undo`);
    expect((await undo()).body).toMatchObject({ state: 'undoing' });
    await twoMinutesAgo(id);
    // A worker will go on with it: its job is there.
    expect(await find(id)).toMatchObject({ state: 'undoing' });
    await archive.database.query('truncate job_outbox');
    const { undoSetId } = await find(id);
    expect(await find(id)).toMatchObject({ state: 'paused', undoSetId: expect.any(Number) as number });
    expect((await undo()).body).toMatchObject({ state: 'undoing', undoSetId });
  });
});

describe('undoing an import', () => {
  let workers: TestWorkers;
  beforeAll(async () => {
    workers = await startWorkers(archive);
  });
  afterAll(() => workers.close());

  it('goes on in the background, says what stays, and is done once', async () => {
    const { id } = await importTable(archive, `id,Titolo\n${rows(300)}`);
    const [{ id: edited }] = await archive.database.query<[{ id: number }]>('select min(id) as id from photos');
    expect((await editor.change('PATCH', `/api/admin/photos/${edited}`, { json: { author: 'Wulz' } })).status).toBe(
      200,
    );
    expect(await editor.change('POST', `/api/admin/imports/${id}/undo`)).toMatchObject({
      status: 200,
      body: { state: 'undoing' },
    });
    await until(async () => (await find(id)).state === 'undone');
    const undone = await find(id);
    expect(undone).toMatchObject({ undone: 299, kept: 1 });
    const left = await archive.database.query<object[]>(`select id from photos where status <> 'removed'`);
    expect(left).toEqual([{ id: edited }]);
    const set = (await editor.get(`/api/admin/change-sets/${undone.undoSetId}`)).body as { reverts: number };
    expect(set).toMatchObject({ source: 'revert' });
    expect(await editor.change('POST', `/api/admin/imports/${id}/undo`)).toMatchObject({
      status: 409,
      body: { code: 'import_undone' },
    });
  });
});
