import { DataSource } from 'typeorm';
import { databaseOptions } from '../platform/database/database-options.js';
import { migrations } from './index.js';

/** Any number: all replicas must use the same one. */
const migrationLock = 7_431_902;

/**
 * Brings the schema up to date. Several replicas may start at once: an advisory lock lets one migrate while the others wait.
 * Resolves with the names of the migrations that ran.
 */
export async function migrate(url: string): Promise<string[]> {
  const options = databaseOptions(url);
  const dataSource = await new DataSource({
    ...options,
    migrations,
    poolSize: 3,
    extra: {},
  } as typeof options).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('select pg_advisory_lock($1)', [migrationLock]);
    const done = await dataSource.runMigrations({ transaction: 'each' });
    return done.map((migration) => migration.name);
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [migrationLock]);
    await lock.release();
    await dataSource.destroy();
  }
}
