import { DataSource } from 'typeorm';
import { migrate } from '../../src/migrations/migrate.js';
import { migrations } from '../../src/migrations/index.js';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { aDatabase, type TestDatabase } from '../support/database.js';
import { readListCounts } from '../support/list-counts.js';
import { rowsOfFirstSchema, rowsOfLaterSchema } from '../support/rows-of-early-schemas.js';

type Row = Record<string, unknown>;

let prepared: TestDatabase;
let administrator: DataSource;
let database: DataSource;
const name = `early_${process.pid}_test`;
let url: string;

/** The rows of all tables: of the first schema, of a later one without and with more rows, and after all migrations. */
let first: Map<string, Row[]>;
let migrated: Map<string, Row[]>;
let half: Map<string, Row[]>;
let all: Map<string, Row[]>;
const lines: string[] = [];

const connect = (to: string, options: object = {}): Promise<DataSource> =>
  new DataSource({ ...databaseOptions(to, 1), ...options }).initialize();

/** With those migrations up to this one, as an installation of that day has it. */
async function migrateTo(last: string): Promise<void> {
  const upTo = migrations.findIndex((migration) => migration.name === last) + 1;
  if (upTo === 0) throw new Error(`There is no migration ${last}.`);
  const early = await connect(url, { migrations: migrations.slice(0, upTo) });
  await early.runMigrations({ transaction: 'each' });
  await early.destroy();
}

async function allRows(): Promise<Map<string, Row[]>> {
  const tables = await database.query<{ name: string }[]>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by 1`,
  );
  const all = new Map<string, Row[]>();
  for (const table of tables) {
    const rows = await database.query<{ row: Row }[]>(`select to_jsonb(t) as row from ${table.name} t`);
    all.set(
      table.name,
      rows.map(({ row }) => row),
    );
  }
  return all;
}

beforeAll(async () => {
  prepared = await aDatabase();
  administrator = await connect(prepared.url);
  await administrator.query(`create database ${name} template template0`);
  url = prepared.url.replace(/\/[^/?]+\?/, `/${name}?`);
  database = await connect(url);
  await migrateTo('Initial1764000000000');
  await database.query(rowsOfFirstSchema);
  first = await allRows();
  await migrateTo('PhotosThatFailed1795465000000');
  migrated = await allRows();
  await database.query(rowsOfLaterSchema);
  half = await allRows();
  await migrate(url, (line) => lines.push(line));
  all = await allRows();
});
afterAll(async () => {
  await database?.destroy();
  await administrator?.query(`drop database if exists ${name} with (force)`);
  await administrator?.destroy();
  await prepared?.drop();
});

const derived =
  /^(?:tag_photos|entity_photos|list_steps|photo_popularity|photo_(?:status_|filter_)?counts|entity_counts|step_counts)$/;

/** The rows with these columns alone, in an order of their own. */
const withColumns = (rows: Row[], columns: string[]): string[] =>
  rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).toSorted();

/** The tables whose rows are other ones, in the columns that both have; without derived ones and what is changed on purpose. */
const changedTables = (before: Map<string, Row[]>, after: Map<string, Row[]>, onPurpose: string[]): string[] =>
  [...before].flatMap(([table, rows]) => {
    if (derived.test(table) || onPurpose.includes(table)) return [];
    const now = after.get(table) ?? [];
    const columns = Object.keys(rows[0] ?? {}).filter(
      (column) => !onPurpose.includes(`${table}.${column}`) && Object.hasOwn(now[0] ?? {}, column),
    );
    const [had, has] = [withColumns(rows, columns), withColumns(now, columns)];
    return had.join('\n') === has.join('\n') ? [] : `${table}: ${had.length} rows, now ${has.length}`;
  });

describe('a database of an earlier version', () => {
  it('has rows in every table, so that every migration has some to move', () => {
    for (const rows of [first, half])
      expect([...rows.keys()].filter((table) => rows.get(table)?.length === 0)).toEqual([]);
  });

  it('keeps every row and every value, but for what migrations change on purpose', () => {
    expect(changedTables(first, migrated, ['job_outbox', 'entities.cover_photo_position', 'settings.values'])).toEqual(
      [],
    );
    expect(
      changedTables(half, all, [
        'job_outbox',
        'api_keys.revoked_at',
        'search_documents.licence',
        'saved_searches.filters',
        'photos.from_file',
        'photos.credits_contributor',
        'photos.part_text',
        // A span that is open to one side reaches everywhere.
        'photos.years',
        'search_documents.years',
      ]),
    ).toEqual([]);
  });

  it('counts its photos as they are, in every list', async () => {
    const { stored, counted } = await readListCounts(database);
    expect(counted.length).toBeGreaterThan(500);
    expect(stored).toEqual(counted);
  });

  it('has the photos of an entity at the places that an administrator gave them', async () => {
    const [places] = await database.query<Row[]>(
      `select count(*) filter (where l.place is distinct from e.place)::int as other, count(l.place) > 100 as "areSome"
       from photo_entities_sorted l join photo_entities e using (photo_id, entity_id)`,
    );
    expect(places).toEqual({ other: 0, areSome: true });
  });

  it('has roles, positions of covers, a zoom of tiles and names of licences', async () => {
    const only = async (sql: string): Promise<unknown> => (await database.query<unknown[]>(sql))[0];
    expect(await only(`select role from users where id = 1`)).toEqual({ role: 'administrator' });
    expect(await only(`select count(*)::int as count from users where role <> 'member'`)).toEqual({ count: 1 });
    expect(await only(`select count(*)::int as count from api_keys where revoked_at is not null`)).toEqual({
      count: 1,
    });
    expect(
      await database.query(`select id, cover_photo_position as at from entities where id in (2, 3, 5) order by id`),
    ).toEqual([
      { id: 2, at: 50 },
      { id: 3, at: null },
      { id: 5, at: 20 },
    ]);
    expect(await only(`select values -> 'mapTiles' ->> 'maxZoom' as zoom from settings`)).toEqual({ zoom: '19' });
    expect(
      await database.query(`select distinct licence from search_documents where licence is not null order by 1`),
    ).toEqual(['All rights reserved', 'CC BY 4.0', 'Public Domain'].map((licence) => ({ licence })));
    expect(
      await database.query(
        `select user_id, filters ->> 'licence' as licence from saved_searches where filters ? 'licence' order by id`,
      ),
    ).toEqual([
      { user_id: 1, licence: 'cc by 4.0' },
      { user_id: 1, licence: 'CC BY 4.0' },
      { user_id: 2, licence: 'CC BY 4.0' },
    ]);
  });

  it('forgets what the files of deleted members said, and nothing else', async () => {
    expect(await database.query(`select id, from_file from photos where id in (29, 58) order by id`)).toEqual([
      { id: 29, from_file: { author: 'M. Rossi' } },
      { id: 58, from_file: null },
    ]);
    expect(await database.query(`select subject_id from job_outbox where kind = 'renditions' order by 1`)).toEqual([
      { subject_id: 29 },
      { subject_id: 58 },
    ]);
  });

  it('has each photo in a series, and all of them indexed again', async () => {
    const [series] = await database.query<Row[]>(
      `select count(*)::int as photos, count(distinct series)::int as series from search_documents where kind = 'photo'`,
    );
    expect(series).toEqual({ photos: expect.any(Number), series: series?.['photos'] });
    expect(
      await database.query(
        `select id from search_documents d where kind = 'photo' and not exists (
           select from job_outbox where kind = 'index' and subject = 'photo' and subject_id = d.id and version > done_version)`,
      ),
    ).toEqual([]);
  });

  it('names each migration that runs, and how long it takes', () => {
    expect(lines).toContainEqual(
      expect.stringMatching(/^Migrating the database, 1 of \d+: administration at scale …$/),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^Migrated: photos by date, \d+\.\d s$/));
  });

  it('is the same as one that was new', async () => {
    const columns = (of: DataSource): Promise<unknown> =>
      of.query(
        `select table_name, column_name, data_type, is_nullable from information_schema.columns where table_schema = 'public' order by 1, 2`,
      );
    expect(await columns(database)).toEqual(await columns(administrator));
    const indexes = (of: DataSource): Promise<unknown> =>
      of.query(`select indexdef from pg_indexes where schemaname = 'public' order by 1`);
    expect(await indexes(database)).toEqual(await indexes(administrator));
  });
});
