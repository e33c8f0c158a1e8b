import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { Search1763600100000 } from '../../src/platform/database/migrations/1763600100000-search.js';
import { OperatorError } from '../../src/platform/operator-error.js';
import { aDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
let administrator: Client;

/** An empty database as a provider gives it away: its user may make tables and nothing else. */
const name = `managed_${process.pid}_test`;
let managedUrl: string;

beforeAll(async () => {
  database = await aDatabase();
  administrator = new Client({ connectionString: database.url });
  await administrator.connect();
  await administrator.query(`create role ${name} login password 'tenant'`);
  await administrator.query(`create database ${name} template template0`);
  await inManaged((client) => client.query(`grant all on schema public to ${name}`));
  managedUrl = addressOf(name).replace(/\/\/[^/@]*@/, `//${name}:tenant@`);
});
afterAll(async () => {
  await administrator.query(`drop database ${name} with (force)`);
  await administrator.query(`drop role ${name}`);
  await administrator.end();
  await database.drop();
});

const addressOf = (databaseName: string): string => database.url.replace(/\/[^/?]+\?/, `/${databaseName}?`);

async function inManaged(run: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: addressOf(name) });
  await client.connect();
  await run(client);
  await client.end();
}

it('tells the operator which extensions a database lacks whose user may not create them', async () => {
  const fault = await migrate(managedUrl).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(OperatorError);
  expect((fault as OperatorError).message).toContain('create extension pg_trgm; create extension fuzzystrmatch;');
});

it('is content with extensions that an administrator has created', async () => {
  await inManaged((client) => client.query('create extension pg_trgm; create extension fuzzystrmatch'));
  expect(await migrate(managedUrl)).toContain('Search1763600100000');
});

it('can be taken back and made again', async () => {
  const dataSource = await new DataSource(databaseOptions(database.url)).initialize();
  const runner = dataSource.createQueryRunner();
  const migration = new Search1763600100000();
  await migration.down(runner);
  await migration.up(runner);
  expect(await runner.query('select count(*)::integer as count from search_documents')).toEqual([{ count: 0 }]);
  await runner.release();
  await dataSource.destroy();
});
