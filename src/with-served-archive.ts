import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApp } from './create-app.js';
import { migrate } from './migrations/migrate.js';
import type { Config } from './platform/config/config.js';
import { readConfig } from './platform/config/read-config.js';
import { withExistingDatabase } from './platform/database/existing-database.js';
import { mountPages } from './site/mount-pages.js';

/** A web application of the archive that only this process knows of. */
export interface ServedArchive {
  app: NestExpressApplication;
  /** Where it listens, at a free port of this machine. */
  origin: string;
  config: Config;
}

/**
 * What a command does with the public site, beside a running server or without one.
 * @param publicUrl the address that pages state as their own, by default the configured one
 * @throws OperatorError without a database
 */
export async function withServedArchive<Result>(
  { publicUrl }: { publicUrl: string | null },
  work: (served: ServedArchive) => Promise<Result>,
): Promise<Result> {
  const config = readConfig();
  return withExistingDatabase(config, async (databaseUrl) => {
    // One reader asks for every page once: nothing to limit, to cache, to log or to count.
    const forOneReader = {
      rateLimit: false,
      htmlCacheMb: 0,
      logLevel: 'error',
      analyticsId: null,
      // What is read here are the files of this server.
      filesUrl: null,
      production: true,
    } as const;
    Object.assign(config, forOneReader, { databaseUrl }, publicUrl !== null && { publicUrl });
    await migrate(databaseUrl);
    const app = await createApp(config, { mountPages });
    try {
      const server = app.getHttpServer() as Server;
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return await work({ app, config, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    } finally {
      await app.close();
    }
  });
}
