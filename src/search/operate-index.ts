import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { migrate } from '../migrations/migrate.js';
import { readConfig } from '../platform/config/read-config.js';
import { withExistingDatabase } from '../platform/database/existing-database.js';
import { SearchIndex } from './search-index.js';
import { withMeilisearch } from './with-meilisearch.js';

/**
 * Runs a command on the search index, with or without a running server.
 * @throws OperatorError without a database, and when Meilisearch cannot be used
 */
export async function operateIndex(command: (index: SearchIndex) => Promise<void>): Promise<void> {
  const config = readConfig();
  await withExistingDatabase(config, async (url) => {
    config.databaseUrl = url;
    await migrate(url);
    const app = await NestFactory.createApplicationContext(AppModule.of(config), { logger: ['error', 'fatal'] });
    try {
      await withMeilisearch(() => command(app.get(SearchIndex)));
    } finally {
      await app.close();
    }
  });
}
