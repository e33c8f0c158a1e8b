import { format, resolveConfig } from 'prettier';
import { DataSource, type DataSourceOptions, type MigrationInterface, type QueryRunner } from 'typeorm';
import { migrations } from '../../src/migrations/index.js';
import type { MigrationEffects } from '../../src/migrations/migration-effects.js';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { ownTables } from '../../src/platform/database/own-tables.js';

export const effectsFile = 'src/migrations/effects.ts';

interface Table {
  oid: number;
  name: string;
  /** Of its file: another one when it was written anew. */
  file: number;
  indexes: number;
}

/** Runs all migrations in an empty database, and looks which locks each holds at its end and what has become of the tables. */
export async function readMigrationEffects(url: string): Promise<Record<string, MigrationEffects>> {
  const source = await new DataSource({ ...databaseOptions(url, 1), migrations } as DataSourceOptions).initialize();
  const effects: Record<string, MigrationEffects> = {};
  const runner = source.createQueryRunner();
  try {
    // As TypeORM makes it: one migration describes it.
    await runner.query(
      'create table migrations (id serial primary key, timestamp bigint not null, name varchar not null)',
    );
    for (const migration of source.migrations) effects[migration.name ?? ''] = await effectsOf(migration, runner);
    return effects;
  } finally {
    await runner.release();
    await source.destroy();
  }
}

async function effectsOf(migration: MigrationInterface, runner: QueryRunner): Promise<MigrationEffects> {
  await runner.startTransaction();
  const before = await readTables(runner);
  await migration.up(runner);
  const after = new Map((await readTables(runner)).map((table) => [table.oid, table]));
  const locks = (await runner.query(
    `select relation::int as oid, mode from pg_locks where locktype = 'relation' and granted and pid = pg_backend_pid()`,
  )) as { oid: number; mode: string }[];
  await runner.commitTransaction();
  const isHeld = (mode: string, { oid }: Table): boolean =>
    locks.some((lock) => lock.oid === oid && lock.mode === mode);
  // What is dropped is gone at once.
  const kept = before.filter(({ oid, name }) => after.has(oid) && name !== 'migrations');
  const those = (is: (table: Table, now: Table) => boolean): string[] =>
    kept.filter((table) => is(table, after.get(table.oid)!)).map(({ name }) => name);
  const found: MigrationEffects = {
    rewrites: those((table, now) => table.file !== now.file),
    indexes: those((table, now) => now.indexes > table.indexes),
    writes: those((table) => isHeld('RowExclusiveLock', table)),
    locks: those((table) => isHeld('AccessExclusiveLock', table)),
  };
  return Object.fromEntries(Object.entries(found).filter(([, tables]) => tables.length > 0));
}

const readTables = (runner: QueryRunner): Promise<Table[]> =>
  runner.query(
    `select c.oid::int, relname::text as name, pg_relation_filenode(c.oid)::int as file,
       (select count(*)::int from pg_index where indrelid = c.oid) as indexes
     from pg_class c where relname in (${ownTables}) and relnamespace = current_schema()::regnamespace and relkind = 'r'
     order by relname`,
  );

/** The text of the file that the product reads. */
export async function describeMigrationEffects(effects: Record<string, MigrationEffects>): Promise<string> {
  const text = `import type { MigrationEffects } from './migration-effects.js';

/** Of each migration, in their order. Written by npm run db:schema, which runs them and looks. */
export const migrationEffects: Record<string, MigrationEffects> = ${JSON.stringify(effects)};
`;
  return format(text, { ...(await resolveConfig(effectsFile)), parser: 'typescript' });
}
