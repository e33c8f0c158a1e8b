import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

export interface DemoServer extends RunningServer {
  databaseUrl: string;
}

/**
 * The production build on the demo's rows. Every photo is made public with a picture that nobody loads, or, `withPictures`,
 * by the worker as its pictures are made.
 */
export async function startDemoServer({ withPictures = false } = {}): Promise<DemoServer> {
  const folder = mkdtempSync(join(tmpdir(), 'veduta-bench-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['dist/backend/src/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DEMO: 'on',
      WORKERS: withPictures ? 'child' : 'off',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilServes(`${url}/api/entities?limit=1`, ({ total }: { total: number }) => total > 0);
  const databaseUrl = findEmbeddedPostgres(join(folder, 'postgres')) ?? '';
  if (!withPictures) await publishAll(databaseUrl);
  return {
    url,
    databaseUrl,
    pid: server.pid ?? 0,
    async stop() {
      await ended(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A bare Node server that answers every request with the same bytes and headers: what the machine can do at most. */
export async function startBareServer(path: string, like: string): Promise<RunningServer> {
  const answer = await fetch(like + path, { headers: { 'accept-encoding': 'br' } });
  const headers = [...answer.headers].filter(
    ([name]) => !['transfer-encoding', 'connection', 'keep-alive', 'date', 'content-encoding'].includes(name),
  );
  const body = Buffer.from(await answer.arrayBuffer());
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'veduta-bare-'));
  const program = join(folder, 'server.cjs');
  writeFileSync(
    program,
    `const body = Buffer.from(${JSON.stringify(body.toString('base64'))}, 'base64');
    const headers = ${JSON.stringify(headers)};
    require('node:http').createServer((request, response) => {
      for (const [name, value] of headers) if (name !== 'content-length') response.setHeader(name, value);
      response.end(body);
    }).listen(${port}, '127.0.0.1');`,
  );
  const server = spawn(process.execPath, [program], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  await untilServes(url + path);
  return {
    url,
    pid: server.pid ?? 0,
    async stop() {
      await ended(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** CPU seconds that a process has used, by the kernel's account (Linux). */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const ticksPerSecond = 100;
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

async function publishAll(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`
    update photos set status = 'published', published_at = now(), renditions =
      '{"renditionProfile":"v1","widths":[320,640,1280],"width":1600,"height":1200,"color":"#8a7355","placeholder":"data:image/webp;base64,UklGRg=="}'`);
  await client.query(`select pg_notify('veduta', '["public-changes","*"]')`);
  await client.end();
}

async function untilServes<Body>(address: string, isReady: (body: Body) => boolean = () => true): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) {
      const text = await answer.text();
      if (!text.startsWith('{') || isReady(JSON.parse(text) as Body)) return;
    }
    await setTimeout(100);
  }
  throw new Error(`${address} did not answer within 30 s`);
}

async function ended(child: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exited;
}
