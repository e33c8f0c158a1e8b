import 'reflect-metadata';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { readConfig } from '../platform/config/read-config.js';
import { findEmbeddedPostgres } from '../platform/database/embedded-postgres/find-embedded-postgres.js';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres/start-embedded-postgres.js';
import { migrate } from '../migrations/migrate.js';
import { OperatorError } from '../platform/operator-error.js';
import { SearchIndex } from './search-index.js';

/** `npm run search:rebuild`: indexes every public record again, with or without a running server. */
try {
  await rebuild();
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function rebuild(): Promise<void> {
  const config = readConfig();
  const directory = join(config.dataDir, 'postgres');
  config.databaseUrl ??= findEmbeddedPostgres(directory);
  const postgres = config.databaseUrl ? null : await startEmbeddedPostgres({ directory, log: console.log });
  config.databaseUrl ??= postgres?.url ?? null;
  try {
    if (config.databaseUrl) await migrate(config.databaseUrl);
    const app = await NestFactory.createApplicationContext(AppModule.of(config), { logger: ['error', 'fatal'] });
    await app.get(SearchIndex).rebuildAll((kind, done) => console.log(`${kind}: ${done} documents`));
    await app.close();
  } finally {
    await postgres?.stop();
  }
}
