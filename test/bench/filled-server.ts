import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { findEmbeddedPostgres } from '../../src/platform/database/embedded-postgres/find-embedded-postgres.js';
import { freePort } from '../support/free-port.js';
import { processorMs } from './processor-time.js';

export const administrator = { email: 'bench@example.org', password: 'a-password-of-the-bench' };

export interface FilledServer {
  url: string;
  database: Client;
  /** CPU milliseconds so far: the web process and every process of its PostgreSQL. */
  usedMs(): number;
  stop(): Promise<void>;
}

/**
 * The production build on a filled archive.
 * @param dataDir as of `filledArchive`
 * @param app the folder of the built application; another one measures another version
 */
export async function startFilledServer(dataDir: string, app = process.cwd()): Promise<FilledServer> {
  const port = await freePort();
  const server = spawn(process.execPath, ['dist/backend/src/main.js'], {
    cwd: app,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      WORKERS: 'off',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, () => server.exitCode !== null);
  const database = new Client({ connectionString: findEmbeddedPostgres(join(dataDir, 'postgres')) ?? '' });
  await database.connect();
  const postmaster = postmasterOf(dataDir);
  return {
    url,
    database,
    usedMs: () => processorMs(server.pid ?? 0, postmaster),
    async stop() {
      await database.end();
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
    },
  };
}

async function untilReady(url: string, hasEnded: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 1200 && !hasEnded(); attempt += 1) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await setTimeout(100);
  }
  throw new Error(`${url} was not ready within two minutes`);
}

/** The first line of the file that a running cluster keeps. */
function postmasterOf(dataDir: string): number {
  const file = join(dataDir, 'postgres/cluster/postmaster.pid');
  if (!existsSync(file)) throw new Error(`No PostgreSQL runs in ${dataDir}`);
  return Number(readFileSync(file, 'utf8').split('\n')[0]);
}
