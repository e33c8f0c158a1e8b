import { readFileSync } from 'node:fs';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { type Catalogue, readCatalogue } from '../../tools/schema/catalogue.js';
import { describeSchema } from '../../tools/schema/describe-schema.js';
import { modules } from '../../tools/schema/modules.js';
import { otherLanguages } from '../../src/contract/localized.js';
import { schemaDifferences } from '../../tools/schema/schema-differences.js';
import { migrationEffects } from '../../src/migrations/effects.js';
import { readMigrationEffects } from '../../tools/schema/migration-effects.js';
import { aDatabase, anUnmigratedDatabase, type TestDatabase } from '../support/database.js';

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

const isWithout = (index: string): boolean => otherLanguages.some((language) => index === `photos_without_${language}`);

describe('the schema', () => {
  it('says of every table and every column what it holds', () => {
    expect(catalogue.tables.filter(({ comment }) => !comment).map(({ name }) => name)).toEqual([]);
    expect(catalogue.columns.filter(({ comment }) => !comment).map(({ table, name }) => `${table}.${name}`)).toEqual(
      [],
    );
  });

  it('has every index, trigger and derived table on the page that says what they are for, and no others', () => {
    const page = readFileSync('docs/schema.md', 'utf8');
    const named = new Set([...page.matchAll(/`([a-z]\w+)`/g)].map(([, name]) => name));
    const derived = [
      ...(modules['photo-lists']?.tables ?? []),
      ...catalogue.tables.flatMap(({ name, comment }) => (/\bDerived from\b/.test(comment ?? '') ? name : [])),
    ];
    const existing = [...catalogue.indexes, ...catalogue.triggers].map(({ name }) =>
      isWithout(name) ? 'photos_without_xx' : name,
    );
    expect([...derived, ...existing].filter((name) => !named.has(name))).toEqual([]);

    const rows = [...page.matchAll(/^\| (`[^|]*?) *\|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
    );
    const known = [...existing, ...catalogue.tables.map(({ name }) => name)];
    expect(rows.filter((name) => !known.includes(name ?? ''))).toEqual([]);
  });

  it('and what each migration does to the tables before it is known where upgrades are checked', async () => {
    const unmigrated = await anUnmigratedDatabase();
    const effects = await readMigrationEffects(unmigrated.url);
    await unmigrated.drop();
    expect(migrationEffects).toEqual(effects);
    expect(effects).toMatchObject({
      DatesAsWritten1795700000000: { rewrites: ['photos'] },
      Passkeys1795632000000: { locks: ['account_emails'] },
    });
  });

  // Last: it leaves the database one translation.
  it('is in docs/schema as the migrations make it', async () => {
    expect(schemaDifferences(await describeSchema(database))).toEqual([]);
  });
});
