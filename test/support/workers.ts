import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Config } from '../../src/platform/config/config.js';
import { ServiceLogger } from '../../src/platform/service-logger.js';
import { WorkersModule } from '../../workers/workers.module.js';
import type { TestArchive } from './archive.js';

export interface TestWorkers {
  app: INestApplicationContext;
  close(): Promise<void>;
}

/** The workers of an archive, running its jobs. */
export async function startWorkers({ app }: Pick<TestArchive, 'app'>): Promise<TestWorkers> {
  const workers = await NestFactory.createApplicationContext(WorkersModule.of(app.get(Config)), { bufferLogs: true });
  workers.useLogger(workers.get(ServiceLogger));
  return { app: workers, close: () => workers.close() };
}
