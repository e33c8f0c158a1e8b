import { readFileSync } from 'node:fs';
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

describe('tables of cards and their relations', () => {
  const cards =
    'identifier,type,name_it,name_en,constructionYear\nA,TYPE,Palazzo Carciotti,Carciotti Palace,1805\nB,TYPE,Canal Grande,,\n';

  it('become cards, which relations and photos then name', async () => {
    const { code } = await archive.anEntityType({});
    const [{ code: kind }] = await archive.database.query<[{ code: string }]>(
      'select code from relation_kinds order by id limit 1',
    );
    const entities = await archive.run(cards.replaceAll('TYPE', code), { table: 'entities' });
    expect(entities.counts).toMatchObject({ created: 2 });
    const relations = await archive.run(`from,kind,to\nA,${kind},B\nA,${kind},C\nA,nothing,B\n`, {
      table: 'relations',
    });
    expect(relations.counts).toMatchObject({ created: 1, refused: 2 });
    expect(codesOf(relations)).toEqual({ 3: ['entity_unknown'], 4: ['relation_kind_unknown'] });
    await archive.run('identifier,title_it,entities,coverOf\nF,Il canale,B; A,B\n');
    expect(await archive.photos()).toMatchObject([{ entities: ['Canal Grande', 'Palazzo Carciotti'] }]);
    const covers = await archive.database.query<object[]>(
      'select e.name from entities e join photos p on p.id = e.cover_photo_id',
    );
    expect(covers).toEqual([{ name: 'Canal Grande' }]);
  });

  it('become drafts, or public cards where the import publishes and the file does not say otherwise', async () => {
    const { code } = await archive.anEntityType({});
    const statuses = async (): Promise<Record<string, string>> =>
      Object.fromEntries(
        (await archive.database.query<{ name: string; status: string }[]>('select name, status from entities')).map(
          ({ name, status }) => [name, status],
        ),
      );
    await archive.run(`identifier,type,name_it,status\nA,${code},Faro,published\n`, { table: 'entities' });
    const named = { unknown: { tags: 'omit', entities: 'create' }, entityType: code } as const;
    await archive.run('id,Titolo,Schede\n1,Uno,Molo\n', { mapping: named });
    expect(await statuses()).toEqual({ Faro: 'draft', Molo: 'draft' });
    await archive.run(
      `identifier,type,name_it,status\nA,${code},Faro,published\nB,${code},Riva,draft\nC,${code},Diga,\n`,
      { table: 'entities', publishes: true },
    );
    await archive.run('id,Titolo,Schede\n2,Due,Bacino\n', { mapping: named, publishes: true });
    expect(await statuses()).toEqual({
      Faro: 'draft',
      Molo: 'draft',
      Riva: 'draft',
      Diga: 'published',
      Bacino: 'published',
    });
  });

  it('compare two of their photos, whichever of these comes first, once both are there', async () => {
    const { code } = await archive.anEntityType({});
    await archive.run(cards.replaceAll('TYPE', code), { table: 'entities' });
    const cell = (...photos: string[]) => `"${JSON.stringify([{ entity: 'B', photos }]).replaceAll('"', '""')}"`;
    const row = (name: string, entity: string, comparisons: string) =>
      `${name},Foto ${name},${entity},${comparisons}\n`;
    const compared = () =>
      archive.database.query<object[]>(
        `select e.name, array(select p.title from unnest(e.compared_photo_ids) with ordinality as of (id, place)
           join photos p using (id) order by place) as photos
         from entities e where cardinality(e.compared_photo_ids) > 0`,
      );
    const header = 'identifier,title_it,entities,comparisons\n';
    await archive.run(header + row('F', 'B', cell('G', 'F')));
    expect(await compared()).toEqual([]);
    await archive.run(header + row('G', 'B', cell('G', 'F')));
    expect(await compared()).toEqual([{ name: 'Canal Grande', photos: ['Foto G', 'Foto F'] }]);
    const others = await archive.run(
      header + row('H', 'A', cell('H', 'F')) + row('I', 'B', '"[1]"') + row('J', 'B', cell('J', 'K')),
    );
    expect(codesOf(others)).toEqual({ 3: ['json_invalid'] });
    expect(await compared()).toEqual([{ name: 'Canal Grande', photos: ['Foto G', 'Foto F'] }]);
  });

  it('are shown by regions of photos, which a later file changes and undoing takes back', async () => {
    const { code } = await archive.anEntityType({});
    await archive.run(cards.replaceAll('TYPE', code), { table: 'entities' });
    const cell = (...regions: object[]) => `"${JSON.stringify(regions).replaceAll('"', '""')}"`;
    const row = (name: string, annotations: string) => `${name},Foto ${name},${annotations}\n`;
    const header = 'identifier,title_it,annotations\n';
    const annotated = () =>
      archive.database.query<object[]>(
        `select p.title, e.name, a.label, a.label_en as "labelEn", a.x::float8, a.w::float8
         from annotations a join photos p on p.id = a.photo_id left join entities e on e.id = a.entity_id
         where p.status <> 'removed' order by p.title, a.position`,
      );
    const at = { x: 10, y: 20.00001, w: 30, h: 79.99999 };
    const label = { it: 'la torre', en: 'the tower' };
    const first = await archive.run(
      header +
        row('F', cell({ entity: 'B', ...at }, { entity: null, label, ...at })) +
        row('G', cell({ entity: 'Z', ...at }, { entity: 'Z', label, ...at })) +
        row('H', cell({ entity: 'B', ...at, x: 80 })) +
        row('I', cell({ entity: null, ...at })) +
        row('J', '"[{""x"":""ten""}]"') +
        row('K', ''),
    );
    expect(codesOf(first)).toEqual({
      3: ['entity_unknown', 'entity_unknown'],
      4: ['number_out_of_range'],
      5: ['field_required'],
      6: ['json_invalid'],
    });
    expect(first.counts).toMatchObject({ created: 3, refused: 3 });
    const canal = { title: 'Foto F', name: 'Canal Grande', label: null, labelEn: null, x: 10, w: 30 };
    const tower = { name: null, label: 'la torre', labelEn: 'the tower', x: 10, w: 30 };
    expect(await annotated()).toEqual([canal, { title: 'Foto F', ...tower }, { title: 'Foto G', ...tower }]);
    const second = await archive.run(header + row('F', cell({ entity: 'B', ...at, x: 12 })) + row('G', ''));
    expect(second.counts).toMatchObject({ changed: 1, same: 1 });
    expect(await annotated()).toEqual([
      { ...canal, x: 12 },
      { title: 'Foto G', ...tower },
    ]);
    await undoImport(archive, second.id);
    expect(await annotated()).toEqual([canal, { title: 'Foto F', ...tower }, { title: 'Foto G', ...tower }]);
    expect(await undoImport(archive, first.id)).toEqual({ undone: 3, kept: 0, state: 'undone' });
    expect(await archive.run(header + row('F', cell({ entity: 'B', ...at })))).toMatchObject({
      counts: { changed: 1 },
    });
    expect(await annotated()).toEqual([canal]);
  });

  it('bring their audio guides, where they have none', async () => {
    const { code } = await archive.anEntityType({});
    const folder = new URL('../support/sounds/', import.meta.url);
    const opus = readFileSync(new URL('opus.ogg', folder));
    const pictures = {
      'audio/A.it.ogg': opus,
      'audio/A.en.ogg': readFileSync(new URL('vorbis.ogg', folder)),
      'audio/B.it.ogg': Buffer.concat([opus, opus]),
    };
    const table = (file: string) =>
      `identifier,name_it,type,audioFile_it,audioFile_en,audioFile_de\nA,Molo,${code},${file},A.en,none.mp3\n`;
    const first = await archive.run(table('audio/A.it.ogg'), { table: 'entities', pictures, publishes: true });
    expect(codesOf(first)).toEqual({ 2: ['file_missing', 'file_refused'] });
    expect(first).toMatchObject({ counts: { created: 1 } });
    const guides = async () => {
      const [card] = await archive.database.query<{ audio: Record<string, { sha256: string }>; audioUrl: string }[]>(
        'select audio, audio_url as "audioUrl" from entities',
      );
      expect(Object.keys(card!.audio)).toEqual(['it']);
      expect((await archive.visitor().get(card!.audioUrl)).status).toBe(200);
      return card!.audio['it']!.sha256;
    };
    const sha256 = await guides();
    const { 'audio/A.en.ogg': _, ...others } = pictures;
    const second = await archive.run(table('B.it.ogg'), { table: 'entities', pictures: others, publishes: true });
    expect(second.counts).toMatchObject({ same: 1, changed: 0, refused: 0 });
    expect(await guides()).toBe(sha256);
    expect(await undoImport(archive, first.id)).toEqual({ undone: 1, kept: 0, state: 'undone' });
    await archive.run(`identifier,title_it,fileName\nF,Foto,A.it\n`, { pictures });
    expect(await archive.photos()).toMatchObject([{ title: 'Foto', withPicture: false }]);
  });

  it('change by their identifiers', async () => {
    const { code } = await archive.anEntityType({});
    await archive.run(cards.replaceAll('TYPE', code), { table: 'entities' });
    const { counts } = await archive.run(cards.replaceAll('TYPE', code).replace('1805', '1806'), { table: 'entities' });
    expect(counts).toMatchObject({ changed: 1, same: 1 });
  });

  it('are refused without a name or a known type', async () => {
    const { messages } = await archive.run('identifier,type,name_it\nA,nothing,Palazzo\n', { table: 'entities' });
    expect(codesOf({ messages })[2]).toContain('type_unknown');
  });
});
