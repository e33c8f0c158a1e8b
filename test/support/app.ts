import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Global, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import { DataSource } from 'typeorm';
import { authentication } from '../../src/auth/authentication.js';
import { Config } from '../../src/platform/config/config.js';
import { readConfig } from '../../src/platform/config/read-config.js';
import { DatabaseModule } from '../../src/platform/database/database.module.js';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres/start-embedded-postgres.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { HttpModule } from '../../src/platform/http/http.module.js';

export interface TestApp {
  nest: NestExpressApplication;
  /** The address it listens at, without a slash at its end. */
  url: string;
  database: DataSource;
  close(): Promise<void>;
}

interface TestAppOptions {
  modules: Type[];
  config?: Partial<Config>;
  /** Stands where the pages are mounted. */
  pages?: RequestHandler;
}

/** The given modules behind the same gate, validation and authentication as in production, on a database of their own. */
export async function startTestApp({ modules, config: decided, pages }: TestAppOptions): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'veduta-test-'));
  const postgres = await startEmbeddedPostgres({ directory: join(dataDir, 'postgres'), settings: { fsync: 'off' } });
  await migrate(postgres.url);
  const config = Object.assign(readConfig({}), { dataDir, databaseUrl: postgres.url, host: '127.0.0.1' }, decided);

  @Global()
  @Module({ providers: [{ provide: Config, useValue: config }], exports: [Config] })
  class ConfigModule {}
  @Module({ imports: [ConfigModule, DatabaseModule, HttpModule, ...modules] })
  class TestModule {}

  const nest = await NestFactory.create<NestExpressApplication>(TestModule, { logger: ['error', 'fatal'] });
  nest.setGlobalPrefix('api');
  nest.use(...authentication(nest));
  if (pages) nest.use(pages);
  await nest.listen(config.port, config.host);
  const url = (await nest.getUrl()).replace(/\/$/, '');
  return {
    nest,
    url,
    database: nest.get(DataSource),
    close: async () => {
      await nest.close();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
