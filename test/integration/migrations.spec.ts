import { Client } from 'pg';
import { migrate } from '../../src/migrations/migrate.js';
import { OperatorError } from '../../src/platform/operator-error.js';
import { aDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
let administrator: Client;

/** An empty database of a hosting provider, whose user may only create tables. */
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

async function inManaged<Answer>(run: (client: Client) => Promise<Answer>): Promise<Answer> {
  const client = new Client({ connectionString: addressOf(name) });
  await client.connect();
  const answer = await run(client);
  await client.end();
  return answer;
}

const tables = (): Promise<number> =>
  inManaged(async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
    );
    return rows[0]?.count ?? 0;
  });

it('names the missing extensions when the database user may not create them, and leaves no table behind', async () => {
  const error = await migrate(managedUrl).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(OperatorError);
  expect((error as OperatorError).message).toContain('create extension pg_trgm; create extension fuzzystrmatch;');
  expect(await tables()).toBe(0);
});

it('accepts extensions that an administrator has created, and does nothing the second time', async () => {
  await inManaged((client) => client.query('create extension pg_trgm; create extension fuzzystrmatch'));
  expect(await migrate(managedUrl)).toContain('Initial1764000000000');
  expect(await tables()).toBeGreaterThan(20);
  expect(await migrate(managedUrl)).toEqual([]);
});
