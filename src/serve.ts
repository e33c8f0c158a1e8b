import { join } from 'node:path';
import { webProcessEnvironment, workerEnvironment } from './platform/config/child-environment.js';
import type { Config } from './platform/config/config.js';
import { unknownVariableWarnings } from './platform/config/unknown-variables.js';
import { readConfig } from './platform/config/read-config.js';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres/start-embedded-postgres.js';
import { migrate } from './migrations/migrate.js';
import { waitForDatabase } from './platform/database/wait-for-database.js';
import { proxyWarnings } from './platform/http/proxy-warnings.js';
import { collectMetricsForProcesses } from './platform/metrics/metrics-of-processes.js';
import { packageRoot } from './platform/package-root.js';
import { endAfter, endOnFailure } from './platform/process/end-on-failure.js';
import { followLauncher } from './platform/process/follow-parent.js';
import { type GracefulShutdown, gracefulShutdown } from './platform/process/graceful-shutdown.js';
import { forkScript, superviseChild } from './platform/process/supervised-child.js';
import { startWebProcesses } from './platform/process/web-processes.js';
import { prepareDataFolder } from './platform/storage/data-folder.js';

const log = (line: string): void => console.log(line);
const scriptOf = (path: string): string => join(packageRoot, 'dist/backend', path);

/** Serves the archive; see `serve-web.ts`. Loaded only where this process does it. */
type ServeWeb = typeof import('./serve-web.js');

/** Starts all parts of this installation in order, and registers how to stop them in reverse order. */
export async function serve(): Promise<void> {
  const config = readConfig();
  const shutdown = gracefulShutdown(log);
  followLauncher(async () => void (await shutdown.close('npm is gone')), config.npmExecPath);

  prepareDataFolder(config.dataDir);
  config.databaseUrl = await startDatabase(config, shutdown);
  await migrate(config.databaseUrl, log);

  endOnFailure((error) => void endAfter(error, shutdown));
  const web = config.webProcesses === 1 ? await serveHere(config, shutdown) : await serveInProcesses(config, shutdown);
  for (const warning of [...proxyWarnings(config), ...unknownVariableWarnings()]) log(warning);
  if (config.workers === 'child') {
    const workers = superviseChild({
      name: 'The worker',
      fork: () => forkScript(scriptOf('workers/main.js'), workerEnvironment(config)),
      log,
    });
    shutdown.closeWith('The worker', () => workers.stop());
  }
  // Closed first and not waited for: requests finish while the worker stops.
  shutdown.closeWith('New connections', web.endConnections);

  log(`Veduta serves ${config.publicUrl}`);
  await web.loadDemo();
}

interface Web {
  /** Begins to end; whoever is being answered gets the answer. */
  endConnections(): void;
  loadDemo(): Promise<void>;
}

async function serveHere(config: Config, shutdown: GracefulShutdown): Promise<Web> {
  const { serveWeb }: ServeWeb = await import('./serve-web.js');
  return serveWeb(config, { log, shutdown });
}

async function serveInProcesses(config: Config, shutdown: GracefulShutdown): Promise<Web> {
  collectMetricsForProcesses();
  const processes = await startWebProcesses({
    count: config.webProcesses,
    script: scriptOf('src/web-process.main.js'),
    environmentOf: (which) => webProcessEnvironment(config, which),
    log,
  });
  if (!processes) process.exit(1);
  let ended: Promise<void> | undefined;
  shutdown.closeWith('The web processes', () => ended ?? processes.stop());
  return {
    endConnections() {
      ended = processes.stop();
    },
    // The first of them does.
    loadDemo: () => Promise.resolve(),
  };
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
