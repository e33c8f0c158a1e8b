import type { PhotoChange } from '../../src/contract/photo.js';
import { AdminPhotosService } from '../../src/photos/admin/admin-photos.service.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { importTable, type TestImport, undoImport } from '../support/imports.js';
import { aJpeg } from '../support/scans.js';

let archive: TestArchive;

beforeAll(async () => {
  archive = await startArchive();
});
afterEach(() =>
  archive.database.query(
    'truncate imports, imported_records, photos, entities, tags, record_changes, change_sets restart identity cascade',
  ),
);
afterAll(() => archive.close());

const run = (content: string | Buffer, options?: TestImport) => importTable(archive, content, options);

interface StoredPhoto {
  id: number;
  slug: string;
  title: string;
  status: string;
  author: string | null;
  year: number | null;
  lat: number | null;
  lng: number | null;
  tags: string[];
  entities: string[];
  originalName: string | null;
  withPicture: boolean;
}

const photos = (): Promise<StoredPhoto[]> =>
  archive.database.query<StoredPhoto[]>(
    `select id, slug, title, status, author, year, lat, lng, original_name as "originalName",
       original_sha256 is not null as "withPicture",
       array(select t.name from photo_tags join tags t on t.id = tag_id where photo_id = p.id order by t.name) as tags,
       array(select e.name from photo_entities join entities e on e.id = entity_id where photo_id = p.id order by position) as entities
     from photos p where status <> 'removed' order by id`,
  );
const titles = async (): Promise<string[]> => (await photos()).map(({ title }) => title);
const codesOf = (messages: Record<number, { code: string }[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(messages).map(([row, said]) => [row, said.map(({ code }) => code)]));

/** As an editor does. */
async function edit({ id }: StoredPhoto, fields: PhotoChange): Promise<void> {
  const { id: userId } = await archive.anEditor();
  const viewer = { kind: 'user', userId, role: 'editor' } as const;
  await archive.app.get(AdminPhotosService).change({ id, ...fields }, viewer);
}

describe('a table of photos', () => {
  it('becomes drafts with their dates, places, and tags and cards that the archive has', async () => {
    await archive.aTag({ name: 'porto' });
    await archive.anEntity({ name: 'Molo Audace' });
    const { counts, messages } = await run(
      'Segnatura;Titolo;Data;Autore;Coordinate;Tag;Schede\nF 1;Il molo;1905 ca.;Wulz;45,6503 N 13,7667 E;porto;Molo Audace\n',
    );
    expect(counts).toEqual({ created: 1, changed: 0, same: 0, refused: 0 });
    expect(messages).toEqual({});
    expect(await photos()).toMatchObject([
      { title: 'Il molo', status: 'draft', year: 1905, author: 'Wulz', tags: ['porto'], entities: ['Molo Audace'] },
    ]);
  });

  it('creates no tag and no card unasked, and says which ones are missing', async () => {
    const { counts, messages } = await run('id,Titolo,Tag,Schede\n1,Il molo,porto; mare,Molo Audace\n');
    expect(counts.created).toBe(1);
    expect(codesOf(messages)).toEqual({ 2: ['tag_unknown', 'tag_unknown', 'entity_unknown'] });
    expect(await photos()).toMatchObject([{ tags: [], entities: [] }]);
  });

  it('creates tags and cards where the mapping says so, each once', async () => {
    const type = await archive.anEntityType({});
    const { counts } = await run('id,Titolo,Tag,Schede\n1,Uno,porto,Molo\n2,Due,Porto; mare,molo\n', {
      mapping: { unknown: { tags: 'create', entities: 'create' }, entityType: type.code },
    });
    expect(counts.created).toBe(2);
    expect(await photos()).toMatchObject([
      { tags: ['porto'], entities: ['Molo'] },
      { tags: ['mare', 'porto'], entities: ['Molo'] },
    ]);
  });

  it('refuses rows with unknown tags where the mapping says so', async () => {
    const { counts, messages } = await run('id,Titolo,Tag\n1,Uno,porto\n2,Due,\n', {
      mapping: { unknown: { tags: 'refuse', entities: 'omit' } },
    });
    expect(counts).toMatchObject({ created: 1, refused: 1 });
    expect(codesOf(messages)).toEqual({ 2: ['tag_unknown'] });
    expect(await titles()).toEqual(['Due']);
  });

  it('refuses rows that the archive would refuse, naming the cell, and imports the others', async () => {
    const { counts, messages } = await run(
      `id,Titolo,lat,lng\n1,${'x'.repeat(1_000)},,\n2,Buona,45.65,13.76\n3,Lontana,91,13\n4,Senza,45,\n`,
    );
    expect(counts).toMatchObject({ created: 1, refused: 3 });
    expect(messages[2]).toMatchObject([{ column: 'Titolo', refuses: true }]);
    expect(messages[4]).toMatchObject([{ column: 'lat', refuses: true }]);
    expect(Object.keys(messages)).toEqual(['2', '4', '5']);
    expect(await titles()).toEqual(['Buona']);
  });

  it('comes without cells that the archive refuses where the mapping says so, and keeps them as other data', async () => {
    const content = `id,Titolo,lat,lng,Autore,Data certa\n1,Una,95,13.7,Wulz,forse\n2,Due,45,,${'y'.repeat(600)},\n`;
    const { counts, messages } = await run(content, {
      mapping: {
        rules: [
          { from: ['id'], to: 'identifier' },
          { from: ['Titolo'], to: 'title_it' },
          { from: ['lat'], to: 'lat' },
          { from: ['lng'], to: 'lng' },
          { from: ['Autore'], to: 'author' },
          { from: ['Data certa'], to: 'dateVerified' },
        ],
        invalidCells: 'omit',
      },
    });
    expect(counts).toMatchObject({ created: 2, refused: 0 });
    expect(messages[2]?.map(({ column }) => column)).toEqual(expect.arrayContaining(['lat', 'Data certa']));
    expect(await photos()).toMatchObject([
      { title: 'Una', author: 'Wulz', lat: null, lng: null },
      { title: 'Due', author: null, lat: null, lng: null },
    ]);
    const others = await archive.database.query<{ others: object }[]>(
      'select others from imported_records order by row',
    );
    expect(others).toMatchObject([
      { others: { lat: '95', 'Data certa': 'forse' } },
      { others: { Autore: 'y'.repeat(600) } },
    ]);
  });

  it('takes formulas, markup and statements as the texts that they are', async () => {
    const author = `=HYPERLINK("http://evil.example")'; drop table photos; --`;
    await run(`id,Titolo,Autore\n1,<script>alert(1)</script>,"${author.replaceAll('"', '""')}"\n`);
    expect(await photos()).toMatchObject([{ title: '<script>alert(1)</script>', author }]);
  });

  it('writes nothing in a dry run, which says what the import then does', async () => {
    const content = 'id,Titolo,Tag\n1,Uno,porto\n1,Due,\n3,,\n';
    const tried = await run(content, { dryRun: true });
    expect(await photos()).toEqual([]);
    expect(await archive.database.query('select 1 from imports')).toEqual([]);
    const made = await run(content);
    expect({ ...made, id: null }).toEqual(tried);
    expect(codesOf(made.messages)[3]).toEqual(['identifier_repeated']);
  });

  it('is undone when it is the work of an editor, whom the history names', async () => {
    const { id: userId } = await archive.anEditor();
    await run('id,Titolo\n1,Uno\n', { userId });
    const [set] = await archive.database.query<[{ source: string; userId: number }]>(
      'select source, user_id as "userId" from change_sets',
    );
    expect(set).toEqual({ source: 'import', userId });
  });
});

describe('a second import of a collection', () => {
  it('of the same file changes nothing', async () => {
    const content = 'id,Titolo,Anno\n1,Uno,1905\n2,Due,\n';
    await run(content);
    const before = await photos();
    expect((await run(content)).counts).toEqual({ created: 0, changed: 0, same: 2, refused: 0 });
    expect(await photos()).toEqual(before);
  });

  it('makes no second record of rows without an identifier', async () => {
    const content = 'Titolo,Anno\nUno,1905\nUno,1905\nDue,\n';
    const first = await run(content);
    expect(first.counts).toMatchObject({ created: 2, refused: 1 });
    expect(codesOf(first.messages)).toEqual({ 3: ['row_repeated'] });
    expect((await run(content)).counts).toMatchObject({ same: 2, refused: 1 });
    expect(await titles()).toEqual(['Uno', 'Due']);
  });

  it('changes what the file has changed, and only that', async () => {
    await run('id,Titolo,Autore\n1,Uno,Wulz\n2,Due,Wulz\n');
    const { counts } = await run('id,Titolo,Autore\n1,Uno,Pozzar\n2,Due,Wulz\n');
    expect(counts).toMatchObject({ changed: 1, same: 1 });
    expect((await photos()).map(({ author }) => author)).toEqual(['Pozzar', 'Wulz']);
  });

  it('leaves a field that was edited here, and says where the file differs as well', async () => {
    await run('id,Titolo,Autore\n1,Uno,Wulz\n2,Due,Wulz\n');
    for (const photo of await photos()) await edit(photo, { author: 'Studio Wulz' });
    const { counts, messages } = await run('id,Titolo,Autore\n1,Uno,Wulz\n2,Due,Pozzar\n');
    expect(counts).toMatchObject({ same: 2 });
    expect(codesOf(messages)).toEqual({ 3: ['edited_since'] });
    expect(messages[3]).toMatchObject([{ column: 'Autore', value: 'Pozzar' }]);
    expect((await photos()).map(({ author }) => author)).toEqual(['Studio Wulz', 'Studio Wulz']);
  });

  it('overwrites such a field where the curator has decided so', async () => {
    await run('id,Titolo,Autore\n1,Uno,Wulz\n');
    await edit((await photos())[0]!, { author: 'Studio Wulz' });
    const content = 'id,Titolo,Autore\n1,Uno,Pozzar\n';
    expect(codesOf((await run(content)).messages)).toEqual({ 2: ['edited_since'] });
    await run(content, { mapping: { conflicts: 'overwrite' } });
    expect(await photos()).toMatchObject([{ author: 'Pozzar' }]);
  });

  it('keeps a field with an empty cell, or clears it where the mapping says so', async () => {
    await run('id,Titolo,Autore\n1,Uno,Wulz\n');
    await run('id,Titolo,Autore\n1,Uno,\n');
    expect(await photos()).toMatchObject([{ author: 'Wulz' }]);
    await run('id,Titolo,Autore\n1,Uno,\n', { mapping: { emptyCells: 'clear' } });
    expect(await photos()).toMatchObject([{ author: null }]);
  });

  it('knows photos by their inventory number where the mapping says so, also those that it has not brought', async () => {
    await archive.aPhoto({ title: 'Prima', inventoryNumber: 'F 0012' });
    const mapping = { match: 'inventoryNumber' } as const;
    const first = await run('Numero di inventario,Titolo,Autore\nf0012,Dopo,Wulz\nF 13,Nuova,\n', { mapping });
    expect(first.counts).toMatchObject({ changed: 1, created: 1 });
    const second = await run('Numero di inventario,Titolo,Autore\nf0012,Dopo,Pozzar\nF 13,Nuova,Pozzar\n', { mapping });
    expect(second.counts).toMatchObject({ changed: 2 });
    expect(await titles()).toEqual(['Dopo', 'Nuova']);
  });

  it('refuses a row that several photos match', async () => {
    await archive.aPhoto({ inventoryNumber: 'F 12' });
    await archive.aPhoto({ inventoryNumber: 'f12' });
    const { messages } = await run('Numero di inventario,Titolo\nF 12,Dopo\n', {
      mapping: { match: 'inventoryNumber' },
    });
    expect(codesOf(messages)).toEqual({ 2: ['match_ambiguous'] });
  });

  it('fills only empty fields, or leaves what is there, where the mapping says so', async () => {
    await run('id,Titolo,Autore,Provenienza\n1,Uno,Wulz,\n');
    const content = 'id,Titolo,Autore,Provenienza\n1,Altro,Pozzar,Dono\n';
    await run(content, { mapping: { existing: 'leave' } });
    expect(await photos()).toMatchObject([{ title: 'Uno', author: 'Wulz' }]);
    await run(content, { mapping: { existing: 'fill' } });
    expect(await photos()).toMatchObject([{ title: 'Uno', author: 'Wulz' }]);
    const [{ provenance }] = await archive.database.query<[{ provenance: string }]>('select provenance from photos');
    expect(provenance).toBe('Dono');
  });

  it('does not bring back what was removed here', async () => {
    await run('id,Titolo\n1,Uno\n');
    await archive.database.query(`update photos set status = 'removed', removed_at = now()`);
    const { counts, messages } = await run('id,Titolo\n1,Nuovo\n');
    expect(counts).toMatchObject({ refused: 1 });
    expect(codesOf(messages)).toEqual({ 2: ['record_removed'] });
  });
});

describe('pictures beside a table', () => {
  it('are found by name, whatever its case and its Unicode form, and become originals', async () => {
    const [one, two] = [await aJpeg({ seed: 1 }), await aJpeg({ seed: 2 })];
    const { counts, messages, unused } = await run(
      'id,Titolo,File\n1,Uno,citt\u00e0.JPG\n2,Due,scans\\due.tif\n3,Tre,manca.jpg\n',
      {
        pictures: { 'a/Citta\u0300.jpg': one, 'scans/due.TIF': two, 'a/nessuno.jpg': two },
      },
    );
    expect(counts.created).toBe(3);
    expect(codesOf(messages)).toEqual({ 4: ['file_missing'] });
    expect(unused).toEqual(['a/nessuno.jpg']);
    expect(await photos()).toMatchObject([
      { status: 'processing', withPicture: true },
      { status: 'processing', withPicture: true },
      { status: 'draft', withPicture: false },
    ]);
  });

  it('that are no pictures are refused, and their photos come without one', async () => {
    const { counts, messages } = await run('id,Titolo,File\n1,Uno,uno.jpg\n', {
      pictures: { 'uno.jpg': Buffer.from('no picture') },
    });
    expect(counts.created).toBe(1);
    expect(messages[2]).toMatchObject([{ code: 'file_refused', column: 'File' }]);
    expect(await photos()).toMatchObject([{ status: 'draft', withPicture: false }]);
  });

  it('come later to photos that were imported without them', async () => {
    const content = 'id,Titolo,File\n1,Uno,uno.jpg\n';
    await run(content);
    const { counts } = await run(content, { pictures: { 'uno.jpg': await aJpeg() } });
    expect(counts).toMatchObject({ changed: 1 });
    const [{ newScan }] = await archive.database.query<[{ newScan: object | null }]>(
      'select new_scan as "newScan" from photos',
    );
    expect(newScan).not.toBeNull();
  });

  it('of the same name in two folders are not guessed', async () => {
    const picture = await aJpeg();
    const { messages } = await run('id,Titolo,File\n1,Uno,uno.jpg\n2,Due,b/uno.jpg\n', {
      pictures: { 'a/uno.jpg': picture, 'b/uno.jpg': picture },
    });
    expect(codesOf(messages)).toEqual({ 2: ['file_ambiguous'] });
  });
});

describe('an interrupted import', () => {
  const rows = Array.from({ length: 1_200 }, (_, place) => `${place + 1},Foto ${place + 1}`).join('\n');
  const content = `id,Titolo\n${rows}\n`;

  it('goes on where it was, imports no row twice, and is one change set', async () => {
    const first = await run(content, { steps: 1 });
    expect(first.counts.created).toBe(500);
    expect(await photos()).toHaveLength(500);
    const second = await run(content);
    expect(second.id).toBe(first.id);
    expect(second.counts.created).toBe(700);
    expect(await photos()).toHaveLength(1_200);
    expect(await archive.database.query('select 1 from change_sets')).toHaveLength(1);
    const [record] = await archive.database.query<[object]>('select state, created from imports');
    expect(record).toEqual({ state: 'done', created: 1_200 });
  });

  it('leaves nothing of a step that fails', async () => {
    await archive.database.query(
      `create function refuse_photo() returns trigger language plpgsql as $$ begin
         if new.title = 'Foto 700' then raise exception 'no'; end if; return new; end $$;
       create trigger refuse_photo before insert on photos for each row execute function refuse_photo()`,
    );
    try {
      await expect(run(content)).rejects.toThrow('no');
      expect(await photos()).toHaveLength(500);
    } finally {
      await archive.database.query('drop function refuse_photo cascade');
    }
    expect((await run(content)).counts.created).toBe(700);
  });
});

describe('undoing an import', () => {
  it('takes back its photos, tags and cards, and what it has changed in others', async () => {
    const type = await archive.anEntityType({});
    await run('id,Titolo\n1,Prima\n');
    const { id } = await run('id,Titolo,Tag,Schede\n1,Dopo,porto,Molo\n2,Due,porto,Molo\n', {
      mapping: { unknown: { tags: 'create', entities: 'create' }, entityType: type.code },
    });
    expect(await undoImport(archive, id)).toEqual({ undone: 4, kept: 0, state: 'undone' });
    expect(await photos()).toMatchObject([{ title: 'Prima', tags: [], entities: [] }]);
    expect(await archive.database.query('select name from tags union all select name from entities')).toEqual([]);
  });

  it('leaves what was edited since', async () => {
    const { id } = await run('id,Titolo\n1,Uno\n2,Due\n');
    await edit((await photos())[0]!, { author: 'Wulz' });
    expect(await undoImport(archive, id)).toEqual({ undone: 1, kept: 1, state: 'undone' });
    expect(await titles()).toEqual(['Uno']);
  });

  it('can be followed by the same import, which brings the same photos back', async () => {
    const content = 'id,Titolo\n1,Uno\n2,Due\n';
    const before = await run(content).then(photos);
    const [{ id }] = await archive.database.query<[{ id: number }]>('select id from imports');
    await undoImport(archive, id);
    expect(await photos()).toEqual([]);
    expect((await run(content)).counts).toMatchObject({ refused: 0 });
    expect(await photos()).toEqual(before);
  });

  it('is refused while it runs, and a second time', async () => {
    const rows = Array.from({ length: 600 }, (_, place) => `${place},Foto ${place}`).join('\n');
    const { id } = await run(`id,Titolo\n${rows}\n`, { steps: 1 });
    await expect(undoImport(archive, id)).rejects.toMatchObject({ code: 'import_under_way' });
    const done = await run(`id,Titolo\n${rows}\n`);
    await undoImport(archive, done.id);
    await expect(undoImport(archive, done.id)).rejects.toMatchObject({ code: 'import_undone' });
  });
});

describe('tables of cards and their relations', () => {
  const cards =
    'identifier,type,name_it,name_en,constructionYear\nA,TYPE,Palazzo Carciotti,Carciotti Palace,1805\nB,TYPE,Canal Grande,,\n';

  it('become cards, which relations and photos then name', async () => {
    const { code } = await archive.anEntityType({});
    const [{ code: kind }] = await archive.database.query<[{ code: string }]>(
      'select code from relation_kinds order by id limit 1',
    );
    const entities = await run(cards.replaceAll('TYPE', code), { table: 'entities' });
    expect(entities.counts).toMatchObject({ created: 2 });
    const relations = await run(`from,kind,to\nA,${kind},B\nA,${kind},C\nA,nothing,B\n`, { table: 'relations' });
    expect(relations.counts).toMatchObject({ created: 1, refused: 2 });
    expect(codesOf(relations.messages)).toEqual({ 3: ['entity_unknown'], 4: ['relation_kind_unknown'] });
    await run('identifier,title_it,entities,coverOf\nF,Il canale,B; A,B\n');
    expect(await photos()).toMatchObject([{ entities: ['Canal Grande', 'Palazzo Carciotti'] }]);
    const covers = await archive.database.query<object[]>(
      'select e.name from entities e join photos p on p.id = e.cover_photo_id',
    );
    expect(covers).toEqual([{ name: 'Canal Grande' }]);
  });

  it('change by their identifiers', async () => {
    const { code } = await archive.anEntityType({});
    await run(cards.replaceAll('TYPE', code), { table: 'entities' });
    const { counts } = await run(cards.replaceAll('TYPE', code).replace('1805', '1806'), { table: 'entities' });
    expect(counts).toMatchObject({ changed: 1, same: 1 });
  });

  it('are refused without a name or a known type', async () => {
    const { messages } = await run('identifier,type,name_it\nA,nothing,Palazzo\n', { table: 'entities' });
    expect(codesOf(messages)[2]).toContain('type_unknown');
  });
});
