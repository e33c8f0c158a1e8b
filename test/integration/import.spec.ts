import { undoImport } from '../support/imports.js';
import { codesOf, type ImportArchive, startImportArchive } from '../support/import-archive.js';
import { aJpeg } from '../support/scans.js';

let archive: ImportArchive;

beforeAll(async () => {
  archive = await startImportArchive();
});
afterEach(() => archive.empty());
afterAll(() => archive.close());

describe('a table of photos', () => {
  it('becomes drafts with their dates, places, and tags and cards that the archive has', async () => {
    await archive.aTag({ name: 'porto' });
    await archive.anEntity({ name: 'Molo Audace' });
    const { counts, messages } = await archive.run(
      'Segnatura;Titolo;Data;Autore;Coordinate;Tag;Schede\nF 1;Il molo;1905 ca.;Wulz;45,6503 N 13,7667 E;porto;Molo Audace\n',
    );
    expect(counts).toEqual({ created: 1, changed: 0, same: 0, refused: 0 });
    expect(messages).toEqual({});
    expect(await archive.photos()).toMatchObject([
      { title: 'Il molo', status: 'draft', year: 1905, author: 'Wulz', tags: ['porto'], entities: ['Molo Audace'] },
    ]);
  });

  it('keeps the numbers of another archive where this one has given none yet, and gives new ones else', async () => {
    const of = (archiveId: string, kind: string, id: number): string => `${archiveId}/${kind}/${id}`;
    const [first, second] = ['6f1d1a52-0d0c-4a35-9f0e-6d7b6f1c2a11', '0b7c3a52-0d0c-4a35-9f0e-6d7b6f1c2a11'] as const;
    const numbers = async (table: string): Promise<number[]> =>
      (await archive.database.query<{ id: number }[]>(`select id from ${table} order by id`)).map(({ id }) => id);
    const { code } = await archive.anEntityType({});
    await archive.database.query('truncate photos, entities restart identity cascade');
    await archive.run(`identifier,type,name_it\n${of(first, 'entity', 70)},${code},Molo\n`, { table: 'entities' });
    expect(await numbers('entities')).toEqual([70]);
    // Now it has given one, to a card.
    await archive.run(`identifier,title_it\n${of(first, 'photo', 12)},Uno\n`);
    expect(await numbers('photos')).toEqual([1]);
    await archive.database.query('truncate photos, entities restart identity cascade');
    const rows = [of(first, 'photo', 12), 'F 1', of(first, 'photo', 7), of(second, 'photo', 7), of(first, 'entity', 9)];
    await archive.run(`identifier,title_it\n${rows.map((row) => `${row},Titolo\n`).join('')}`);
    expect(await numbers('photos')).toEqual([7, 12, 13, 14, 15]);
    await archive.run(`identifier,title_it\n${of(second, 'photo', 99)},Altra\n`);
    expect(await numbers('photos')).toEqual([7, 12, 13, 14, 15, 16]);
  });

  it('says which dates give no year, and which are older than photography', async () => {
    const dates = ['circa 1905', 'giorno di mercato', '-500', '2999', '1750', 's.d.', '?', '[unbekannt]', '44 a.C.'];
    const rows = dates.map((date, place) => `${place},Uno,${date}\n`).join('');
    const { counts, messages } = await archive.run(`id,Titolo,Data\n${rows}`, { dryRun: true });
    expect(counts).toMatchObject({ created: dates.length, refused: 0 });
    expect(codesOf({ messages })).toEqual({
      3: ['date_unread'],
      4: ['date_unread'],
      5: ['date_impossible'],
      6: ['date_before_photography'],
      10: ['date_impossible'],
    });
    expect(messages[5]).toEqual([{ code: 'date_impossible', column: 'Data', value: '2999', refuses: false }]);
    const dated = await archive.run('id,Titolo,Data,latest\n1,Uno,giorno di mercato,1905\n2,Due,,1750\n');
    expect(codesOf(dated)).toEqual({ 3: ['date_before_photography'] });
  });

  it('has come into the archive when its file says so, or else now', async () => {
    const { messages } = await archive.run(
      'id,Titolo,createdAt\n1,Uno,2019-05-04T10:20:30.5Z\n2,Due,2019-05-03\n3,Tre,lunedì\n4,Quattro,2999-01-01\n5,Cinque,\n',
    );
    expect(codesOf({ messages })).toEqual({ 4: ['day_unknown'], 5: ['day_unknown'] });
    const rows = await archive.database.query<{ at: Date }[]>('select created_at as at from photos order by id');
    const { code } = await archive.anEntityType({});
    await archive.run(`identifier,name_it,type,createdAt\nA,Molo,${code},2001-02-03\n`, { table: 'entities' });
    const [card] = await archive.database.query<{ at: Date }[]>('select created_at as at from entities');
    expect([...rows.slice(0, 2), card].map((row) => row?.at.toISOString())).toEqual([
      '2019-05-04T10:20:30.500Z',
      '2019-05-03T00:00:00.000Z',
      '2001-02-03T00:00:00.000Z',
    ]);
    for (const { at } of rows.slice(2)) expect(Date.now() - at.getTime()).toBeLessThan(60_000);
  });

  it('creates no tag and no card unasked, and says which ones are missing', async () => {
    const { counts, messages } = await archive.run('id,Titolo,Tag,Schede\n1,Il molo,porto; mare,Molo Audace\n');
    expect(counts.created).toBe(1);
    expect(codesOf({ messages })).toEqual({ 2: ['tag_unknown', 'tag_unknown', 'entity_unknown'] });
    expect(await archive.photos()).toMatchObject([{ tags: [], entities: [] }]);
  });

  it('creates tags and cards where the mapping says so, each once', async () => {
    const type = await archive.anEntityType({});
    const { counts } = await archive.run('id,Titolo,Tag,Schede\n1,Uno,porto,Molo\n2,Due,Porto; mare,molo\n', {
      mapping: { unknown: { tags: 'create', entities: 'create' }, entityType: type.code },
    });
    expect(counts.created).toBe(2);
    expect(await archive.photos()).toMatchObject([
      { tags: ['porto'], entities: ['Molo'] },
      { tags: ['mare', 'porto'], entities: ['Molo'] },
    ]);
  });

  it('refuses rows with unknown tags where the mapping says so', async () => {
    const { counts, messages } = await archive.run('id,Titolo,Tag\n1,Uno,porto\n2,Due,\n', {
      mapping: { unknown: { tags: 'refuse', entities: 'omit' } },
    });
    expect(counts).toMatchObject({ created: 1, refused: 1 });
    expect(codesOf({ messages })).toEqual({ 2: ['tag_unknown'] });
    expect(await archive.titles()).toEqual(['Due']);
  });

  it('refuses rows that the archive would refuse, naming the cell, and imports the others', async () => {
    const { counts, messages } = await archive.run(
      `id,Titolo,lat,lng\n1,${'x'.repeat(1_000)},,\n2,Buona,45.65,13.76\n3,Lontana,91,13\n4,Senza,45,\n`,
    );
    expect(counts).toMatchObject({ created: 1, refused: 3 });
    expect(messages[2]).toMatchObject([{ column: 'Titolo', refuses: true }]);
    expect(messages[4]).toMatchObject([{ column: 'lat', refuses: true }]);
    expect(Object.keys(messages)).toEqual(['2', '4', '5']);
    expect(await archive.titles()).toEqual(['Buona']);
  });

  it('comes without cells that the archive refuses where the mapping says so, and keeps them as other data', async () => {
    const content = `id,Titolo,lat,lng,Autore,Data certa\n1,Una,95,13.7,Wulz,forse\n2,Due,45,,${'y'.repeat(600)},\n`;
    const { counts, messages } = await archive.run(content, {
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
    expect(await archive.photos()).toMatchObject([
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

  it('comes with further dates of photos, of which the words are read, and is the same the next time', async () => {
    const dates = `[{""kind"":""printed"",""dateText"":""1936""},{""kind"":""copied"",""dateText"":""dopo il 1945""}]`;
    const wrong = `[{""kind"":""taken"",""dateText"":""1936"",""earliest"":""1937"",""latest"":""1936""}]`;
    const content = `id,Titolo,otherDates\n1,Una,"${dates}"\n2,Due,"${wrong}"\n3,Tre,\n`;
    const { counts, messages } = await archive.run(content);
    expect([counts, codesOf({ messages })]).toMatchObject([{ created: 2, refused: 1 }, { 3: ['years_reversed'] }]);
    const stored = await archive.database.query('select other_dates as dates from photos order by id');
    expect(stored).toEqual([
      {
        dates: [
          { kind: 'printed', dateText: '1936', edtf: '1936', earliest: '1936-01-01', latest: '1936-12-31' },
          { kind: 'copied', dateText: 'dopo il 1945', edtf: '[1946..]', earliest: '1946-01-01', latest: null },
        ],
      },
      { dates: [] },
    ]);
    expect((await archive.run(content)).counts).toMatchObject({ same: 2, refused: 1 });
  });

  it('takes formulas, markup and statements as the texts that they are', async () => {
    const author = `=HYPERLINK("http://evil.example")'; drop table photos; --`;
    await archive.run(`id,Titolo,Autore\n1,<script>alert(1)</script>,"${author.replaceAll('"', '""')}"\n`);
    expect(await archive.photos()).toMatchObject([{ title: '<script>alert(1)</script>', author }]);
  });

  it('has the titles in one line that a cell has in several, and is the same the next time', async () => {
    const content = 'id,Titolo\n1,"Molo\nSan Carlo"\n';
    await archive.run(content);
    expect(await archive.photos()).toMatchObject([{ title: 'Molo San Carlo' }]);
    expect((await archive.run(content)).counts).toMatchObject({ same: 1, changed: 0 });
  });

  it('writes nothing in a dry run, which says what the import then does', async () => {
    const content = 'id,Titolo,Tag\n1,Uno,porto\n1,Due,\n3,,\n';
    const tried = await archive.run(content, { dryRun: true });
    expect(await archive.photos()).toEqual([]);
    expect(await archive.database.query('select 1 from imports')).toEqual([]);
    const made = await archive.run(content);
    expect({ ...made, id: null }).toEqual(tried);
    expect(codesOf(made)[3]).toEqual(['identifier_repeated']);
  });

  it('is in the history the work of the editor who has started it', async () => {
    const { id: userId } = await archive.anEditor();
    await archive.run('id,Titolo\n1,Uno\n', { userId });
    const [set] = await archive.database.query<[{ source: string; userId: number }]>(
      'select source, user_id as "userId" from change_sets',
    );
    expect(set).toEqual({ source: 'import', userId });
  });
});

describe('pictures beside a table', () => {
  it('are found by name, whatever its case and its Unicode form, and become originals', async () => {
    const [one, two] = [await aJpeg({ seed: 1 }), await aJpeg({ seed: 2 })];
    const { counts, messages, unused } = await archive.run(
      'id,Titolo,File\n1,Uno,citt\u00e0.JPG\n2,Due,scans\\due.tif\n3,Tre,manca.jpg\n',
      {
        pictures: { 'a/Citta\u0300.jpg': one, 'scans/due.TIF': two, 'a/nessuno.jpg': two },
      },
    );
    expect(counts.created).toBe(3);
    expect(codesOf({ messages })).toEqual({ 4: ['file_missing'] });
    expect(unused).toEqual(['a/nessuno.jpg']);
    expect(await archive.photos()).toMatchObject([
      { status: 'processing', withPicture: true },
      { status: 'processing', withPicture: true },
      { status: 'draft', withPicture: false },
    ]);
  });

  it('that are no pictures are refused, and their photos come without one', async () => {
    const { counts, messages } = await archive.run('id,Titolo,File\n1,Uno,uno.jpg\n', {
      pictures: { 'uno.jpg': Buffer.from('no picture') },
    });
    expect(counts.created).toBe(1);
    expect(messages[2]).toMatchObject([{ code: 'file_refused', column: 'File' }]);
    expect(await archive.photos()).toMatchObject([{ status: 'draft', withPicture: false }]);
  });

  it('come later to photos that were imported without them', async () => {
    const content = 'id,Titolo,File\n1,Uno,uno.jpg\n';
    await archive.run(content);
    const { counts } = await archive.run(content, { pictures: { 'uno.jpg': await aJpeg() } });
    expect(counts).toMatchObject({ changed: 1 });
    const [{ newScan }] = await archive.database.query<[{ newScan: object | null }]>(
      'select new_scan as "newScan" from photos',
    );
    expect(newScan).not.toBeNull();
  });

  it('that another photo has are said, and are not published a second time unasked', async () => {
    const [one, two] = [await aJpeg({ seed: 3 }), await aJpeg({ seed: 4 })];
    const pictures = { 'a.jpg': one, 'copia.jpg': one, 'b.jpg': two, 'altra.jpg': two, 'detta.jpg': two };
    await archive.run('id,Titolo,File\n1,Molo,b.jpg\n', { pictures, publishes: true });
    const { counts, messages } = await archive.run(
      'id,Titolo,File,status\n2,Faro,a.jpg,\n3,Copia,copia.jpg,\n4,Altra,altra.jpg,\n5,Detta,detta.jpg,published\n',
      { pictures, publishes: true },
    );
    expect(counts).toMatchObject({ created: 4, refused: 0 });
    expect(messages).toMatchObject({
      3: [{ code: 'file_repeated', column: 'File', value: 'copia.jpg = Faro (2)' }],
      4: [
        {
          code: 'file_repeated',
          column: 'File',
          value: expect.stringMatching(/^altra\.jpg = Molo \([\w-]*molo[\w-]*\)$/),
        },
      ],
      5: [{ code: 'file_repeated' }],
    });
    const rows = await archive.database.query<{ title: string; wanted: string }[]>(
      'select title, wanted_status as wanted from photos order by id',
    );
    expect(rows.map(({ title, wanted }) => [title, wanted])).toEqual([
      ['Molo', 'published'],
      ['Faro', 'published'],
      ['Copia', 'draft'],
      ['Altra', 'draft'],
      ['Detta', 'published'],
    ]);
  });

  it('that two rows name are said by a dry run as well', async () => {
    const pictures = { 'a.jpg': await aJpeg({ seed: 5 }), 'b.jpg': await aJpeg({ seed: 6 }) };
    const content = 'id,Titolo,File\n1,Faro,a.jpg\n2,Molo,b.jpg\n3,Lanterna,A.JPG\n';
    const said = [{ code: 'file_repeated', column: 'File', value: 'a.jpg = Faro (2)' }];
    const { messages } = await archive.run(content, { pictures, dryRun: true });
    expect(messages).toMatchObject({ 4: said });
    expect(codesOf({ messages })).toEqual({ 4: ['file_repeated'] });
    expect((await archive.run(content, { pictures })).messages).toMatchObject({ 4: said });
    expect((await archive.run(content, { pictures, dryRun: true })).messages).toEqual({});
  });

  it('of the same name in two folders are not guessed', async () => {
    const picture = await aJpeg();
    const { messages } = await archive.run('id,Titolo,File\n1,Uno,uno.jpg\n2,Due,b/uno.jpg\n', {
      pictures: { 'a/uno.jpg': picture, 'b/uno.jpg': picture },
    });
    expect(codesOf({ messages })).toEqual({ 2: ['file_ambiguous'] });
  });
});

describe('a table of default covers', () => {
  it('gives types the covers that they lack, with their pictures, and says of the others why not', async () => {
    const { code } = await archive.anEntityType({});
    const pictures = { 'covers/one.jpg': await aJpeg({ seed: 61 }), 'covers/text.jpg': Buffer.from('no picture') };
    const rows = [
      `${code},2,covers/one.jpg`,
      `${code},2,covers/one.jpg`,
      `${code},3,covers/none.jpg`,
      `${code},4,`,
      `${code},5,covers/text.jpg`,
      `${code},0,covers/one.jpg`,
      'unknown,2,covers/one.jpg',
    ];
    const table = `type,sortOrder,file\n${rows.join('\n')}\n`;
    const options = { table: 'defaultCovers', pictures } as const;
    const first = await archive.run(table, options);
    expect(codesOf(first)).toEqual({
      3: ['identifier_repeated'],
      4: ['file_missing'],
      5: ['file_missing'],
      6: ['file_refused'],
      7: ['number_out_of_range'],
      8: ['type_unknown'],
    });
    expect(first.counts).toEqual({ created: 1, changed: 0, same: 0, refused: 6 });
    const covers = () =>
      archive.database.query<object[]>(
        `select sort_order as "sortOrder" from default_covers d join entity_types t on t.id = d.entity_type_id
         where t.code = $1 and d.original_sha256 is not null`,
        [code],
      );
    expect(await covers()).toEqual([{ sortOrder: 2 }]);
    expect((await archive.run(`${table}\n`, options)).counts).toMatchObject({ same: 1, created: 0 });
    expect(await undoImport(archive, first.id)).toEqual({ undone: 1, kept: 0, state: 'undone' });
    expect(await covers()).toEqual([]);
  });
});
