import { DataSource, type DataSourceOptions, MigrationExecutor, type QueryRunner } from 'typeorm';
import { databaseOptions } from '../platform/database/database-options.js';
import { ownTables } from '../platform/database/own-tables.js';
import { OperatorError } from '../platform/operator-error.js';
import { migrations } from './index.js';
import { reasonOfUnfitness, selectServerFitness, type ServerFitness } from './fit-server.js';
import { alignLanguages } from './languages/align-languages.js';
import { keepBaseLanguage } from './languages/keep-base-language.js';
import { announce } from './migration-progress.js';

const insufficientPrivilege = '42501';
/** Of migrations that some databases have, which were given another name or taken back. */
const formerNames = ['YearsThatOverlap1795338809256', 'Moderation1795426000000'];
/** Key of the advisory lock: an arbitrary number that all replicas share. */
const migrationLock = 7_431_902;

/**
 * Runs the pending migrations and resolves with their names. Several replicas may start at once: an advisory lock lets one
 * of them migrate while the others wait.
 * @param log for lines about migrations of a database that has had some; a new one takes a second
 * @throws OperatorError with one line when the database is of a later version, or a migration fails
 */
export async function migrate(url: string, log: (line: string) => void = () => undefined): Promise<string[]> {
  const dataSource = await dataSourceOf(url, migrations).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await refuseUnfit(lock);
    await lock.query('select pg_advisory_lock($1)', [migrationLock]);
    const run = await namesOfRun(lock);
    refuseNewer(run);
    if (run.length > 0)
      announce(
        dataSource.migrations.filter(({ name = '' }) => !run.includes(name)),
        log,
      );
    const done = await dataSource.runMigrations({ transaction: 'each' });
    await keepBaseLanguage(dataSource);
    await alignLanguages(dataSource);
    return done.map((migration) => migration.name);
  } catch (error) {
    throw asOperatorError(error);
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    await lock.release();
    await dataSource.destroy();
  }
}

/**
 * Gives an empty database the schema that a backup was made of, lets `fill` fill it, and commits both at once: after an error, or
 * when the process is killed, the database is as empty as before.
 * @param run the names of the migrations that had run
 * @throws OperatorError when the database has tables, or the backup is of a later version
 */
export async function migrateLike(
  { url, run }: { url: string; run: string[] },
  fill: (runner: QueryRunner) => Promise<void>,
): Promise<void> {
  refuseNewer(run, 'The backup');
  const had = migrations.filter(({ name }) => run.includes(name));
  const dataSource = await dataSourceOf(url, had).initialize();
  const runner = dataSource.createQueryRunner();
  try {
    await refuseUnfit(runner);
    await runner.startTransaction();
    // Held to the end of the transaction.
    await runner.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await refuseFilled(runner.manager);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'none';
    await executor.executePendingMigrations();
    await fill(runner);
    await runner.commitTransaction();
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw asOperatorError(error, 'The restore');
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
}

function dataSourceOf(url: string, known: typeof migrations): DataSource {
  return new DataSource({ ...databaseOptions(url), migrations: known, poolSize: 3, extra: {} } as DataSourceOptions);
}

/** @throws OperatorError when the database has tables, other than those of extensions */
export async function assertEmpty(url: string): Promise<void> {
  const dataSource = await dataSourceOf(url, []).initialize();
  try {
    await refuseFilled(dataSource.manager);
  } finally {
    await dataSource.destroy();
  }
}

async function refuseFilled(database: Pick<DataSource, 'query'>): Promise<void> {
  const [{ tables }] = await database.query<[{ tables: string[] }]>(
    `select array(select name from (${ownTables}) own order by 1 limit 3) as tables`,
  );
  if (tables.length > 0)
    throw new OperatorError(
      `The database is not empty (it has ${tables.join(', ')} …), and a restore overwrites nothing. Set DATABASE_URL of an empty database, or DATA_DIR of a folder without one.`,
    );
}

/**
 * The names of the migrations that a start would run.
 * @param run the names of those that the database has
 * @throws OperatorError when it is of a later version
 */
export function pendingMigrations(run: string[]): string[] {
  refuseNewer(run);
  return migrations.map(({ name }) => name).filter((name) => !run.includes(name));
}

/** The migrations that the database has. */
async function namesOfRun(database: Pick<DataSource, 'query'>): Promise<string[]> {
  const [{ isMigrated }] = await database.query<[{ isMigrated: boolean }]>(
    `select to_regclass('migrations') is not null as "isMigrated"`,
  );
  const run = isMigrated ? await database.query<{ name: string }[]>('select name from migrations order by id') : [];
  return run.map(({ name }) => name);
}

/** @throws OperatorError with one line, before the first of many migrations fails with another */
async function refuseUnfit(database: Pick<DataSource, 'query'>): Promise<void> {
  const [fitness] = await database.query<[ServerFitness]>(selectServerFitness);
  const reason = reasonOfUnfitness(fitness);
  if (reason) throw new OperatorError(`${reason}.`);
}

/**
 * This version would write what the later one reads otherwise, or lack what it needs.
 * @throws OperatorError when the database is of a later version
 */
function refuseNewer(run: string[], whose = 'The database'): void {
  const known = new Set([...migrations.map(({ name }) => name), ...formerNames]);
  const later = run.filter((name) => !known.has(name)).at(-1);
  if (later)
    throw new OperatorError(
      `${whose} is of a later version of Veduta: it has the migration ${later}, which this version does not know. Start that version, or restore the backup that was made before the upgrade.`,
    );
}

/** One line for what an operator can correct: rights, an extension that is missing, a full disk. */
function asOperatorError(error: unknown, what = 'A migration'): Error {
  if (error instanceof OperatorError) return error;
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  if (code === insufficientPrivilege)
    return new OperatorError(
      `The role of DATABASE_URL may not make tables (${String(message)}). Let it: grant create on schema public to <role>; or make it the owner of the database.`,
    );
  if (typeof code !== 'string') return error as Error;
  return new OperatorError(`${what} has failed and was undone: ${String(message)}`, { cause: error });
}
