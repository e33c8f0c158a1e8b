import 'reflect-metadata';
import cluster from 'node:cluster';
import { readConfig } from './platform/config/read-config.js';
import { exitWithParent } from './platform/process/follow-parent.js';
import { gracefulShutdown } from './platform/process/graceful-shutdown.js';
import { runProgram } from './platform/process/run-program.js';
import { serveWeb } from './serve-web.js';

await runProgram(
  {
    usage: 'npm start',
    text: 'One of several web processes. `npm start` starts them: see WEB_PROCESSES in docs/configuration.md.',
  },
  async () => {
    const log = (line: string): void => console.log(`Web process ${cluster.worker?.id ?? 0}: ${line}`);
    // Ctrl-C reaches the parent, too.
    const shutdown = gracefulShutdown(log, { ignored: ['SIGINT', 'SIGHUP'] });
    exitWithParent(async () => void (await shutdown.close('the parent is gone')));
    const web = await serveWeb(readConfig(), { log, shutdown });
    shutdown.closeWith('New connections', web.endConnections);
    await web.loadDemo();
  },
);
