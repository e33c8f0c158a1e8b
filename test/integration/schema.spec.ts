import { DataSource } from 'typeorm';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { type Catalogue, readCatalogue } from '../../tools/schema/catalogue.js';
import { describeSchema } from '../../tools/schema/describe-schema.js';
import { schemaDifferences } from '../../tools/schema/schema-differences.js';
import { aDatabase, type TestDatabase } from '../support/database.js';

let empty: TestDatabase;
let database: DataSource;
let catalogue: Catalogue;

beforeAll(async () => {
  empty = await aDatabase();
  database = await new DataSource(databaseOptions(empty.url, 1)).initialize();
  catalogue = await readCatalogue(database);
});
afterAll(async () => {
  await database?.destroy();
  await empty?.drop();
});

describe('the schema', () => {
  it('says of every table and every column what it holds', () => {
    expect(catalogue.tables.filter(({ comment }) => !comment).map(({ name }) => name)).toEqual([]);
    expect(catalogue.columns.filter(({ comment }) => !comment).map(({ table, name }) => `${table}.${name}`)).toEqual(
      [],
    );
  });

  // Last: it leaves the database one translation.
  it('is in docs/schema as the migrations make it', async () => {
    expect(schemaDifferences(await describeSchema(database))).toEqual([]);
  });
});
