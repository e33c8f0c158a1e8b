import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parse } from 'csv-parse/sync';
import { DataSource } from 'typeorm';
import type {
  ExchangedAnnotation,
  ExchangedComparison,
  ExchangedPlace,
  ExchangeTable,
} from '../../src/contract/exchange/tables.js';
import { exchangeTables } from '../../src/contract/exchange/tables.js';
import type { NewFonds } from '../../src/contract/fonds.js';
import { DemoLoader } from '../../src/demo/demo-loader.js';
import { ArchiveExport } from '../../src/export/archive-export.js';
import { commandOptions } from '../../src/export/command/command-options.js';
import { intoNewPlace } from '../../src/export/command/new-place.js';
import { FondsChanges } from '../../src/fonds/fonds-changes.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { importFolder, undoImport } from '../support/imports.js';

let demo: TestArchive;
let empty: TestArchive;
let folder: string;

/** Times of change, which are those of the archive itself. */
const leftOut = new Set(['updatedAt']);

/** The folder of an export of everything, with the originals. */
async function exported(archive: TestArchive, name: string): Promise<string> {
  const out = join(folder, name);
  const given = new Map(Object.entries({ out, files: 'originals' }));
  const options = commandOptions({ positionals: [], options: given, switches: new Set() });
  const { signal } = new AbortController();
  const archiveExport = archive.app.get(ArchiveExport);
  await intoNewPlace(options, async (target) =>
    archiveExport.write(await archiveExport.prepare(options, signal), target, signal),
  );
  return out;
}

const rowsOf = (of: string, table: ExchangeTable): Record<string, string>[] =>
  parse(readFileSync(join(of, `${table}.csv`)), { columns: true, bom: true, record_delimiter: '\n' });

/** Without what differs between archives. */
const comparable = (of: string, table: ExchangeTable): Record<string, string>[] =>
  rowsOf(of, table).map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([column]) => !leftOut.has(column))
        .map(([column, value]) => [column, value.replace(/[0-9a-f-]{36}(?=\/(?:photo|entity)\/)/g, '…')]),
    ),
  );

/** The checksums of the files beside the tables. */
const sumsOf = (of: string): string[] =>
  readFileSync(join(of, 'manifest-sha256.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('/'));

const filesOf = (of: string): string[] =>
  readdirSync(of, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(of, join(entry.parentPath, entry.name)));

/** A collection with two fonds, each with a series of the same title, and photos on every level. */
async function addFonds({ app, database }: TestArchive): Promise<void> {
  const changes = app.get(FondsChanges);
  const create = (fonds: NewFonds): Promise<number> =>
    app.get(DataSource).transaction((tx) => changes.create(fonds, { source: 'demo' }, tx));
  const parentId = await create({ level: 'collection', title: 'Raccolte civiche', titleDe: 'Städtische Sammlungen' });
  const dated = {
    dateText: '1890–1932',
    extent: '3 album',
    creator: 'Studio Wulz',
    description: 'Di famiglia.\n\nDue.',
  };
  const studio = await create({ level: 'fonds', title: 'Studio', referenceCode: 'AC/1', parentId, ...dated });
  const family = await create({ level: 'fonds', title: 'Famiglia', parentId, earliest: '1900', latest: '1910' });
  const ids = [parentId, studio, family];
  for (const within of [studio, family]) ids.push(await create({ level: 'series', title: 'Album', parentId: within }));
  await database.query('update photos set fonds_id = ($1::integer[])[1 + id % 6]', [ids]);
}

/** Some photos are the backs of those after them: a back comes before its front. */
async function turnPhotos({ database }: TestArchive): Promise<void> {
  await database.query(
    `update photos b set front_id = f.id, status = case b.status when 'processing' then 'processing' else 'back' end, wanted_status = 'back'
     from photos f where f.id = b.id + 1 and b.id % 10 = 5`,
  );
}

/** The photos of the card that has most of them, and of every tenth card, in an order of their own; the last of each has no place. */
async function orderPhotos({ database }: TestArchive): Promise<void> {
  await database.query(
    `update photo_entities l set place = o.place from (
       select photo_id, entity_id, row_number() over own - 1 as place, row_number() over (partition by entity_id order by photo_id) as behind
       from photo_entities
       where entity_id % 10 = 0 or entity_id = (select mode() within group (order by entity_id) from photo_entities)
       window own as (partition by entity_id order by photo_id desc)) o
     where l.photo_id = o.photo_id and l.entity_id = o.entity_id and o.behind > 1`,
  );
}

let first: string;
let imported: number | null;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'veduta-round-trip-'));
  demo = await startArchive({ config: { demo: true } });
  empty = await startArchive();
  await demo.app.get(DemoLoader).load();
  await demo.database.query(
    `update entities set status = 'draft' where id in (select id from entities order by id limit 3)`,
  );
  await demo.database.query(
    `update entities set wikidata = 'Q' || id, geonames = '1' || id, viaf = '2' || id where id % 3 = 0`,
  );
  await addFonds(demo);
  await turnPhotos(demo);
  await orderPhotos(demo);
  first = await exported(demo, 'first');
});
afterAll(async () => {
  await demo.close();
  await empty.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the export of a whole archive', () => {
  it('has rows in every table, and the file of every photo, cover and audio guide', () => {
    for (const table of exchangeTables) expect([table, rowsOf(first, table).length > 0]).toEqual([table, true]);
    const files = new Set(filesOf(first));
    for (const table of ['photos', 'defaultCovers'] as const)
      expect(rowsOf(first, table).filter(({ file }) => !files.has(file ?? ''))).toEqual([]);
    const guided = rowsOf(first, 'entities').filter(({ transcript_en }) => transcript_en !== '');
    expect(guided.length).toBeGreaterThan(10);
    expect(guided.filter(({ audioFile_en }) => !files.has(audioFile_en ?? ''))).toEqual([]);
    expect(files.has('missing.csv')).toBe(false);
  });

  it('changes nothing where it came from', async () => {
    const rows = exchangeTables.reduce((sum, table) => sum + rowsOf(first, table).length, 0);
    expect(await importFolder(demo, first, { dryRun: true })).toEqual({
      id: null,
      counts: { created: 0, changed: 0, same: rows, refused: 0 },
      messages: {},
      unused: [],
    });
  });

  it('says of both photos of a comparison with which one its card compares it', () => {
    const compared = rowsOf(first, 'photos').filter(({ comparisons }) => comparisons !== '');
    expect(compared.length).toBeGreaterThan(1);
    for (const { identifier, comparisons } of compared)
      for (const { photos } of JSON.parse(comparisons!) as ExchangedComparison[]) expect(photos).toContain(identifier);
  });

  it('says where photos stand among those of a card that has an order of its own', () => {
    const placed = rowsOf(first, 'photos').flatMap(
      ({ placeInEntities }) => JSON.parse(placeInEntities || '[]') as ExchangedPlace[],
    );
    const last = new Map<string, number>();
    for (const { entity, place } of placed) last.set(entity, Math.max(place, last.get(entity) ?? 0));
    expect(last.size).toBeGreaterThan(3);
    expect(placed).toHaveLength([...last.values()].reduce((sum, place) => sum + place, 0));
  });

  it('says which regions of a photo show which card', () => {
    const annotated = rowsOf(first, 'photos').filter(({ annotations }) => annotations !== '');
    expect(annotated.length).toBeGreaterThan(100);
    const regions = annotated.flatMap(({ annotations }) => JSON.parse(annotations!) as ExchangedAnnotation[]);
    const cards = new Set(rowsOf(first, 'entities').map(({ identifier }) => identifier));
    expect(regions.filter(({ entity }) => entity === null || !cards.has(entity))).toEqual([]);
  });

  it('is tried in an empty archive without a message, as if what comes before were there', async () => {
    const { counts, messages, unused } = await importFolder(empty, first, { dryRun: true });
    expect({ messages, unused, refused: counts.refused }).toEqual({ messages: {}, unused: [], refused: 0 });
    expect(await empty.database.query('select 1 from entities')).toEqual([]);
  });

  it('makes an empty archive the same, which exports the same tables and files', async () => {
    const done = await importFolder(empty, first);
    expect(done).toMatchObject({ counts: { refused: 0 }, messages: {}, unused: [] });
    imported = done.id;
    const again = await exported(empty, 'again');
    for (const table of exchangeTables)
      expect({ table, rows: comparable(again, table) }).toEqual({ table, rows: comparable(first, table) });
    expect(filesOf(again)).toEqual(filesOf(first));
    expect(sumsOf(again)).toEqual(sumsOf(first));
    expect(sumsOf(first).length).toBeGreaterThan(250);
  });

  it('is taken back whole: photos, cards with their relations, tags, fonds and covers', async () => {
    expect(await undoImport(empty, imported)).toMatchObject({ kept: 0, state: 'undone' });
    const [left] = await empty.database.query<[Record<string, number>]>(
      `select (select count(*)::integer from photos where status <> 'removed') as photos,
         (select count(*)::integer from entities) as entities, (select count(*)::integer from entity_relations) as relations,
         (select count(*)::integer from fonds) as fonds, (select count(*)::integer from default_covers) as covers`,
    );
    expect(left).toEqual({ photos: 0, entities: 0, relations: 0, fonds: 0, covers: 0 });
  });
});
