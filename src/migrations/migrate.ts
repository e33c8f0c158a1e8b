import { DataSource } from 'typeorm';
import { databaseOptions } from '../platform/database/database-options.js';
import { migrations } from './index.js';

/** Key of the advisory lock: an arbitrary number that all replicas share. */
const migrationLock = 7_431_902;

/**
 * Runs the pending migrations and resolves with their names. Several replicas may start at once: an advisory lock lets one
 * of them migrate while the others wait.
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
