import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DataSource } from 'typeorm';
import { createApp, type MountPages } from '../../src/create-app.js';
import type { Config } from '../../src/platform/config/config.js';
import { readConfig } from '../../src/platform/config/read-config.js';
import { setServerLimits } from '../../src/platform/http/server-limits.js';
import { aDatabase } from './database.js';
import { factories, type Factories } from './factories.js';
import { freePort } from './free-port.js';
import { traces, type Traces } from './traces.js';
import { Visitor } from './visitor.js';

export interface TestArchive extends Factories, Traces {
  app: NestExpressApplication;
  /** The URL it listens at, without a trailing slash. */
  url: string;
  database: DataSource;
  /** A visitor with a new browser. */
  visitor(): Visitor;
  signedIn(account: { email: string; password: string }): Promise<Visitor>;
  close(): Promise<void>;
}

/**
 * The whole web application on a database and a data folder of its own, at a free port.
 * @param environment what an operator would set; `config` what cannot be set that way
 */
export async function startArchive({
  environment = {},
  config: decided,
  mountPages,
  routeOf = async (databaseUrl) => databaseUrl,
}: {
  environment?: Record<string, string>;
  config?: Partial<Config>;
  mountPages?: MountPages;
  /** The address at which the archive reaches its database, where that is not the database's own. */
  routeOf?: (databaseUrl: string) => Promise<string>;
} = {}): Promise<TestArchive> {
  const dataDir = mkdtempSync(join(tmpdir(), 'veduta-test-'));
  const testDatabase = await aDatabase();
  const PORT = String(await freePort());
  const config = Object.assign(
    readConfig({ LOG_LEVEL: 'fatal', MIN_FREE_DISK_MB: '0', HOST: '127.0.0.1', PORT, WORKERS: 'off', ...environment }),
    { dataDir, databaseUrl: await routeOf(testDatabase.url), production: true },
    decided,
  );
  const app = await createApp(config, { mountPages });
  setServerLimits(app.getHttpServer() as Server);
  await app.listen(config.port, config.host);
  const url = `http://localhost:${config.port}`;
  const database = app.get(DataSource);
  return {
    app,
    url,
    database,
    ...factories(database),
    ...traces(database),
    visitor: () => new Visitor(url),
    async signedIn(account) {
      const visitor = new Visitor(url);
      const { status } = await visitor.signIn(account);
      if (status !== 200) throw new Error(`Signing in answered ${status}`);
      return visitor;
    },
    async close() {
      await app.close();
      await testDatabase.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
