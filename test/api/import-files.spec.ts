import type { ImportDetail } from '../../src/contract/import.js';
import { ContentUses } from '../../src/photos/renditions/content-uses.js';
import { UnfinishedUploads } from '../../src/photos/upload/unfinished-uploads.js';
import { Storage } from '../../src/platform/storage/storage.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { browserImports } from '../support/browser-imports.js';
import { aJpeg } from '../support/scans.js';
import { beginUpload, sendInParts } from '../support/sent-in-parts.js';
import type { Visitor } from '../support/visitor.js';
import { aWorkbook } from '../support/workbook.js';
import { startWorkers, type TestWorkers } from '../support/workers.js';
import { zipped } from '../support/zip.js';

let archive: TestArchive;
let workers: TestWorkers;
let editor: Visitor;

beforeAll(async () => {
  archive = await startArchive();
  workers = await startWorkers(archive);
  editor = await archive.signedIn(await archive.anEditor());
});
// Numbers are not used anew: a job of an earlier test that still runs must not find a later import.
beforeEach(() => archive.database.query('truncate imports, imported_records, photos, entities, tags cascade'));
afterAll(async () => {
  await workers.close();
  await archive.close();
});

const { path, at, settled, uploaded, create, anImport, doing, changeTable, preview } = browserImports(() => editor);

describe('an import in the browser', () => {
  it('reads the table of a zip that is chosen where nothing says what they are, and another one afterwards', async () => {
    const zip = await zipped({
      'schede.csv': 'id,Titolo,File\n1,Molo,molo.jpg\n',
      'altre/elenco.csv': 'Numero;Titolo\n7;Riva\n8;Corso\n',
      'README.txt': 'Fondo Rossi',
      'molo.jpg': await aJpeg({ seed: 75 }),
    });
    const asked = await anImport('fondo.zip', zip);
    const tableFiles = ['altre/elenco.csv', 'schede.csv'];
    expect(asked).toMatchObject({ state: 'unreadable', problem: { code: 'table_ambiguous' }, tableFiles, tables: [] });
    const choose = (tableFile: string) => editor.change('PATCH', at(asked), { json: { tableFile } });
    expect((await editor.get(path)).body).toMatchObject([{ problem: { code: 'table_ambiguous' } }]);
    expect(await choose('README.txt')).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ field: 'tableFile', code: 'choice_gone' }] },
    });
    expect(await choose('altre/elenco.csv')).toMatchObject({ status: 200, body: { state: 'reading' } });
    expect(await settled(asked)).toMatchObject({
      state: 'draft',
      problem: null,
      tableFiles,
      pictures: 1,
      tables: [{ name: 'altre/elenco.csv', shape: { columns: ['Numero', 'Titolo'] } }],
    });
    expect((await choose('schede.csv')).status).toBe(200);
    const draft = await settled(asked);
    expect(draft.tables.map(({ name, shape }) => [name, shape.columns])).toEqual([
      ['schede.csv', ['id', 'Titolo', 'File']],
    ]);
    expect(await doing('run', draft)).toMatchObject({ state: 'done', created: 1 });
    expect(await archive.database.query('select title from photos')).toEqual([{ title: 'Molo' }]);
  });

  it('reads another sheet of a spreadsheet, which may have no first row of names, and finds back from an empty one', async () => {
    const workbook = await aWorkbook({
      Istruzioni: [['Compilare il foglio seguente']],
      Foto: [
        ['id', 'Titolo'],
        ['1', 'Molo'],
      ],
      Vuoto: [],
    });
    const draft = await anImport('fondo.xlsx', workbook);
    const sheets = ['Istruzioni', 'Foto', 'Vuoto'];
    expect(draft.tables[0]?.shape).toMatchObject({ sheet: 'Foto', sheets });
    await changeTable(draft, { shape: { sheet: 'Istruzioni' } });
    await settled(draft);
    await changeTable(draft, { shape: { hasHeader: false } });
    await settled(draft);
    await changeTable(draft, { shape: { sheet: 'Foto' } });
    expect((await settled(draft)).tables[0]?.shape).toMatchObject({
      sheet: 'Foto',
      hasHeader: true,
      columns: ['id', 'Titolo'],
    });
    await changeTable(draft, { shape: { sheet: 'Vuoto' } });
    const empty = await settled(draft);
    expect(empty).toMatchObject({ state: 'unreadable', problem: { code: 'table_empty' } });
    // The others can still be chosen.
    expect(empty.tables[0]?.shape).toMatchObject({ format: 'xlsx', sheet: 'Vuoto', sheets });
    await changeTable(empty, { shape: { sheet: 'Foto' } });
    expect((await settled(empty)).state).toBe('draft');
    expect((await preview(empty)).map(({ values }) => values['title_it'])).toEqual(['Molo']);
  });

  it('keeps its file for 30 days after it has ended', async () => {
    const done = await doing('run', await anImport('fondo.csv', 'id,Titolo\n1,Molo\n'));
    const isUsed = async (): Promise<boolean> => {
      const [{ sha256 }] = await archive.database.query<[{ sha256: string }]>(
        'select file_sha256 as sha256 from imports where id = $1',
        [done.id],
      );
      return archive.app.get(ContentUses).isUsed(sha256);
    };
    expect(await isUsed()).toBe(true);
    await archive.database.query(`update imports set finished_at = now() - interval '31 days'`);
    expect(await isUsed()).toBe(false);
  });

  it('that has begun cannot be changed or forgotten; a draft can, and its file is not used any more', async () => {
    const [draft, done] = [await anImport('a.csv', 'Titolo\nUno\n'), await anImport('b.csv', 'Titolo\nDue\n')];
    await doing('run', done);
    expect(await editor.change('PATCH', at(done), { json: { publishes: true } })).toMatchObject({
      status: 409,
      body: { code: 'import_begun' },
    });
    expect((await editor.change('DELETE', at(done))).status).toBe(409);
    const [{ sha256 }] = await archive.database.query<[{ sha256: string }]>(
      'select file_sha256 as sha256 from imports where id = $1',
      [draft.id],
    );
    const uses = archive.app.get(ContentUses);
    expect(await uses.isUsed(sha256)).toBe(true);
    expect(await archive.app.get(Storage).hasOriginal(sha256)).toBe(true);
    expect((await editor.change('DELETE', at(draft))).status).toBe(204);
    expect((await editor.get(at(draft))).status).toBe(404);
    expect(await uses.isUsed(sha256)).toBe(false);
  });

  it('is made of a complete upload of one’s own, once', async () => {
    const uploadId = await uploaded('fondo.csv', 'Titolo\nUno\n');
    const other = await archive.signedIn(await archive.anEditor());
    expect(await other.change('POST', path, { json: { uploadId } })).toMatchObject({ status: 404 });
    const answers = await Promise.all([create(uploadId), create(uploadId)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 404]);
    expect(await create(uploadId)).toMatchObject({ status: 404, body: { code: 'upload_not_found' } });
    const begun = await beginUpload(editor, Buffer.from('Titolo\nDue\n'), { name: 'b.csv', use: 'import' });
    const unfinished = begun.headers.get('location')?.split('/').at(-1) ?? '';
    expect(await create(unfinished)).toMatchObject({ status: 409, body: { code: 'upload_incomplete' } });
  });

  it('that has not arrived as it was sent is unreadable, and nothing of it is stored', async () => {
    const address = await sendInParts(editor, Buffer.from('Titolo\nMolo\n'), {
      name: 'fondo.csv',
      use: 'import',
      sha256: 'a'.repeat(64),
    });
    const created = (await create(address.split('/').at(-1) ?? '')).body as ImportDetail;
    expect(await settled(created)).toMatchObject({ state: 'unreadable', problem: { code: 'file_damaged' } });
    const storage = archive.app.get(Storage);
    expect(await storage.hasOriginal('a'.repeat(64))).toBe(false);
    expect(await editor.change('DELETE', at(created))).toMatchObject({ status: 204 });
  });

  it('is nobody else’s and nothing else while a worker receives its file, however long that takes', async () => {
    await archive.database.query(`alter table job_outbox disable trigger user`);
    const content = Buffer.from('Titolo\nPoi\n');
    const address = await sendInParts(editor, content, { name: 'fondo.csv', use: 'import' });
    const id = address.split('/').at(-1) ?? '';
    const { body } = await create(id);
    await archive.database.query(`alter table job_outbox enable trigger user`);
    expect((await editor.change('DELETE', address, { headers: { 'Tus-Resumable': '1.0.0' } })).status).toBe(404);
    await archive.database.query(`update uploads set created_at = now() - interval '3 days' where id = $1`, [id]);
    await archive.app.get(UnfinishedUploads).tidy();
    expect(await settled(body as ImportDetail)).toMatchObject({ state: 'draft', hasFile: true });
    expect(await archive.database.query('select from uploads where id = $1', [id])).toEqual([]);
    expect(await archive.app.get(UnfinishedUploads).receivedBytes(id)).toBe(0);
  });

  it('may have a file that is larger than a scan may be, up to a limit of its own', async () => {
    const gigabyte = 1024 ** 3;
    const begin = async (length: number, use?: string) =>
      beginUpload(editor, Buffer.from('x'), { name: 'a.zip', length, ...(use && { use }) });
    expect((await begin(gigabyte, 'import')).status).toBe(201);
    expect(await begin(gigabyte)).toMatchObject({ status: 413, body: { code: 'image_too_large' } });
    expect(await begin(21 * gigabyte, 'import')).toMatchObject({ status: 413, body: { code: 'import_too_large' } });
  });
});
