import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AccountEmailOutbox } from './accounts/emails/account-email-outbox.js';
import { ensureAdministrator } from './accounts/users/administrator.js';
import { UsersService } from './accounts/users/users.service.js';
import { createApp } from './create-app.js';
import { loadDemo } from './demo/load-demo.js';
import { workerEnvironment } from './platform/config/child-environment.js';
import type { Config } from './platform/config/config.js';
import { unknownVariableWarnings } from './platform/config/unknown-variables.js';
import { readConfig } from './platform/config/read-config.js';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres/start-embedded-postgres.js';
import { migrate } from './migrations/migrate.js';
import { waitForDatabase } from './platform/database/wait-for-database.js';
import { type Drain, drainable } from './platform/http/drain.js';
import { proxyWarnings } from './platform/http/proxy-warnings.js';
import { setServerLimits } from './platform/http/server-limits.js';
import { OperatorError, reasonOf } from './platform/operator-error.js';
import { packageRoot } from './platform/package-root.js';
import { endAfter, endOnFailure } from './platform/process/end-on-failure.js';
import { followLauncher } from './platform/process/follow-parent.js';
import { type GracefulShutdown, gracefulShutdown } from './platform/process/graceful-shutdown.js';
import { superviseChild } from './platform/process/supervised-child.js';
import { mountPages } from './site/mount-pages.js';

const log = (line: string): void => console.log(line);

/** Starts all parts of this installation in order, and registers how to stop them in reverse order. */
export async function serve(): Promise<void> {
  const config = readConfig();
  const shutdown = gracefulShutdown(log);
  followLauncher(async () => void (await shutdown.close('npm is gone')), config.npmExecPath);

  config.databaseUrl = await startDatabase(config, shutdown);
  await migrate(config.databaseUrl, log);

  endOnFailure((error) => void endAfter(error, shutdown));
  const { app, drain } = await createServedApp(config);
  // Again: the pages' framework has set its own meanwhile.
  endOnFailure((error) => void endAfter(error, shutdown));
  let drained: Promise<void> | undefined;
  shutdown.closeWith('The web server', async () => {
    await drained;
    await app.close();
  });
  await logAdministrator(app, config);
  for (const warning of [...proxyWarnings(config), ...unknownVariableWarnings()]) log(warning);
  await listen(app, config);
  if (config.workers === 'child') {
    const workers = superviseChild({
      name: 'The worker',
      script: join(packageRoot, 'dist/backend/workers/main.js'),
      env: workerEnvironment(config),
      log,
    });
    shutdown.closeWith('The worker', () => workers.stop());
  }
  // Closed first and not waited for: requests finish while the worker stops.
  shutdown.closeWith('New connections', () => {
    drained = drain();
  });

  log(`Veduta serves ${config.publicUrl}`);
  if (config.demo) await loadDemo(app, { log, shutdown });
}

/** Pages are mounted last, so that those in the cache are answered in front of whatever else listens to requests. */
async function createServedApp(config: Config): Promise<{ app: NestExpressApplication } & Drain> {
  let drain: Drain['drain'] = () => Promise.resolve();
  const app = await createApp(config, {
    async mountPages(created) {
      const server = created.getHttpServer() as Server;
      setServerLimits(server);
      ({ drain } = drainable(server));
      await mountPages(created);
    },
  });
  return { app, drain };
}

async function startDatabase(config: Config, shutdown: GracefulShutdown): Promise<string> {
  if (config.databaseUrl) {
    await waitForDatabase(config.databaseUrl, log);
    return config.databaseUrl;
  }
  const postgres = await startEmbeddedPostgres({ directory: join(config.dataDir, 'postgres'), log });
  shutdown.closeWith('The database', () => postgres.stop());
  void postgres.died.then((reason) => {
    console.error(`The embedded database ended by itself: ${reason}`);
    return shutdown.exit('the database is gone', 1);
  });
  return postgres.url;
}

async function listen(app: NestExpressApplication, { port, host }: Config): Promise<void> {
  try {
    // Not `app.listen`: the framework would log the error a second time.
    const server = app.getHttpServer() as Server;
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE') throw new OperatorError(`Port ${port} is in use. Stop what uses it or set PORT.`);
    if (code === 'EACCES')
      throw new OperatorError(`Port ${port} may not be used by this user. Set PORT to 1024 or above.`);
    throw new OperatorError(`HOST must be an address of this machine, not "${host}" (${reasonOf(error)}).`);
  }
}

async function logAdministrator(app: NestExpressApplication, config: Config): Promise<void> {
  const result = await ensureAdministrator(config, app.get(UsersService), app.get(AccountEmailOutbox));
  if (result === 'made') log(`Administrator ${config.admin?.email} was made.`);
  if (result === 'not_an_administrator')
    log(`ADMIN_EMAIL ${config.admin?.email} has an account that is no administrator's.`);
}
