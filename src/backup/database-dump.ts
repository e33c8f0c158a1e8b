import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ownTables } from '../platform/database/own-tables.js';
import { UnnamedFile } from '../platform/storage/unnamed-file.js';
import type { Measured } from '../platform/storage/staging.js';
import { namedContents } from '../records/named-contents.js';
import type { BackupStore } from './backup-store.js';
import { tableName } from './backup-names.js';
import type { BackedUpSequence, BackedUpTable, BackupManifest } from './manifest.js';
import { hasRows } from './table-contents.js';

/** Text compresses well with little work; more would slow down the site on a machine with few cores. */
const gzipLevel = 3;
const namesAtOnce = 5000;

type Dump = Pick<
  BackupManifest,
  'archiveId' | 'at' | 'migrations' | 'baseLanguage' | 'languages' | 'tables' | 'sequences'
>;

/** How text is written whatever the server is set to, so that any other one reads it. */
export const textSettings = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local client_encoding = 'UTF8'; set local statement_timeout = 0;
  set local lock_timeout = '30s'; set local idle_in_transaction_session_timeout = 0`;

/**
 * Writes the rows of all tables, as they are at one moment, while they are changed. Needs no right but to read, and no program of
 * PostgreSQL.
 * @param names to which the contents of files are written that the rows name, one a line
 */
export async function dumpDatabase(
  client: Client,
  store: BackupStore,
  backup: string,
  names: UnnamedFile,
): Promise<Dump> {
  await client.query('begin isolation level repeatable read read only');
  try {
    await client.query(textSettings);
    const dump: Dump = { ...(await readHead(client)), tables: [], sequences: [] };
    for (const table of await listTables(client)) if (hasRows(table)) dump.tables.push(await dumpTable(table));
    // Of sequences there is no earlier state: they are the same or higher, which does no harm.
    dump.sequences = await listSequences(client);
    await writeNames(client, names);
    return dump;
  } finally {
    await client.query('rollback');
  }

  async function dumpTable(name: string): Promise<BackedUpTable> {
    const columns = await listColumns(name, client);
    const { rows } = await client.query<{ isEmpty: boolean }>(`select not exists (select from "${name}") as "isEmpty"`);
    if (rows[0]?.isEmpty) return { name, columns, rows: 0, bytes: 0, sha256: '' };
    const copy = client.query(
      copyTo(`copy "${name}" (${columns.map((column) => `"${column.name}"`).join(', ')}) to stdout`),
    );
    const compressed = createGzip({ level: gzipLevel });
    const [, { sha256, bytes }] = await bothOf(
      pipeline(copy, compressed),
      store.write(tableName(backup, name), compressed),
    );
    return { name, columns, rows: copy.rowCount, bytes, sha256 };
  }
}

/** Waits for both, so that nothing is under way after an error. */
async function bothOf(read: Promise<void>, written: Promise<Measured>): Promise<[void, Measured]> {
  await Promise.allSettled([read, written]);
  return Promise.all([read, written]);
}

async function readHead(client: Client): Promise<Omit<Dump, 'tables' | 'sequences'>> {
  const { rows } = await client.query<Omit<Dump, 'tables' | 'sequences' | 'at'> & { at: Date }>(
    `select archive_id as "archiveId", base_language as "baseLanguage", now() as at,
       array(select name::text from migrations order by id) as migrations,
       array(select substr(attname, 7)::text from pg_attribute where attrelid = 'photos'::regclass
         and attname like 'lacks\\_%' and not attisdropped order by 1) as languages
     from archive_identity`,
  );
  const head = rows[0]!;
  return { ...head, at: head.at.toISOString() };
}

export async function listTables(client: Pick<Client, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`${ownTables} order by 1`);
  return rows.map(({ name }) => name);
}

/** Those that are written: generated ones are not. */
export async function listColumns(
  table: string,
  client: Pick<Client, 'query'>,
): Promise<{ name: string; type: string }[]> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname::text as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = to_regclass(quote_ident($1)) and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows;
}

async function listSequences(client: Client): Promise<BackedUpSequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename::text as name from pg_sequences where schemaname = current_schema()
       and sequencename <> 'migrations_id_seq' order by 1`,
  );
  const sequences: BackedUpSequence[] = [];
  for (const { name } of rows) {
    const read = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from "${name}"`,
    );
    sequences.push({ name, ...read.rows[0]! });
  }
  return sequences;
}

async function writeNames(client: Client, names: UnnamedFile): Promise<void> {
  await client.query(`declare named cursor for ${namedContents}`);
  for (;;) {
    const { rows } = await client.query<{ sha256: string }>(`fetch ${namesAtOnce} from named`);
    if (rows.length === 0) return;
    await names.append(rows.map(({ sha256 }) => `${sha256}\n`).join(''));
  }
}
