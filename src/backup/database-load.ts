import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { QueryRunner } from 'typeorm';
import { otherLanguages } from '../contract/localized.js';
import { alignLanguagesIn } from '../migrations/languages/align-languages.js';
import { migrateLike } from '../migrations/migrate.js';
import { OperatorError } from '../platform/operator-error.js';
import { tableName } from './backup-names.js';
import { asDamage, type BackupStore, DamagedContent } from './backup-store.js';
import { checkedStream } from './checked-stream.js';
import { listColumns, listTables, textSettings } from './database-dump.js';
import type { BackedUpTable, BackupManifest } from './manifest.js';

/** What a language that this version does not know has left in a table: a text, or the words of the search. */
const columnsOfLanguages: Record<string, string> = { text: 'text', tsvector: "tsvector not null default ''" };

/**
 * Loads the rows of a backup into an empty database. Needs no right but that of the owner of its tables: triggers of users are
 * disabled, since what they would write is in the backup, and foreign keys are taken away and put back, which checks them all.
 * @throws OperatorError, and leaves the database empty, when it is not empty, or the backup is damaged or of a later version
 */
export async function loadDatabase(
  url: string,
  store: BackupStore,
  backup: string,
  manifest: BackupManifest,
): Promise<void> {
  await migrateLike({ url, run: manifest.migrations }, async (runner) => {
    const client = (await runner.connect()) as Client;
    await client.query(textSettings);
    await alignLanguagesIn(
      runner.manager,
      otherLanguages.filter((language) => manifest.languages.includes(language)),
    );
    const tables = await listTables(client);
    const loaded = manifest.tables.filter(({ name }) => name !== 'migrations');
    const unknown = loaded.find(({ name }) => !tables.includes(name));
    if (unknown) throw new OperatorError(`The backup has a table ${unknown.name}, which its version did not have.`);
    for (const table of loaded) await addColumns(table, client);

    const putBack = await withoutForeignKeys(client);
    for (const table of tables) await client.query(`alter table "${table}" disable trigger user`);
    await client.query(`truncate ${loaded.map(({ name }) => `"${name}"`).join(', ')}`);
    for (const table of loaded) if (table.rows > 0) await load(table, client);
    for (const { name, value, isCalled } of manifest.sequences)
      await client.query('select setval(to_regclass(quote_ident($1)), $2, $3)', [name, value, isCalled]);
    for (const table of tables) await client.query(`alter table "${table}" enable trigger user`);
    await putBack();
    await settle(runner);
  });

  async function load({ name, columns, rows, sha256 }: BackedUpTable, client: Client): Promise<void> {
    const file = tableName(backup, name);
    try {
      // Opened first: a connection that waits for rows is ended by nothing else.
      const content = await store.read(file);
      const copy = client.query(
        copyFrom(`copy "${name}" (${columns.map((column) => `"${column.name}"`).join(', ')}) from stdin`),
      );
      await pipeline(content, checkedStream({ sha256 }, file), createGunzip(), copy);
      if (copy.rowCount !== rows) throw new DamagedContent(file);
    } catch (error) {
      throw asDamage(error, file);
    }
  }
}

/** @throws OperatorError for a column that is no language's */
async function addColumns({ name, columns }: BackedUpTable, client: Client): Promise<void> {
  const existing = new Set((await listColumns(name, client)).map((column) => column.name));
  for (const column of columns.filter((one) => !existing.has(one.name))) {
    const type = columnsOfLanguages[column.type];
    if (!type)
      throw new OperatorError(`The backup has a column ${name}.${column.name}, which its version did not have.`);
    await client.query(`alter table "${name}" add column "${column.name}" ${type}`);
  }
}

/** Takes all foreign keys away. Resolves with what puts them back. */
async function withoutForeignKeys(client: Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by 1, 2`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return async () => {
    for (const { table, name, definition } of rows)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  };
}

/**
 * What follows from the rows, and what another machine has to do again: all that is served is made anew. The schema is that of the
 * backup still, of which the present `JobOutbox` need not know every column.
 */
async function settle(runner: QueryRunner): Promise<void> {
  await runner.query('select recount_photo_filters()');
  // No queue has them, and no worker runs them.
  await runner.query('update job_outbox set queued_at = null, lease = null, leased_until = null');
  await runner.query(
    `insert into job_outbox (kind, subject, subject_id, due_at) values ('served-files', 'storage', 0, now())
     on conflict (kind, subject, subject_id) do update set
       version = greatest(job_outbox.version + 1, excluded.version), attempts = 0, crashes = 0, due_at = excluded.due_at,
       dead_at = null, last_error = null`,
  );
}
