import type { DynamicModule, INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { migrate } from './migrations/migrate.js';
import type { Config } from './platform/config/config.js';
import { readConfig } from './platform/config/read-config.js';
import { withExistingDatabase } from './platform/database/existing-database.js';
import { prepareDataFolder } from './platform/storage/data-folder.js';

/**
 * What a command does with the archive, beside a running server or without one.
 * @param module the modules that it needs
 * @throws OperatorError without a database
 */
export async function withArchive<Result>(
  module: { of(config: Config): DynamicModule },
  work: (app: INestApplicationContext) => Promise<Result>,
): Promise<Result> {
  const config = readConfig();
  return withExistingDatabase(config, async (url) => {
    config.databaseUrl = url;
    await migrate(url);
    prepareDataFolder(config.dataDir);
    const app = await NestFactory.createApplicationContext(module.of(config), { logger: ['error', 'fatal'] });
    try {
      return await work(app);
    } finally {
      await app.close();
    }
  });
}
