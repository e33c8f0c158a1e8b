import type { ChangedRow, ImportDetail, ImportFinding } from '../../src/contract/import.js';
import { ImportWork } from '../../src/import/browser/import-work.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { browserImports } from '../support/browser-imports.js';
import { aJpeg } from '../support/scans.js';
import { until } from '../support/until.js';
import type { Visitor } from '../support/visitor.js';
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

const { at, found, anImport, doing, settled, changeTable, preview } = browserImports(() => editor);

const changes = async (of: ImportDetail, query = ''): Promise<ChangedRow[]> =>
  (await editor.get(`${at(of)}/changes${query}`)).body as ChangedRow[];

const statuses = async (): Promise<string[]> =>
  (await archive.database.query<{ status: string }[]>('select status from photos')).map(({ status }) => status);

const titles = async (): Promise<string[]> =>
  (await archive.database.query<{ title: string }[]>('select title from photos order by id')).map(({ title }) => title);

describe('an import in the browser', () => {
  it('is a draft once its columns were read, with what these may mean, and nothing is written', async () => {
    const draft = await anImport('Fondo Rossi.csv', 'Titolo;Anno;Nota interna\nMolo;1905;a\nPiazza;1910;b\n');
    expect(draft).toMatchObject({
      state: 'draft',
      hasFile: true,
      collection: 'Fondo Rossi',
      publishes: false,
      problem: null,
      total: null,
      pictures: null,
      tables: [
        {
          name: 'Fondo Rossi.csv',
          shape: { format: 'csv', delimiter: ';', columns: ['Titolo', 'Anno', 'Nota interna'] },
          mapping: { table: 'photos', rules: [{ to: 'title_it', from: ['Titolo'] }, { from: ['Anno'] }] },
          samples: [
            ['Molo', 'Piazza'],
            ['1905', '1910'],
            ['a', 'b'],
          ],
          mappedLike: null,
        },
      ],
    });
    expect(await titles()).toEqual([]);
  });

  it('shows its first rows as they would come in', async () => {
    const draft = await anImport('fondo.csv', 'id,Titolo,Tag,Nota\n1,Molo,porto,a\n2,,,b\n');
    expect(await preview(draft)).toMatchObject([
      { row: 2, outcome: 'created', values: { title_it: 'Molo', tags: ['porto'] }, others: { Nota: 'a' } },
      { row: 3, others: { Nota: 'b' } },
    ]);
    expect((await preview(draft))[0]?.messages).toMatchObject([{ code: 'tag_unknown', value: 'porto' }]);
    expect((await editor.get(`${at(draft)}/tables/1/preview`)).status).toBe(404);
  });

  it('is tried as a whole: counts and findings, and still nothing is written', async () => {
    await archive.aTag({ name: 'porto' });
    const draft = await anImport('fondo.csv', 'id,Titolo,Temi\n1,Molo,Porti\n2,Piazza,Porti\n2,Corso,\n');
    const checked = await doing('check', draft);
    expect(checked).toMatchObject({ state: 'checked', created: 2, refused: 1, total: 3, reported: 3 });
    const findings = (await editor.get(`${at(draft)}/findings`)).body as ImportFinding[];
    expect(findings).toEqual([
      { place: 0, code: 'tag_unknown', column: 'Temi', value: 'Porti', refuses: false, rows: 2, near: ['porto'] },
      { place: 0, code: 'identifier_repeated', column: 'id', value: '2', refuses: true, rows: 1 },
    ]);
    expect(await titles()).toEqual([]);
  });

  it('runs in the background, and is taken back', async () => {
    const draft = await anImport('fondo.csv', 'id,Titolo,Nota\n1,Molo,cassetta 4\n2,Piazza,\n');
    const done = await doing('run', await doing('check', draft));
    expect(done).toMatchObject({ state: 'done', created: 2, total: 2, startedBy: expect.any(String) });
    expect(await titles()).toEqual(['Molo', 'Piazza']);
    const [{ id }] = await archive.database.query<[{ id: number }]>(`select id from photos where title = 'Molo'`);
    expect((await editor.get(`/api/admin/photos/${id}`)).body).toMatchObject({
      otherData: [{ name: 'Nota', value: 'cassetta 4' }],
    });
    expect(await doing('undo', done)).toMatchObject({ state: 'undone', undone: 2, kept: 0 });
  });

  it('a mapping that is changed makes a checked one a draft; what is wrong with it is named, and changes nothing', async () => {
    const draft = await anImport('fondo.csv', 'a,b\nMolo,1905\n');
    await doing('check', draft);
    const { mapping } = draft.tables[0]!;
    const wrong = await changeTable(draft, { mapping: { ...mapping, rules: [{ to: 'titolo', from: ['c'] }] } });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(JSON.stringify(wrong.body)).toContain('rules.0.to');
    expect((await found(draft)).state).toBe('checked');
    const right = await changeTable(draft, { mapping: { ...mapping, rules: [{ to: 'title_it', from: ['b', 'a'] }] } });
    expect(right).toMatchObject({ status: 200, body: { state: 'draft' } });
    expect(await preview(draft)).toMatchObject([{ values: { title_it: '1905 Molo' } }]);
  });

  it('is not changed by somebody who has not seen the last change', async () => {
    const draft = await anImport('fondo.csv', 'a\nMolo\n');
    const { mapping } = draft.tables[0]!;
    const change = (json: object) => changeTable(draft, { mapping, ...json });
    const { version } = draft;
    const { body, status } = await change({
      mapping: { ...mapping, rules: [{ to: 'title_it', from: ['a'] }] },
      version,
    });
    expect(status).toBe(200);
    expect(await change({ version })).toMatchObject({ status: 409, body: { code: 'record_outdated' } });
    const all = { publishes: true };
    expect(await editor.change('PATCH', at(draft), { json: { ...all, version } })).toMatchObject({ status: 409 });
    const seen = { ...all, version: (body as ImportDetail).version };
    expect(await editor.change('PATCH', at(draft), { json: seen })).toMatchObject({ status: 200 });
    expect((await found(draft)).tables[0]?.mapping.rules).toHaveLength(1);
    const run = (json: object) => editor.change('POST', `${at(draft)}/run`, { json });
    expect(await run({ version: seen.version })).toMatchObject({ status: 409, body: { code: 'record_outdated' } });
    expect(await run({ version: (await found(draft)).version })).toMatchObject({ status: 200 });
  });

  it('is read anew in another way, and as another table', async () => {
    const draft = await anImport('schede.csv', 'Nome;Tipo\nPiazza, grande;luogo\nPorto, vecchio;luogo\n');
    await changeTable(draft, { table: 'entities', shape: { delimiter: ',' } });
    const read = await settled(draft);
    expect(read.tables[0]).toMatchObject({
      shape: { delimiter: ',', columns: ['Column A', expect.any(String)] },
      mapping: { table: 'entities' },
    });
    await changeTable(read, { shape: { delimiter: ';' } });
    expect((await settled(draft)).tables[0]).toMatchObject({ shape: { columns: ['Nome', 'Tipo'] } });
  });

  it('says why a file cannot be read, and where; another way to read it may help', async () => {
    const text = Buffer.concat([Buffer.from('Titolo\n'), Buffer.from([0xe0, 0x20, 0x62]), Buffer.from('\n')]);
    const draft = await anImport('vecchio.csv', text);
    await changeTable(draft, { shape: { encoding: 'utf-8' } });
    const broken = await settled(draft);
    expect(broken).toMatchObject({
      state: 'unreadable',
      problem: { code: 'table_encoding_broken', names: ['vecchio.csv'] },
      tables: [{ name: 'vecchio.csv' }],
    });
    expect(await editor.change('POST', `${at(draft)}/run`)).toMatchObject({
      status: 409,
      body: { code: 'import_unreadable' },
    });
    await changeTable(broken, { shape: { encoding: 'windows-1252' } });
    expect(await settled(broken)).toMatchObject({ state: 'draft', problem: null });
    const empty = await anImport('vuoto.zip', 'no zip');
    expect(empty).toMatchObject({ state: 'unreadable', problem: { code: 'zip_broken' }, tables: [] });
  });

  it('that breaks on the way fails with the place, and what was imported stays and can be taken back', async () => {
    const rows = Array.from({ length: 700 }, (_, n) => `${n},Foto ${n}\n`).join('');
    const draft = await anImport('rotto.csv', `id,Titolo\n${rows}"9,aperto\n`);
    expect(await doing('check', draft)).toMatchObject({ state: 'unreadable', problem: { code: 'table_quote_open' } });
    const again = await anImport('rotto.csv', `id,Titolo\n${rows}"9,aperto\n`);
    const failed = await doing('run', again);
    expect(failed).toMatchObject({ state: 'failed', created: 500, problem: { line: expect.any(Number) } });
    expect(await doing('undo', failed)).toMatchObject({ state: 'undone', undone: 500 });
  });

  it('offers the mapping of an earlier import of the same columns, and changes its records', async () => {
    const first = await anImport('prima.csv', 'codice,x\n1,Molo\n');
    const rules = [
      { to: 'identifier', from: ['codice'] },
      { to: 'title_it', from: ['x'] },
    ];
    await changeTable(first, { mapping: { ...first.tables[0]!.mapping, rules } });
    await doing('run', first);
    const second = await anImport('seconda.csv', 'codice,x\n1,Molo Audace\n2,Piazza\n');
    expect(second.tables[0]).toMatchObject({ mapping: { rules, collection: 'prima' }, mappedLike: first.id });
    expect(await doing('run', second)).toMatchObject({ created: 1, changed: 1 });
    expect(await titles()).toEqual(['Molo Audace', 'Piazza']);
  });

  it('says field by field in what a later file differs, and lets conflicts be decided one by one', async () => {
    const porto = await archive.aTag({ name: 'Porto' });
    const first = await anImport('fondo.csv', 'id,Titolo,Autore,Tag\n1,Molo,Wulz,\n2,Piazza,Wulz,\n3,Corso,Wulz,\n');
    await doing('run', first);
    await archive.database.query(`update photos set author = 'Studio Wulz' where title in ('Molo', 'Piazza')`);
    const content = 'id,Titolo,Autore,Tag\n1,Molo,Pozzar,\n2,Piazza,Pozzar,\n3,Corso,Wulz,Porto\n4,Riva,,\n';
    const second = await doing('check', await anImport('seconda.csv', content));
    expect(second).toMatchObject({ created: 1, changed: 1, same: 2 });
    const conflict = { column: 'author', present: 'Studio Wulz', file: 'Pozzar' };
    expect(await changes(second)).toMatchObject([
      { row: 2, kind: 'photo', title: 'Molo', changes: [{ ...conflict, conflict: 'archive' }] },
      { row: 3, title: 'Piazza', changes: [{ ...conflict, conflict: 'archive' }] },
      { row: 4, title: 'Corso', changes: [{ column: 'tags', present: [], file: ['Porto'], conflict: null }] },
    ]);
    expect((await changes(second, '?row=2&conflicts=true')).map(({ row }) => row)).toEqual([3]);

    const decisions = [{ place: 0, row: 3, column: 'author', choice: 'file' }];
    const decide = (json: object) => editor.change('PUT', `${at(second)}/conflicts`, { json });
    expect(await decide({ decisions: [{ ...decisions[0], choice: 'both' }] })).toMatchObject({ status: 400 });
    expect(await decide({ decisions: [{ ...decisions[0], place: 7 }] })).toMatchObject({ status: 404 });
    expect(await decide({ decisions })).toMatchObject({ status: 200, body: { state: 'draft' } });
    const checked = await doing('check', second);
    expect(checked).toMatchObject({ changed: 2, same: 1 });
    expect((await changes(checked)).map((row) => row.changes[0]?.conflict)).toEqual(['archive', 'file', null]);
    expect(await doing('run', checked)).toMatchObject({ state: 'done', changed: 2, same: 1, created: 1 });
    const authors = await archive.database.query(
      `select title, author, exists (select from photo_tags where photo_id = id and tag_id = $1) as "isTagged"
       from photos order by id limit 3`,
      [porto.id],
    );
    expect(authors).toEqual([
      { title: 'Molo', author: 'Studio Wulz', isTagged: false },
      { title: 'Piazza', author: 'Pozzar', isTagged: false },
      { title: 'Corso', author: 'Wulz', isTagged: true },
    ]);
    expect(await changes(checked)).toHaveLength(3);
    expect(await decide({ decisions })).toMatchObject({ status: 409, body: { code: 'import_begun' } });
  });

  it('brings pictures from a zip, and names those that no row names', async () => {
    const zip = await zipped({
      'foto.csv': 'id,Titolo,File\n1,Molo,molo.JPG\n2,Piazza,manca.jpg\n',
      'scansioni/Molo.jpg': await aJpeg({ seed: 71 }),
      'scansioni/altro.jpg': await aJpeg({ seed: 72 }),
    });
    const draft = await anImport('fondo.zip', zip);
    expect(draft).toMatchObject({ state: 'draft', pictures: 2, files: [{ name: 'foto.csv', table: 'photos' }] });
    const done = await doing('run', await doing('check', draft));
    expect(done).toMatchObject({ state: 'done', created: 2 });
    const findings = (await editor.get(`${at(done)}/findings`)).body as ImportFinding[];
    expect(findings.map(({ code, value }) => [code, value])).toEqual(
      expect.arrayContaining([
        ['file_missing', 'manca.jpg'],
        ['file_unused', 'scansioni/altro.jpg'],
      ]),
    );
    const { text } = await editor.get(`${at(done)}/messages.csv`);
    expect(text).toContain('foto.csv,,same,file_unused,,scansioni/altro.jpg,');
    expect(
      await archive.database.query('select title from photos where original_sha256 is not null order by id'),
    ).toEqual([{ title: 'Molo' }]);
  });

  it('publishes when that is chosen, in the collection that is chosen', async () => {
    const zip = await zipped({
      'foto.csv': 'id,Titolo,File\n1,Molo,molo.jpg\n',
      'molo.jpg': await aJpeg({ seed: 73 }),
    });
    const draft = await anImport('fondo.zip', zip);
    const { body } = await editor.change('PATCH', at(draft), { json: { publishes: true, collection: 'Rossi' } });
    expect(body).toMatchObject({ publishes: true, collection: 'Rossi', state: 'draft' });
    await doing('run', draft);
    await until(async () => (await statuses())[0] !== 'processing');
    expect(await statuses()).toEqual(['published']);
    expect(await archive.database.query('select collection, external_id from imported_records')).toEqual([
      { collection: 'Rossi', external_id: '1' },
    ]);
  });

  it('goes on after a pause without a double', async () => {
    const count = 3_000;
    const rows = Array.from({ length: count }, (_, n) => `${n},Foto ${n}\n`).join('');
    const draft = await anImport('lungo.csv', `id,Titolo\n${rows}`);
    expect((await editor.change('POST', `${at(draft)}/run`)).status).toBe(200);
    await until(async () => (await found(draft)).created > 0);
    const paused = await doing('pause', draft);
    expect(paused).toMatchObject({ state: 'paused', refused: 0 });
    expect(paused.created).toBeLessThan(count);
    expect(await doing('run', draft)).toMatchObject({ state: 'done', created: count, changed: 0, refused: 0 });
    expect(new Set(await titles()).size).toBe(count);
  });

  it('whose worker stops is tried again, and goes on', async () => {
    const draft = await anImport('fondo.csv', 'id,Titolo\n1,Molo\n');
    // By no job: the workers leave it alone.
    await archive.database.query(`update imports set state = 'running', fingerprint = 'x'`);
    const work = archive.app.get(ImportWork);
    await expect(work.run(draft.id, AbortSignal.abort())).rejects.toThrow();
    expect(await found(draft)).toMatchObject({ state: 'running', created: 0 });
    await work.run(draft.id, new AbortController().signal);
    expect(await found(draft)).toMatchObject({ state: 'done', created: 1 });
  });

  it('that was taken back in part is not run again', async () => {
    const done = await doing('run', await anImport('fondo.csv', 'id,Titolo\n1,Molo\n'));
    await doing('undo', done);
    await archive.database.query(`update imports set state = 'failed'`);
    expect(await editor.change('POST', `${at(done)}/run`)).toMatchObject({
      status: 409,
      body: { code: 'import_begun' },
    });
  });
});
