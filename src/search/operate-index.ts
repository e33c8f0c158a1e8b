import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { migrate } from '../migrations/migrate.js';
import { readConfig } from '../platform/config/read-config.js';
import { findEmbeddedPostgres } from '../platform/database/embedded-postgres/find-embedded-postgres.js';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres/start-embedded-postgres.js';
import { OperatorError, reasonOf } from '../platform/operator-error.js';
import { isUnavailable } from './meilisearch/meilisearch-server.js';
import { SearchIndex } from './search-index.js';

/**
 * Runs a command on the search index, with or without a running server. An error that the operator can correct is printed as
 * one line, and the process ends with 1.
 */
export async function operateIndex(
  command: (index: SearchIndex) => Promise<void>,
  output: Pick<Console, 'log' | 'error'>,
): Promise<number> {
  try {
    await onIndex(command, output);
    return 0;
  } catch (error) {
    if (isUnavailable(error)) output.error(`Meilisearch cannot be used: ${reasonOf(error)}`);
    else if (error instanceof OperatorError) output.error(error.message);
    else throw error;
    return 1;
  }
}

async function onIndex(command: (index: SearchIndex) => Promise<void>, { log }: Pick<Console, 'log'>): Promise<void> {
  const config = readConfig();
  const directory = join(config.dataDir, 'postgres');
  config.databaseUrl ??= findEmbeddedPostgres(directory);
  const postgres = config.databaseUrl ? null : await startEmbeddedPostgres({ directory, log });
  config.databaseUrl ??= postgres?.url ?? null;
  try {
    if (config.databaseUrl) await migrate(config.databaseUrl);
    const app = await NestFactory.createApplicationContext(AppModule.of(config), { logger: ['error', 'fatal'] });
    try {
      await command(app.get(SearchIndex));
    } finally {
      await app.close();
    }
  } finally {
    await postgres?.stop();
  }
}
