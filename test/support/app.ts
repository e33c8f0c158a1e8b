import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Global, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DataSource } from 'typeorm';
import { authentication } from '../../src/auth/authentication.js';
import { Config } from '../../src/platform/config/config.js';
import { readConfig } from '../../src/platform/config/read-config.js';
import { DatabaseModule } from '../../src/platform/database/database.module.js';
import { HttpModule } from '../../src/platform/http/http.module.js';
import { aDatabase } from './database.js';

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
}

/** A few modules alone, behind the same gate, validation and authentication as in the whole application (archive.ts). */
export async function startTestApp({ modules, config: decided }: TestAppOptions): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'veduta-test-'));
  const testDatabase = await aDatabase();
  const config = Object.assign(
    readConfig({ HOST: '127.0.0.1', WORKERS: 'off' }),
    { dataDir, databaseUrl: testDatabase.url },
    decided,
  );

  @Global()
  @Module({ providers: [{ provide: Config, useValue: config }], exports: [Config] })
  class ConfigModule {}
  @Module({ imports: [ConfigModule, DatabaseModule, HttpModule, ...modules] })
  class TestModule {}

  const nest = await NestFactory.create<NestExpressApplication>(TestModule, { logger: ['error', 'fatal'] });
  nest.setGlobalPrefix('api');
  nest.use(...authentication(nest));
  await nest.listen(0, config.host);
  const url = (await nest.getUrl()).replace(/\/$/, '');
  return {
    nest,
    url,
    database: nest.get(DataSource),
    close: async () => {
      await nest.close();
      await testDatabase.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
