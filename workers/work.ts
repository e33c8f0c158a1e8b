import { NestFactory } from '@nestjs/core';
import { readConfig } from '../src/platform/config/read-config.js';
import { waitForDatabase } from '../src/platform/database/wait-for-database.js';
import { migrate } from '../src/migrations/migrate.js';
import { OperatorError } from '../src/platform/operator-error.js';
import { endAfter, endOnFailure } from '../src/platform/process/end-on-failure.js';
import { exitWithParent, followLauncher } from '../src/platform/process/follow-parent.js';
import { gracefulShutdown } from '../src/platform/process/graceful-shutdown.js';
import { prepareDataFolder } from '../src/platform/storage/data-folder.js';
import { recognizeOriginals } from '../src/records/recognize-originals.js';
import { startTracing } from '../src/platform/tracing/start-tracing.js';
import { ServiceLogger } from '../src/platform/service-logger.js';
import { workerConnections } from './worker-connections.js';
import { WorkersModule } from './workers.module.js';

const log = (line: string): void => console.log(line);

/**
 * Starts a worker process: forked by the server, or on its own with DATABASE_URL.
 * @throws OperatorError without a database, or on the originals of another archive
 */
export async function work(): Promise<void> {
  const config = Object.assign(readConfig(), { databaseConnections: workerConnections });
  const shutdown = gracefulShutdown(log);
  const close = async (): Promise<void> => void (await shutdown.close('the server is gone'));
  endOnFailure((error) => void endAfter(error, shutdown));
  exitWithParent(close);
  followLauncher(close, config.npmExecPath);

  if (!config.databaseUrl)
    throw new OperatorError(
      'Workers need DATABASE_URL. Without it the server starts its workers itself (WORKERS=child).',
    );
  prepareDataFolder(config.dataDir);
  await startTracing(config, shutdown);
  await waitForDatabase(config.databaseUrl, log);
  await migrate(config.databaseUrl);
  await recognizeOriginals(config);

  const starting = NestFactory.createApplicationContext(WorkersModule.of(config), { bufferLogs: true });
  // Registered before the start is complete, because jobs may already be leased then and must be released.
  shutdown.closeWith('The worker', async () => (await starting).close());
  const app = await starting;
  app.useLogger(app.get(ServiceLogger));
  if (!process.send) log('The worker waits for jobs.');
}
