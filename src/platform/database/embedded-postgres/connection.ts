import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { OperatorError, reasonOf } from '../../operator-error.js';
import type { ServerLog } from './server-log.js';

export interface Access {
  socket: string;
  password: string;
}

/**
 * The parameter `host` is the socket's folder; `localhost` only makes the URL valid for every parser. Port and sslmode are
 * stated so that PGPORT and PGSSLMODE of the environment have no effect.
 */
export function connectionUrl({ socket, password }: Access): string {
  const parameters = new URLSearchParams({ host: socket, port: '5432', sslmode: 'disable' });
  return `postgres://veduta:${password}@localhost/veduta?${parameters}`;
}

const retryMs = 15;
const logEveryMs = 10_000;
const notListening = ['ENOENT', 'ECONNREFUSED'];
/** SQLSTATE cannot_connect_now: the server starts up or recovers. */
const startingUp = '57P03';
const firstAnswerTimeoutMs = 60_000;

interface Readiness {
  access: Access;
  ended: Promise<void>;
  serverLog: ServerLog;
  log: (message: string) => void;
}

/** A server that recovers after a power failure answers `startingUp`, and there is no time limit for that. */
export async function waitUntilReady({ access, ended, serverLog, log }: Readiness): Promise<void> {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  const startedAt = Date.now();
  let logAt = startedAt + logEveryMs;
  for (;;) {
    const problem = await tryConnecting(access);
    if (problem === null) return;
    if (hasEnded) throw didNotStart(serverLog, 'it ended at once');
    if (problem !== startingUp && !notListening.includes(problem)) throw didNotStart(serverLog, problem);
    if (problem !== startingUp && Date.now() - startedAt > firstAnswerTimeoutMs)
      throw didNotStart(serverLog, 'it does not answer');
    if (Date.now() > logAt) {
      log('Waiting for the embedded PostgreSQL to recover');
      logAt += logEveryMs;
    }
    await sleep(retryMs);
  }
}

async function tryConnecting(access: Access): Promise<string | null> {
  try {
    await withClient(access, 'postgres', async () => {});
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

function didNotStart(serverLog: ServerLog, otherwise: string): OperatorError {
  const lines = serverLog.lastLines().split('\n');
  const fatal = lines
    .map((line) => /(?:FATAL|PANIC):\s+(.*)/.exec(line)?.[1])
    .findLast((message) => message !== undefined);
  const reason = fatal ?? (lines.at(-1) || otherwise);
  return new OperatorError(`The embedded PostgreSQL did not start: ${reason} (more in ${serverLog.file})`);
}

export async function makeDatabase(access: Access): Promise<void> {
  await withClient(access, 'postgres', async (client) => {
    const found = await client.query(`select from pg_database where datname = 'veduta'`);
    if (found.rowCount === 0) await client.query('create database veduta');
  });
}

async function withClient(access: Access, database: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({
    host: access.socket,
    port: 5432,
    user: 'veduta',
    password: access.password,
    database,
    ssl: false,
    connectionTimeoutMillis: 10_000,
  });
  // Without a listener, an `error` event between two queries would end this process.
  client.on('error', () => {});
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
