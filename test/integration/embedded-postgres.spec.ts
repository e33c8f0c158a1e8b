import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { findEmbeddedPostgres } from '../../src/platform/database/embedded-postgres/find-embedded-postgres.js';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres/start-embedded-postgres.js';
import { findLivingProcess } from '../../src/platform/process/living-process.js';
import { until } from '../support/until.js';

const ownerScript = fileURLToPath(new URL('./fixtures/embedded-postgres-owner.ts', import.meta.url));
const isRoot = process.getuid?.() === 0;

interface Answer {
  url?: string;
  refused?: string;
}

interface Owner {
  process: ChildProcess;
  /** `{ url }` when it has started, `{ refused }` when it has not. */
  nextAnswer(): Promise<Answer>;
  log(): string;
}

// SIGKILL does not lose what the system has not yet written to disk, so these tests need no fsync.
const settings = { fsync: 'off' };

let madeOnce: string;
let folder: string;
let directory: string;
let owners: ChildProcess[];

beforeAll(async () => {
  madeOnce = temporaryFolder();
  const server = await startEmbeddedPostgres({ directory: madeOnce, settings });
  await server.stop();
});

afterAll(() => removeFolder(madeOnce));

beforeEach(() => {
  folder = temporaryFolder();
  directory = path.join(folder, 'postgres');
  owners = [];
});

afterEach(async () => {
  await Promise.all(owners.map(stop));
  removeFolder(folder);
});

const temporaryFolder = () => mkdtempSync(path.join(os.tmpdir(), 'veduta-embedded-postgres-'));
const removeFolder = (name: string) => rmSync(name, { recursive: true, force: true, maxRetries: 5 });

/** A copy of a database that was created before: creating one takes much longer than most of these tests. */
function withExistingDatabase(): void {
  execFileSync('cp', ['-a', madeOnce, directory]);
}

/** Another process that starts the server, as `npm start` does. */
function startOwner(): Owner {
  const options = JSON.stringify({ directory, settings });
  const child = spawn(process.execPath, ['--import', 'tsx', ownerScript, options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  owners.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  return {
    process: child,
    log: () => log,
    nextAnswer: async () => JSON.parse((await lines.next()).value as string) as Answer,
  };
}

async function startedOwner(): Promise<{ owner: Owner; url: string }> {
  const owner = startOwner();
  const { url, refused } = await owner.nextAnswer();
  if (!url) throw new Error(refused);
  return { owner, url };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function killOutright(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const writeRow = (url: string) => query(url, `create table if not exists survivors as select 'Piazza Unità' as title`);
const readRow = (url: string) => query(url, 'select title from survivors');
const row = [{ title: 'Piazza Unità' }];

const socketDirectory = (url: string) => new URL(url).searchParams.get('host') ?? '';

function postmasterPid(): number {
  return Number.parseInt(readFileSync(path.join(directory, 'cluster', 'postmaster.pid'), 'utf8'), 10);
}

describe('the embedded PostgreSQL', () => {
  it('is created at the first start and has its data at the second', async () => {
    const first = await startEmbeddedPostgres({ directory, settings });
    await writeRow(first.url);
    await first.stop();
    expect(existsSync(path.join(directory, 'cluster', 'postmaster.pid'))).toBe(false);

    const second = await startEmbeddedPostgres({ directory, settings });
    try {
      expect(await readRow(second.url)).toEqual(row);
      expect(await query(second.url, 'select current_database() as name, version() as version')).toEqual([
        { name: 'veduta', version: expect.stringContaining('PostgreSQL 18') },
      ]);
    } finally {
      await second.stop();
    }
  });

  it('listens on no port, and a command beside the server finds it', async () => {
    withExistingDatabase();
    const server = await startEmbeddedPostgres({ directory, settings });
    try {
      expect(findEmbeddedPostgres(directory)).toBe(server.url);
      expect(await query(server.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    } finally {
      await server.stop();
    }
    expect(findEmbeddedPostgres(directory)).toBeNull();
  });

  it('stops when its owner is killed by SIGKILL, and the next start has every row', async () => {
    withExistingDatabase();
    const { owner, url } = await startedOwner();
    await writeRow(url);
    const server = postmasterPid();
    await killOutright(owner.process);
    await until(() => findLivingProcess(server) === null && !existsSync(socketDirectory(url)));

    expect(await readRow((await startedOwner()).url)).toEqual(row);
  });

  it('recovers when everything is killed by SIGKILL while a statement runs', async () => {
    withExistingDatabase();
    const { owner, url } = await startedOwner();
    await writeRow(url);
    const busy = query(url, 'select count(*) from generate_series(1, 1e12)').catch(() => 'cut');
    await until(() => readdirSync(path.join(directory, 'cluster')).includes('postmaster.pid'));
    await sleep(200);

    const server = postmasterPid();
    const shell = findLivingProcess(server)?.parentPid ?? 0;
    await killOutright(owner.process);
    for (const pid of [shell, server]) {
      if (findLivingProcess(pid)) process.kill(pid, 'SIGKILL');
    }

    expect(await readRow((await startedOwner()).url)).toEqual(row);
    expect(await busy).toBe('cut');
  });

  it('replaces a server that was left running', async () => {
    withExistingDatabase();
    const { owner, url } = await startedOwner();
    await writeRow(url);
    const server = postmasterPid();
    const shell = findLivingProcess(server)?.parentPid ?? 0;
    process.kill(server, 'SIGSTOP');
    await killOutright(owner.process);
    process.kill(shell, 'SIGKILL');
    const next = startOwner();
    await until(() => next.log().includes(`still works in ${path.join(directory, 'cluster')} (pid ${server})`)).finally(
      () => process.kill(server, 'SIGCONT'),
    );

    expect(await readRow((await next.nextAnswer()).url ?? '')).toEqual(row);
    expect(findLivingProcess(server)).toBeNull();
  });

  it('refuses a second instance on the same data in one line, and the first continues', async () => {
    withExistingDatabase();
    const first = await startEmbeddedPostgres({ directory, settings });
    try {
      expect(await startOwner().nextAnswer()).toEqual({
        refused: `OperatorError: The data folder ${directory} is in use by another running instance (pid ${process.pid}). Stop it first or set DATA_DIR.`,
      });
      expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    } finally {
      await first.stop();
    }
  });

  it('is created again when the first start was killed half-way', async () => {
    const owner = startOwner();
    const unfinished = () => readdirSync(directory).find((name) => name.startsWith('cluster.unfinished-'));
    await until(() => existsSync(directory) && unfinished() !== undefined);
    await killOutright(owner.process);
    expect(existsSync(path.join(directory, 'cluster'))).toBe(false);

    const { url } = await startedOwner();
    await writeRow(url);
    expect(await readRow(url)).toEqual(row);
  });

  it('reports that the server ended unexpectedly, with the end of its log', async () => {
    withExistingDatabase();
    const server = await startEmbeddedPostgres({ directory, settings });
    process.kill(postmasterPid(), 'SIGINT');
    expect(await server.died).toContain('database system is shut down');
    await server.stop();
  });

  it('says in one line when it cannot run', async () => {
    withExistingDatabase();
    await expect(startEmbeddedPostgres({ directory, settings: { shared_buffers: 'plenty' } })).rejects.toMatchObject({
      name: 'OperatorError',
      message: expect.stringMatching(/^The embedded PostgreSQL did not start: .*shared_buffers.*$/),
    });
  });

  (isRoot ? describe : describe.skip)('started by root', () => {
    it('works below a folder that only root may enter', async () => {
      directory = path.join(folder, 'closed', 'postgres');
      const server = await startEmbeddedPostgres({ directory, settings });
      try {
        await writeRow(server.url);
        expect(await readRow(server.url)).toEqual(row);
      } finally {
        await server.stop();
      }
    });
  });
});
