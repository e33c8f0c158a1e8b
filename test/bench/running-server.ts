import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { findEmbeddedPostgres } from '../../src/platform/database/embedded-postgres/find-embedded-postgres.js';
import { freePort } from '../support/free-port.js';

export interface RunningServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** A server with its own PostgreSQL. */
export interface VedutaServer extends RunningServer {
  databaseUrl: string;
}

interface ServerOptions {
  dataDir: string;
  /** Of the start, beside what every bench sets: quiet, without limits, without workers. */
  environment?: Record<string, string>;
  /** The folder of the built application; another one measures another version. */
  app?: string;
}

/** The production build on a data directory. @throws Error when it is not ready within two minutes */
export async function startServer({ dataDir, environment, app }: ServerOptions): Promise<VedutaServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['dist/backend/src/main.js'], {
    cwd: app,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      WORKERS: 'off',
      WEB_PROCESSES: '1',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ...environment,
    },
  });
  await untilAnswers(`${url}/health/ready`, () => server.exitCode !== null);
  const databaseUrl = findEmbeddedPostgres(join(dataDir, 'postgres')) ?? '';
  return { url, databaseUrl, pid: server.pid ?? 0, stop: () => stopProcess(server) };
}

/**
 * The production build on the demo's rows. Every photo is made public with an image that nobody loads, or, `withImages`, by
 * the worker as its images are made.
 */
export async function startDemoServer({ withImages = false, environment = {} } = {}): Promise<VedutaServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'veduta-bench-'));
  const workers = withImages ? { WORKERS: 'child' } : undefined;
  const server = await startServer({ dataDir, environment: { DEMO: 'on', ...workers, ...environment } });
  await untilDemo(server.databaseUrl);
  if (!withImages) await publishAll(server.databaseUrl);
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** CPU seconds that a process has used, by the kernel's account (Linux). */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const ticksPerSecond = 100;
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** @throws Error when there is no good answer within two minutes, or when the process has ended */
export async function untilAnswers(address: string, hasEnded: () => boolean = () => false): Promise<void> {
  for (let attempt = 0; attempt < 1200 && !hasEnded(); attempt += 1) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await setTimeout(100);
  }
  throw new Error(`${address} did not answer within two minutes`);
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exited;
}

/** Its import is done. */
async function untilDemo(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (let attempt = 0; attempt < 600; attempt += 1) {
      const { rowCount } = await client.query(`select from imports where state = 'done'`);
      if (rowCount === 1) return;
      await setTimeout(100);
    }
    throw new Error('The demo did not come within a minute');
  } finally {
    await client.end();
  }
}

async function publishAll(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`
    update photos set status = 'published', published_at = now(), renditions =
      '{"renditionProfile":"v2","widths":[320,640,1280],"width":1600,"height":1200,"color":"#8a7355","placeholder":"data:image/webp;base64,UklGRg=="}'`);
  await client.query(`select pg_notify('veduta', '["public-changes","*"]')`);
  await client.end();
}
