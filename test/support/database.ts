import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres/start-embedded-postgres.js';
import { migrate } from '../../src/migrations/migrate.js';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * An empty, migrated database of its own. Under `npm test` it is copied from the one that the run has prepared; a spec that
 * is run by itself starts its own PostgreSQL, which takes a second more.
 */
export async function aDatabase(): Promise<TestDatabase> {
  const prepared = process.env['TEST_POSTGRES_URL'];
  return prepared ? copyOf(prepared) : ownServer();
}

async function copyOf(preparedUrl: string): Promise<TestDatabase> {
  // Random, not counted: each spec would count from the beginning, and one that failed may have left its database.
  const name = `veduta_${randomBytes(6).toString('hex')}_test`;
  await administrate(preparedUrl, `create database ${name} template veduta strategy file_copy`);
  return {
    url: preparedUrl.replace(/\/veduta\?/, `/${name}?`),
    drop: () => administrate(preparedUrl, `drop database ${name} with (force)`),
  };
}

/** One without a single table, as an operator gives it to a new archive. */
export async function anUnmigratedDatabase(): Promise<TestDatabase> {
  const database = await aDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  await client.end();
  return database;
}

/** PostgreSQL copies a database only while nobody is connected to it, so this connects to another one. */
async function administrate(preparedUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: preparedUrl.replace(/\/veduta\?/, '/postgres?') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function ownServer(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'veduta-test-'));
  const postgres = await startEmbeddedPostgres({ directory: join(folder, 'postgres'), settings: { fsync: 'off' } });
  await migrate(postgres.url);
  return {
    url: postgres.url,
    drop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
