import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { packageRoot } from '../../src/platform/package-root.js';
import { aDatabase, type TestDatabase } from '../support/database.js';
import { freePort } from '../support/free-port.js';
import { until } from '../support/until.js';

const web = 'dist/backend/src/main.js';
const worker = 'dist/backend/workers/main.js';
const role = `limited_${process.pid}_test`;

let database: TestDatabase;
let folder: string;
let running: ChildProcess[];

beforeAll(async () => {
  database = await aDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'veduta-start-'));
  running = [];
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Run {
  process: ChildProcess;
  said(): string;
  /** The lines on standard error. */
  complained(): string[];
  ended: Promise<number | null>;
}

function run(script: string, environment: Record<string, string> = {}, args: string[] = []): Run {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: packageRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      WORKERS: 'off',
      LOG_LEVEL: 'fatal',
      WEB_PROCESSES: '1',
      ...environment,
    },
  });
  running.push(child);
  let [said, complained] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    process: child,
    said: () => said,
    complained: () => complained.split('\n').filter((line) => line !== ''),
    ended,
  };
}

async function expectOneLine(started: Run, line: RegExp): Promise<void> {
  expect({ code: await started.ended, complained: started.complained() }).toEqual({
    code: 1,
    complained: [expect.stringMatching(line)],
  });
}

async function ask<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows as Row[];
}

describe('a start that fails ends with 1 and one line', () => {
  it.each(['10.99.99.99', '300.1.2.3'])('when HOST is no address of the machine: %s', async (HOST) => {
    await expectOneLine(run(web, { HOST, PORT: String(await freePort()) }), /^HOST must be an address of this machine/);
  });

  it('when the port is in use', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    await expectOneLine(run(web, { PORT: String(port) }), new RegExp(`^Port ${port} is in use`));
    other.close();
  });

  it.each([web, worker])('when the data folder cannot be written, with a database of its own: %s', async (script) => {
    const taken = join(folder, 'taken');
    writeFileSync(taken, '');
    const nowhere = join(folder, 'disk');
    symlinkSync('/nowhere/veduta', nowhere);
    for (const DATA_DIR of [taken, join(taken, 'data'), nowhere, '/proc/veduta'])
      await expectOneLine(run(script, { DATA_DIR }), new RegExp(`^The data folder ${DATA_DIR} cannot be written \\(E`));
  });

  it('when the role of the database may not make tables', async () => {
    await ask(database.url, `create role ${role} login password 'limited'`);
    await ask(database.url, `create database ${role} template template0`);
    const own = database.url.replace(/\/[^/?]+\?/, `/${role}?`);
    const DATABASE_URL = own.replace(/\/\/[^/@]*@/, `//${role}:limited@`);
    try {
      await expectOneLine(run(web, { DATABASE_URL }), /^The role of DATABASE_URL may not make tables/);
    } finally {
      await ask(database.url, `drop database ${role} with (force)`);
      await ask(database.url, `drop role ${role}`);
    }
  });

  it.each(['LATIN1', 'SQL_ASCII'])('when the database has another encoding: %s', async (encoding) => {
    await ask(
      database.url,
      `create database ${role} template template0 encoding '${encoding}' locale_provider libc locale 'C'`,
    );
    const DATABASE_URL = database.url.replace(/\/[^/?]+\?/, `/${role}?`);
    try {
      await expectOneLine(run(web, { DATABASE_URL }), new RegExp(`^The database has the encoding ${encoding}`));
    } finally {
      await ask(database.url, `drop database ${role} with (force)`);
    }
  });

  it('when the database is of a later version, and commands do too', async () => {
    const later = await aDatabase();
    await ask(later.url, `insert into migrations (timestamp, name) values (9999999999999, 'Later9999999999999')`);
    const scripts = [web, 'dist/backend/src/accounts/admin-password.main.js'];
    try {
      for (const script of scripts)
        await expectOneLine(run(script, { DATABASE_URL: later.url }), /later version of Veduta.*Later9999999999999/);
    } finally {
      await later.drop();
    }
  });
});

describe('an error that nothing handles', () => {
  it.each([
    [web, 'exception', 'Veduta serves'],
    [web, 'rejection', 'Veduta serves'],
    [worker, 'rejection', 'The worker waits'],
  ])('ends %s after an orderly shutdown (%s)', async (script, FAILS_AS, ready) => {
    const fixture = pathToFileURL(join(packageRoot, 'test/integration/fixtures/fails-on-signal.mjs')).href;
    const PORT = String(await freePort());
    const started = run(script, { NODE_OPTIONS: `--import ${fixture}`, FAILS_AS, PORT });
    await until(async () => started.said().includes(ready));
    started.process.kill('SIGWINCH');
    expect(await started.ended).toBe(1);
    expect(started.said()).toContain('Stopping (an error that nothing has handled)');
    expect(started.said()).toContain('a forgotten error');
  });
});

describe('the worker', () => {
  it('is seen by its health command while it runs', async () => {
    const health = (): Run => run('dist/backend/workers/health.main.js');
    await expectOneLine(health(), /^No worker of /);
    const started = run(worker);
    await until(async () => started.said().includes('The worker waits'));
    expect(await health().ended).toBe(0);
    started.process.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    await expectOneLine(health(), /^No worker of /);
  });
});

describe('every command of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands = Object.entries(scripts)
    .map(([name, command]) => [name, /dist\/backend\/\S+\.js/.exec(command)?.[0] ?? ''])
    .filter(([, script]) => script !== '');

  it('is found here', () => expect(commands.length).toBeGreaterThan(7));

  it.each(commands as [string, string][])(
    '%s says what it does, and refuses what it does not know',
    async (_, script) => {
      const asked = run(script, {}, ['--help']);
      expect([await asked.ended, asked.said()]).toEqual([0, expect.stringContaining('npm ')]);
      const mistyped = run(script, {}, ['--no-such-thing']);
      expect(await mistyped.ended).toBe(1);
      expect(mistyped.complained()).toHaveLength(1);
    },
  );

  it('that cannot reach the database or the bucket says so in a line', async () => {
    const restoreTrash = (environment: Record<string, string>): Run =>
      run('dist/backend/src/stored-files/restore-trash.main.js', { NODE_NO_WARNINGS: '1', ...environment });
    await expectOneLine(
      restoreTrash({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }),
      /^The database cannot be used \(ECONNREFUSED\): /,
    );
    const s3 = { S3_ENDPOINT: 'http://127.0.0.1:9', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x' };
    await expectOneLine(
      restoreTrash({ ...s3, S3_BUCKET: 'away' }),
      /^the bucket away at \S+ cannot be used \(ECONNREFUSED: /,
    );
  });

  it.each(['accounts/admin-password', 'search/check', 'search/rebuild'])(
    '%s makes no database where there is none',
    async (script) => {
      const DATA_DIR = join(folder, 'nowhere');
      await expectOneLine(
        run(`dist/backend/src/${script}.main.js`, { DATA_DIR, DATABASE_URL: '' }),
        /^There is no database/,
      );
      expect(existsSync(DATA_DIR)).toBe(false);
    },
  );
});
