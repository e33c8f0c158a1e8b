import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { migrate } from '../migrations/migrate.js';
import { readConfig } from '../platform/config/read-config.js';
import { withExistingDatabase } from '../platform/database/existing-database.js';
import { StoredFilesModule } from './stored-files.module.js';

/**
 * Runs a command of `npm run files:…`, beside a running server or without one.
 * @param work resolves with false when there is something to do for the operator: the process ends with 1 then
 * @throws OperatorError where there is no database
 */
export async function withStoredFiles(work: (context: INestApplicationContext) => Promise<boolean>): Promise<void> {
  const config = readConfig();
  await withExistingDatabase(config, async (url) => {
    config.databaseUrl = url;
    await migrate(url);
    const context = await NestFactory.createApplicationContext(StoredFilesModule.of(config), {
      logger: ['error', 'fatal'],
    });
    try {
      if (!(await work(context))) process.exitCode = 1;
    } finally {
      await context.close();
    }
  });
}
