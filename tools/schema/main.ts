import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { migrate } from '../../src/migrations/migrate.js';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/platform/database/embedded-postgres/start-embedded-postgres.js';
import { runProgram } from '../../src/platform/process/run-program.js';
import { describeSchema } from './describe-schema.js';
import { describeMigrationEffects, effectsFile, readMigrationEffects } from './migration-effects.js';
import { schemaDifferences, schemaFolder } from './schema-differences.js';

await runProgram(
  {
    usage: 'npm run db:schema, npm run db:diff',
    text: `Writes docs/schema and src/migrations/effects.ts from the migrations; db:diff names what differs, and ends with 1 when
anything does. Both make a database of their own.`,
    switches: ['check'],
  },
  ({ switches }) => (switches.has('check') ? check() : write()),
);

async function check(): Promise<void> {
  const { described, effects } = await describe();
  const differences = schemaDifferences(described);
  if (readFileSync(effectsFile, 'utf8') !== effects) differences.push(`${effectsFile} is another`);
  for (const difference of differences) console.error(difference);
  if (differences.length > 0) {
    console.error('docs/schema and the migrations differ: npm run db:schema writes it.');
    process.exitCode = 1;
  }
}

async function write(): Promise<void> {
  const { described, effects } = await describe();
  mkdirSync(schemaFolder, { recursive: true });
  for (const file of readdirSync(schemaFolder)) if (!described.has(file)) rmSync(join(schemaFolder, file));
  for (const [file, text] of described) {
    const path = join(schemaFolder, file);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
      writeFileSync(path, text);
      console.log(path);
    }
  }
  writeFileSync(effectsFile, effects);
}

async function describe(): Promise<{ described: Map<string, string>; effects: string }> {
  const effects = await describeMigrationEffects(await withPostgres(({ url }) => readMigrationEffects(url)));
  return { described: await withPostgres(describeMigrations), effects };
}

async function describeMigrations({ url }: EmbeddedPostgres): Promise<Map<string, string>> {
  await migrate(url);
  const database = await new DataSource(databaseOptions(url, 1)).initialize();
  try {
    return await describeSchema(database);
  } finally {
    await database.destroy();
  }
}

/** One without a table, which is gone afterwards. */
async function withPostgres<Result>(work: (postgres: EmbeddedPostgres) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'veduta-schema-'));
  const postgres = await startEmbeddedPostgres({
    directory: join(folder, 'postgres'),
    settings: { fsync: 'off' },
    log: () => undefined,
  });
  try {
    return await work(postgres);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
