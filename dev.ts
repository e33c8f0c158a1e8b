/**
 * `npm run dev`: one process. Vite loads the pages and the back end: a change of a page is applied in the browser without
 * losing its state, a change in src or workers reloads the application in the same process, on the same database.
 */
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { createDevMiddleware } from 'vike/server';
import type * as CreateApp from './src/create-app.js';
import type * as LoadDemo from './src/demo/load-demo.js';
import type * as ReadConfig from './src/platform/config/read-config.js';
import type * as EmbeddedPostgres from './src/platform/database/embedded-postgres/start-embedded-postgres.js';
import type * as Migrate from './src/migrations/migrate.js';
import type * as Shutdown from './src/platform/process/graceful-shutdown.js';
import type * as MountPages from './src/site/mount-pages.js';
import type * as Workers from './workers/workers.module.js';

const reloadAfterMs = 50;
const log = (line: string): void => console.log(line);

let listener: RequestListener = (_request, response) => response.writeHead(503).end('starting');
const http = createServer((request, response) => listener(request, response));
const { devMiddleware, viteServer } = await createDevMiddleware({
  root: import.meta.dirname,
  viteConfig: { server: { hmr: { server: http } } },
});
const load = <Module>(file: string): Promise<Module> => viteServer.ssrLoadModule(file) as Promise<Module>;

const { gracefulShutdown } = await load<typeof Shutdown>('/src/platform/process/graceful-shutdown.ts');
const { readConfig } = await load<typeof ReadConfig>('/src/platform/config/read-config.ts');
const config = readConfig();
const shutdown = gracefulShutdown(log);
if (!config.databaseUrl) {
  const { startEmbeddedPostgres } = await load<typeof EmbeddedPostgres>(
    '/src/platform/database/embedded-postgres/start-embedded-postgres.ts',
  );
  const postgres = await startEmbeddedPostgres({ directory: join(config.dataDir, 'postgres'), log });
  config.databaseUrl = postgres.url;
  shutdown.closeWith('The database', () => postgres.stop());
}
shutdown.closeWith('Vite', () => viteServer.close());

let running: INestApplicationContext[] = [];
shutdown.closeWith('The application', () => Promise.all(running.map((app) => app.close())));

async function loadApplication(): Promise<void> {
  const startedAt = performance.now();
  try {
    const { migrate } = await load<typeof Migrate>('/src/migrations/migrate.ts');
    const { createApp } = await load<typeof CreateApp>('/src/create-app.ts');
    const { mountPages } = await load<typeof MountPages>('/src/site/mount-pages.ts');
    const { WorkersModule } = await load<typeof Workers>('/workers/workers.module.ts');
    await migrate(config.databaseUrl ?? '');
    const web = await createApp(config, { mountPages: (app) => mountPages(app, { devMiddleware }) });
    const workers = await NestFactory.createApplicationContext(WorkersModule.of(config), { logger: ['warn', 'error'] });
    const before = running;
    running = [web, workers];
    listener = web.getHttpAdapter().getInstance() as RequestListener;
    await Promise.all(before.map((app) => app.close()));
    if (config.demo && before.length === 0) {
      const { loadDemo } = await load<typeof LoadDemo>('/src/demo/load-demo.ts');
      await loadDemo(web, { log, shutdown });
    }
    log(`Application loaded in ${Math.round(performance.now() - startedAt)} ms`);
  } catch (error) {
    viteServer.ssrFixStacktrace(error as Error);
    console.error(error);
  }
}

let timer: NodeJS.Timeout | undefined;
viteServer.watcher.on('change', (file) => {
  if (!/^\/(src|workers)\/.*\.(ts|json)$/.test(file.slice(import.meta.dirname.length))) return;
  clearTimeout(timer);
  timer = setTimeout(() => void loadApplication(), reloadAfterMs);
});
await loadApplication();
http.listen(config.port, config.host, () => log(`Veduta in development: ${config.publicUrl}`));
