import { once } from 'node:events';
import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AccountEmailOutbox } from './accounts/emails/account-email-outbox.js';
import { ensureAdministrator } from './accounts/users/administrator.js';
import { UsersService } from './accounts/users/users.service.js';
import { createApp } from './create-app.js';
import { loadDemo } from './demo/load-demo.js';
import type { Config } from './platform/config/config.js';
import { type Drain, drainable } from './platform/http/drain.js';
import { setServerLimits } from './platform/http/server-limits.js';
import { Metrics } from './platform/metrics/metrics.js';
import { startSendingMetrics } from './platform/metrics/send-metrics.js';
import { OperatorError, reasonOf } from './platform/operator-error.js';
import { endAfter, endOnFailure } from './platform/process/end-on-failure.js';
import type { GracefulShutdown } from './platform/process/graceful-shutdown.js';
import { startTracing } from './platform/tracing/start-tracing.js';
import { mountPages } from './site/mount-pages.js';

interface Around {
  log: (line: string) => void;
  shutdown: GracefulShutdown;
}

/** Serves the archive in this process, whose database is migrated. Resolves when it listens. */
export async function serveWeb(config: Config, { log, shutdown }: Around) {
  await startTracing(config, shutdown);
  const { app, drain } = await createServedApp(config);
  // Again: the pages' framework has set its own meanwhile.
  endOnFailure((error) => void endAfter(error, shutdown));
  let drained: Promise<void> | undefined;
  shutdown.closeWith('The web server', async () => {
    await drained;
    await app.close();
  });
  // Closed before the server, whose pools it reads.
  await startSendingMetrics(app.get(Metrics), config, shutdown);
  await logAdministrator(app, config, log);
  await listen(app, config);
  return {
    endConnections() {
      drained = drain();
    },
    loadDemo: async () => void (config.demo && (await loadDemo(app, { log, shutdown }))),
  };
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

async function logAdministrator(app: NestExpressApplication, config: Config, log: Around['log']): Promise<void> {
  const result = await ensureAdministrator(config, app.get(UsersService), app.get(AccountEmailOutbox));
  if (result === 'made') log(`Administrator ${config.admin?.email} was made.`);
  if (result === 'not_an_administrator')
    log(`ADMIN_EMAIL ${config.admin?.email} has an account that is no administrator's.`);
}
