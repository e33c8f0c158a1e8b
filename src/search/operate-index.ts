import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { migrate } from '../migrations/migrate.js';
import { readConfig } from '../platform/config/read-config.js';
import { findEmbeddedPostgres } from '../platform/database/embedded-postgres/find-embedded-postgres.js';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres/start-embedded-postgres.js';
import { type Output, runCommand } from './run-command.js';
import { SearchIndex } from './search-index.js';

/** Runs a command on the search index, with or without a running server. */
export const operateIndex = (command: (index: SearchIndex) => Promise<void>, output: Output): Promise<number> =>
  runCommand(() => onIndex(command, output), output);

async function onIndex(command: (index: SearchIndex) => Promise<void>, { log }: Output): Promise<void> {
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
