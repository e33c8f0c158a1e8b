import { statfs } from 'node:fs/promises';
import type { Client } from 'pg';
import { type BackupState, selectBackupState } from '../backup/last-backup.js';
import { migrationEffects } from '../migrations/effects.js';
import { longTables } from '../migrations/migration-effects.js';
import { wordsOf } from '../migrations/migration-progress.js';
import { pendingMigrations } from '../migrations/migrate.js';
import type { Config } from '../platform/config/config.js';
import { readConfig } from '../platform/config/read-config.js';
import { withExistingDatabase } from '../platform/database/existing-database.js';
import { OperatorError, reasonOf } from '../platform/operator-error.js';
import { advice, type Finding, ok, problem } from './finding.js';
import { printFindings } from './print-findings.js';
import { withConnection } from './with-connection.js';

/** Fewer are changed before anybody notices. */
const manyRows = 10_000;
const daySeconds = 24 * 3600;
const bytesInMegabyte = 1024 ** 2;

interface TableSize {
  name: string;
  /** As PostgreSQL has last estimated it. */
  rows: number;
  bytes: number;
}

/** `npm run upgrade:check`. Resolves with what it ends with. */
export async function examineUpgrade(): Promise<0 | 1 | 3> {
  const findings = await findAll(readConfig());
  printFindings(findings);
  const states = new Set(findings.map(({ state }) => state));
  return states.has('problem') ? 1 : states.has('advice') ? 3 : 0;
}

async function findAll(config: Config): Promise<Finding[]> {
  try {
    return await withExistingDatabase(config, (url) => withConnection(url, (client) => examine(client, config)));
  } catch (error) {
    if (error instanceof OperatorError) return [problem('schema', error.message)];
    return [problem('database', `it does not answer (${reasonOf(error)}): check that it runs, and DATABASE_URL`)];
  }
}

async function examine(client: Client, config: Config): Promise<Finding[]> {
  const [state] = (
    await client.query<{ isMigrated: boolean; hasBackups: boolean }>(
      `select to_regclass('migrations') is not null as "isMigrated", to_regclass('backup_state') is not null as "hasBackups"`,
    )
  ).rows as [{ isMigrated: boolean; hasBackups: boolean }];
  if (!state.isMigrated) return [ok('schema', 'the first start makes the tables')];
  const { rows: run } = await client.query<{ name: string }>('select name from migrations');
  const pending = pendingMigrations(run.map(({ name }) => name));
  if (pending.length === 0) return [ok('schema', 'the tables are of this version: the next start changes none')];
  const sizes = await readSizes(client);
  return [
    ok('schema', `migrations that the next start runs: ${pending.length}`),
    ...pending.map((name) => describe(name, sizes)),
    ...(await checkRoom(pending, sizes, config)),
    checkBackup(state.hasBackups ? (await client.query<BackupState>(selectBackupState)).rows[0] : undefined),
  ];
}

async function readSizes(client: Client): Promise<Map<string, TableSize>> {
  const { rows } = await client.query<TableSize>(
    `select relname::text as name, greatest(reltuples, 0)::float8 as rows, pg_total_relation_size(oid)::float8 as bytes
     from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`,
  );
  return new Map(rows.map((table) => [table.name, table]));
}

function describe(name: string, sizes: Map<string, TableSize>): Finding {
  const effects = migrationEffects[name] ?? {};
  const long = longTables(effects)
    .flatMap((table) => sizes.get(table) ?? [])
    .filter(({ rows }) => rows >= manyRows);
  const words = wordsOf(name);
  if (long.length === 0) return ok('migration', `${words}: takes a moment`);
  const tables = long.map(({ name: table, rows }) => `${table} (${Math.round(rows).toLocaleString('en')} rows)`);
  const locked = effects.locks ?? [];
  const waits = locked.length > 0 ? `nobody reads ${locked.join(', ')} meanwhile` : 'edits wait meanwhile';
  return advice('migration', `${words}: goes through ${tables.join(', ')}, and ${waits}: start in a quiet hour`);
}

/** What is written anew is there twice until it is done. */
async function checkRoom(
  pending: string[],
  sizes: Map<string, TableSize>,
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<Finding[]> {
  const tables = new Set(pending.flatMap((name) => longTables(migrationEffects[name] ?? {})));
  const bytes = [...tables].reduce((sum, table) => sum + (sizes.get(table)?.bytes ?? 0), 0);
  const needed = `${Math.ceil(bytes / bytesInMegabyte)} MB`;
  if (bytes < 100 * bytesInMegabyte) return [];
  if (databaseUrl !== null) return [advice('disk', `the disk of the database needs about ${needed} more meanwhile`)];
  const { bsize, bavail } = await statfs(dataDir);
  const free = bsize * bavail;
  if (free > bytes) return [ok('disk', `about ${needed} more are needed meanwhile, and free`)];
  return [
    problem('disk', `about ${needed} more are needed meanwhile, and ${Math.floor(free / bytesInMegabyte)} MB free`),
  ];
}

function checkBackup(state: BackupState | undefined): Finding {
  if (state?.madeAt && state.ageSeconds !== null && state.ageSeconds < daySeconds)
    return ok('backup', `the last one is of ${state.madeAt.toISOString()}; it is the way back`);
  return advice('backup', 'there is none of the last day, which is the way back: npm run backup makes one');
}
