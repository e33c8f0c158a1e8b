import { readFileSync } from 'node:fs';
import { undoImport } from '../support/imports.js';
import { codesOf, type ImportArchive, startImportArchive } from '../support/import-archive.js';

let archive: ImportArchive;

beforeAll(async () => {
  archive = await startImportArchive();
});
afterEach(() => archive.empty());
afterAll(() => archive.close());

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

  it('keep the order of their photos, of which new ones stand where they have stood', async () => {
    const { code } = await archive.anEntityType({});
    await archive.run(cards.replaceAll('TYPE', code), { table: 'entities' });
    const row = (name: string, place: unknown) =>
      `${name},Foto ${name},B,"${JSON.stringify([{ entity: 'B', place }]).replaceAll('"', '""')}"\n`;
    const header = 'identifier,title_it,entities,placeInEntities\n';
    const inOrder = async () =>
      (
        await archive.database.query<{ title: string }[]>(
          `select p.title from photo_entities l join photos p on p.id = l.photo_id
           where l.place is not null and p.status <> 'removed' order by l.place`,
        )
      ).map(({ title }) => title);
    const first = await archive.run(header + row('F', 3) + row('G', 1) + row('H', 0) + 'I,Foto I,B,\n');
    expect(codesOf(first)).toEqual({ 4: ['json_invalid'] });
    expect(await inOrder()).toEqual(['Foto G', 'Foto F']);
    // What is there stays where it is, and a place of a card that the photo does not show is none.
    const second = await archive.run(
      header + row('J', 2) + row('F', 9).replace('Foto F', 'Foto F bis') + row('K', 1).replace(',B,', ',A,'),
    );
    expect(await inOrder()).toEqual(['Foto G', 'Foto J', 'Foto F bis']);
    const [{ id }] = await archive.database.query<[{ id: number }]>(
      `select id from entities where name = 'Canal Grande'`,
    );
    const orders = (await archive.historyOf('entity', id)).flatMap(
      ({ after }) => (after as { photoOrder?: number[] }).photoOrder ?? [],
    );
    expect(orders).toHaveLength(2 + 3);
    expect(await undoImport(archive, second.id)).toMatchObject({ kept: 0 });
    expect(await inOrder()).toEqual(['Foto G', 'Foto F']);
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
