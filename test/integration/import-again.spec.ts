import { codesOf, type ImportArchive, startImportArchive } from '../support/import-archive.js';
import { undoImport } from '../support/imports.js';
import { aWorkbook } from '../support/workbook.js';

let archive: ImportArchive;

beforeAll(async () => {
  archive = await startImportArchive();
});
afterEach(() => archive.empty());
afterAll(() => archive.close());

describe('a second import of a collection', () => {
  it('of the same file changes nothing', async () => {
    const content = 'id,Titolo,Anno\n1,Uno,1905\n2,Due,\n';
    await archive.run(content);
    const before = await archive.photos();
    expect((await archive.run(content)).counts).toEqual({ created: 0, changed: 0, same: 2, refused: 0 });
    expect(await archive.photos()).toEqual(before);
  });

  it('makes no second record of rows without an identifier', async () => {
    const content = 'Titolo,Anno\nUno,1905\nUno,1905\nDue,\n';
    const first = await archive.run(content);
    expect(first.counts).toMatchObject({ created: 2, refused: 1 });
    expect(codesOf(first)).toEqual({ 3: ['row_repeated'] });
    expect((await archive.run(content)).counts).toMatchObject({ same: 2, refused: 1 });
    expect(await archive.titles()).toEqual(['Uno', 'Due']);
  });

  it('changes what the file has changed, and only that', async () => {
    await archive.run('id,Titolo,Autore\n1,Uno,Wulz\n2,Due,Wulz\n');
    const { counts } = await archive.run('id,Titolo,Autore\n1,Uno,Pozzar\n2,Due,Wulz\n');
    expect(counts).toMatchObject({ changed: 1, same: 1 });
    expect((await archive.photos()).map(({ author }) => author)).toEqual(['Pozzar', 'Wulz']);
  });

  it('leaves a field that was edited here, and says where the file differs as well', async () => {
    await archive.run('id,Titolo,Autore\n1,Uno,Wulz\n2,Due,Wulz\n');
    for (const photo of await archive.photos()) await archive.edit(photo, { author: 'Studio Wulz' });
    const { counts, messages } = await archive.run('id,Titolo,Autore\n1,Uno,Wulz\n2,Due,Pozzar\n');
    expect(counts).toMatchObject({ same: 2 });
    expect(codesOf({ messages })).toEqual({ 3: ['edited_since'] });
    expect(messages[3]).toMatchObject([{ column: 'Autore', value: 'Pozzar' }]);
    expect((await archive.photos()).map(({ author }) => author)).toEqual(['Studio Wulz', 'Studio Wulz']);
  });

  it('overwrites such a field where the curator has decided so', async () => {
    await archive.run('id,Titolo,Autore\n1,Uno,Wulz\n');
    await archive.edit((await archive.photos())[0], { author: 'Studio Wulz' });
    const content = 'id,Titolo,Autore\n1,Uno,Pozzar\n';
    expect(codesOf(await archive.run(content))).toEqual({ 2: ['edited_since'] });
    await archive.run(content, { mapping: { conflicts: 'overwrite' } });
    expect(await archive.photos()).toMatchObject([{ author: 'Pozzar' }]);
  });

  it('keeps a field with an empty cell, or clears it where the mapping says so', async () => {
    await archive.run('id,Titolo,Autore\n1,Uno,Wulz\n');
    await archive.run('id,Titolo,Autore\n1,Uno,\n');
    expect(await archive.photos()).toMatchObject([{ author: 'Wulz' }]);
    await archive.run('id,Titolo,Autore\n1,Uno,\n', { mapping: { emptyCells: 'clear' } });
    expect(await archive.photos()).toMatchObject([{ author: null }]);
  });

  it('knows photos by their inventory number where the mapping says so, also those that it has not brought', async () => {
    await archive.aPhoto({ title: 'Prima', inventoryNumber: 'F 0012' });
    const mapping = { match: 'inventoryNumber' } as const;
    const first = await archive.run('Numero di inventario,Titolo,Autore\nf0012,Dopo,Wulz\nF 13,Nuova,\n', { mapping });
    expect(first.counts).toMatchObject({ changed: 1, created: 1 });
    const second = await archive.run('Numero di inventario,Titolo,Autore\nf0012,Dopo,Pozzar\nF 13,Nuova,Pozzar\n', {
      mapping,
    });
    expect(second.counts).toMatchObject({ changed: 2 });
    expect(await archive.titles()).toEqual(['Dopo', 'Nuova']);
  });

  it('refuses a row that several photos match', async () => {
    await archive.aPhoto({ inventoryNumber: 'F 12' });
    await archive.aPhoto({ inventoryNumber: 'f12' });
    const { messages } = await archive.run('Numero di inventario,Titolo\nF 12,Dopo\n', {
      mapping: { match: 'inventoryNumber' },
    });
    expect(codesOf({ messages })).toEqual({ 2: ['match_ambiguous'] });
  });

  it('fills only empty fields, or leaves what is there, where the mapping says so', async () => {
    await archive.run('id,Titolo,Autore,Provenienza\n1,Uno,Wulz,\n');
    const content = 'id,Titolo,Autore,Provenienza\n1,Altro,Pozzar,Dono\n';
    await archive.run(content, { mapping: { existing: 'leave' } });
    expect(await archive.photos()).toMatchObject([{ title: 'Uno', author: 'Wulz' }]);
    await archive.run(content, { mapping: { existing: 'fill' } });
    expect(await archive.photos()).toMatchObject([{ title: 'Uno', author: 'Wulz' }]);
    const [{ provenance }] = await archive.database.query<[{ provenance: string }]>('select provenance from photos');
    expect(provenance).toBe('Dono');
  });

  it('does not bring back what was removed here', async () => {
    await archive.run('id,Titolo\n1,Uno\n');
    await archive.database.query(`update photos set status = 'removed', removed_at = now()`);
    const { counts, messages } = await archive.run('id,Titolo\n1,Nuovo\n');
    expect(counts).toMatchObject({ refused: 1 });
    expect(codesOf({ messages })).toEqual({ 2: ['record_removed'] });
  });
});

describe('an interrupted import', () => {
  const rows = Array.from({ length: 1_200 }, (_, place) => `${place + 1},Foto ${place + 1}`).join('\n');
  const content = `id,Titolo\n${rows}\n`;

  it('goes on where it was, imports no row twice, and is one change set', async () => {
    const first = await archive.run(content, { steps: 1 });
    expect(first.counts.created).toBe(500);
    expect(await archive.photos()).toHaveLength(500);
    const second = await archive.run(content);
    expect(second.id).toBe(first.id);
    expect(second.counts.created).toBe(700);
    expect(await archive.photos()).toHaveLength(1_200);
    expect(await archive.database.query('select 1 from change_sets')).toHaveLength(1);
    const [record] = await archive.database.query<[object]>('select state, created from imports');
    expect(record).toEqual({ state: 'done', created: 1_200 });
  });

  it('goes on in a spreadsheet as in a text', async () => {
    const cells = content
      .trim()
      .split('\n')
      .map((line) => line.split(','));
    const workbook = await aWorkbook({ Fondo: cells });
    const first = await archive.run(workbook, { file: 'fondo.xlsx', steps: 1 });
    const second = await archive.run(workbook, { file: 'fondo.xlsx' });
    expect(second).toMatchObject({ id: first.id, counts: { created: cells.length - 1 - first.counts.created } });
    expect(new Set(await archive.titles()).size).toBe(cells.length - 1);
  });

  it('leaves nothing of a step that fails', async () => {
    await archive.database.query(
      `create function refuse_photo() returns trigger language plpgsql as $$ begin
         if new.title = 'Foto 700' then raise exception 'no'; end if; return new; end $$;
       create trigger refuse_photo before insert on photos for each row execute function refuse_photo()`,
    );
    try {
      await expect(archive.run(content)).rejects.toThrow('no');
      expect(await archive.photos()).toHaveLength(500);
    } finally {
      await archive.database.query('drop function refuse_photo cascade');
    }
    expect((await archive.run(content)).counts.created).toBe(700);
  });
});

describe('undoing an import', () => {
  it('takes back its photos, tags and cards, and what it has changed in others', async () => {
    const type = await archive.anEntityType({});
    await archive.run('id,Titolo\n1,Prima\n');
    const { id } = await archive.run('id,Titolo,Tag,Schede\n1,Dopo,porto,Molo\n2,Due,porto,Molo\n', {
      mapping: { unknown: { tags: 'create', entities: 'create' }, entityType: type.code },
    });
    expect(await undoImport(archive, id)).toEqual({ undone: 4, kept: 0, state: 'undone' });
    expect(await archive.photos()).toMatchObject([{ title: 'Prima', tags: [], entities: [] }]);
    expect(await archive.database.query('select name from tags union all select name from entities')).toEqual([]);
  });

  it('leaves what was edited since', async () => {
    const { id } = await archive.run('id,Titolo\n1,Uno\n2,Due\n');
    await archive.edit((await archive.photos())[0], { author: 'Wulz' });
    expect(await undoImport(archive, id)).toEqual({ undone: 1, kept: 1, state: 'undone' });
    expect(await archive.titles()).toEqual(['Uno']);
  });

  it('can be followed by the same import, which brings the same photos back', async () => {
    const content = 'id,Titolo\n1,Uno\n2,Due\n';
    const before = await archive.run(content).then(archive.photos);
    const [{ id }] = await archive.database.query<[{ id: number }]>('select id from imports');
    await undoImport(archive, id);
    expect(await archive.photos()).toEqual([]);
    expect((await archive.run(content)).counts).toMatchObject({ refused: 0 });
    expect(await archive.photos()).toEqual(before);
  });

  it('is refused while it runs, and a second time', async () => {
    const rows = Array.from({ length: 600 }, (_, place) => `${place},Foto ${place}`).join('\n');
    const { id } = await archive.run(`id,Titolo\n${rows}\n`, { steps: 1 });
    await expect(undoImport(archive, id)).rejects.toMatchObject({ code: 'import_under_way' });
    const done = await archive.run(`id,Titolo\n${rows}\n`);
    await undoImport(archive, done.id);
    await expect(undoImport(archive, done.id)).rejects.toMatchObject({ code: 'import_undone' });
  });
});
