import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Config } from '../../src/platform/config/config.js';
import { packageRoot } from '../../src/platform/package-root.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { Bucket } from '../../src/platform/storage/s3/bucket.js';
import { startS3 } from '../support/s3-server.js';
import { freePort } from '../support/free-port.js';
import { IdentityProvider } from '../support/identity-provider.js';

const script = (name: string): string => join(packageRoot, `dist/backend/src/doctor/${name}.main.js`);

let archive: TestArchive;
beforeAll(async () => (archive = await startArchive()));
afterAll(() => archive.close());

/** What `npm run doctor` runs, beside the running archive: how it ends, and what it says of each part. */
async function doctor(
  environment: Record<string, string> = {},
): Promise<{ code: number; parts: Record<string, string> }> {
  const { code, said } = await run('doctor', environment);
  const lines = said.trim().split('\n');
  const parts = lines.map((line) => /^(\S+) +(\S+) +(.*)$/.exec(line)!.slice(1) as [string, string, string]);
  return { code, parts: Object.fromEntries(parts.map(([state, part, text]) => [part, `${state}: ${text}`])) };
}

function run(command: string, environment: Record<string, string> = {}): Promise<{ code: number; said: string }> {
  const { databaseUrl, dataDir } = archive.app.get(Config);
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: databaseUrl ?? '',
    DATA_DIR: dataDir,
    PUBLIC_URL: archive.url,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [script(command)], { env: { ...env, ...environment } }, (error, said) =>
      resolve({ code: error ? Number(error.code) : 0, said }),
    );
  });
}

/** By default of somebody else. */
async function aServer(
  answer: RequestListener = (_request, response) => response.writeHead(404).end('<p>Not here</p>'),
): Promise<{ server: Server; url: string }> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('tries the buckets of the files and of the backups where there are some', async () => {
  const server = await startS3();
  expect((await doctor(server.environment)).parts['bucket']).toMatch(/^advice: the bucket is no archive’s yet/);
  await new Bucket(server.options).putText('archive-id', '4f0e7a52-8f5d-4f6c-9d0d-0d3c5d2b1a11\n');
  expect((await doctor(server.environment)).parts['bucket']).toMatch(
    /^ok: the bucket veduta at \S+ can be read, written and listed$/,
  );
  const { code, parts } = await doctor({ ...server.environment, S3_BUCKET: 'another' });
  expect([code, parts['bucket']]).toEqual([
    1,
    expect.stringMatching(/^PROBLEM: the bucket another at \S+.*NoSuchBucket/),
  ]);
  const strange = await doctor({ ...server.environment, S3_ACCESS_KEY_ID: 'UNKNOWN' });
  expect(strange.parts['bucket']).toMatch(/^PROBLEM: the bucket veduta at \S+ cannot be used \(HTTP 403\)\. Check S3_/);
  expect((await doctor({ BACKUP_TARGET: tmpdir() })).parts['backup-disk']).toMatch(
    /^advice: \S+ is on the disk of DATA_DIR/,
  );
  const backups = { ...server.backupEnvironment, BACKUP_TARGET: 's3://veduta/night' };
  expect((await doctor(backups)).parts['backup-bucket']).toMatch(/^ok: the bucket veduta at \S+ can be read/);
  await server.close();
});

it('says that an installation is well, and what could be better', async () => {
  const { code, parts } = await doctor();
  expect(code).toBe(0);
  expect(parts).toEqual({
    configuration: 'ok: every variable is valid',
    files: expect.stringMatching(/^ok: \S+ can be written$/),
    disk: expect.stringMatching(/^(?:ok|PROBLEM): [\d.]+ of [\d.]+ GB are free/),
    database: expect.stringMatching(/^ok: PostgreSQL \d+/),
    schema: 'ok: the tables are of this version',
    time: 'ok: the clocks of this machine and of the database agree',
    backup: expect.stringMatching(/^advice: none was made/),
    redis: 'ok: not used: the queue is in the database',
    meilisearch: 'ok: not used: searches go to the database',
    mail: expect.stringMatching(/^advice: SMTP_URL is not set/),
    institution: 'ok: not used: people sign in with a password or a passkey',
    address: `ok: the archive answers at ${archive.url}`,
  });
});

it('tries the origin of published files where there is one', async () => {
  const cdnOf = async (url: string) => (await doctor({ FILES_URL: url })).parts['cdn'];
  const passing = await aServer(({ url = '' }, response) => {
    response.writeHead(404);
    if (!url.startsWith('/iiif/image/')) return void response.end();
    void fetch(archive.url + url).then(async (answer) => response.end(await answer.text()));
  });
  expect(await cdnOf(passing.url)).toBe(`ok: ${passing.url} asks the archive for files`);
  expect(await cdnOf(archive.url.replace('localhost', '127.0.0.1'))).toMatch(/^advice: \S+ passes on more than/);
  const other = await aServer();
  expect(await cdnOf(other.url)).toMatch(/^PROBLEM: \S+ does not pass .* \(404\)/);
  other.server.close();
  passing.server.close();
  expect(await cdnOf(`http://127.0.0.1:${await freePort()}`)).toMatch(/^PROBLEM: nothing answers .*ECONNREFUSED/);
});

it('asks the provider of the institution whether it knows the archive, and whether it ends sessions', async () => {
  const provider = await IdentityProvider.start();
  const said = async (more: Record<string, string> = {}) =>
    (await doctor({ ...provider.environment, ...more })).parts['institution'];
  expect(await said()).toMatch(
    /^ok: it answers; it must allow the addresses \S+\/openid-connect\/callback and, after signing out, \S+\/signed-out$/,
  );
  expect(await said({ OIDC_CLIENT_SECRET: 'geheim' })).toMatch(/^PROBLEM: .* does not accept the client/);
  provider.isTerse = true;
  expect(await said({ OIDC_CLIENT_SECRET: 'geheim' })).toMatch(/^PROBLEM: .* does not accept the client/);
  provider.signOutPath = undefined;
  expect(await said()).toMatch(/^advice: it answers; it has no page for signing out/);
  provider.isOut = true;
  expect(await said()).toMatch(/^PROBLEM: the provider at OIDC_ISSUER cannot be used .*check its address$/);
  await provider.close();
});

it('names each service that does not answer and how to mend it, and no password', async () => {
  const nobody = `127.0.0.1:${await freePort()}`;
  const { code, parts } = await doctor({
    DATABASE_URL: `postgres://veduta:geheim@${nobody}/veduta`,
    REDIS_URL: `redis://:geheim@${nobody}`,
    MEILI_URL: `http://${nobody}`,
    MEILI_KEY: 'geheim',
    SMTP_URL: `smtp://archivio:geheim@${nobody}`,
    PUBLIC_URL: `http://${nobody}`,
  });
  expect(code).toBe(1);
  for (const part of ['database', 'redis', 'meilisearch', 'mail'])
    expect(parts[part]).toMatch(/^PROBLEM: .*(?:check|until)/);
  expect(parts['address']).toMatch(/^advice: nothing answers at .*ECONNREFUSED/);
  expect(JSON.stringify(parts)).not.toContain('geheim');
});

it('does not wait for a service that takes a connection and says nothing', async () => {
  const silent = createTcpServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const REDIS_URL = `redis://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  expect((await doctor({ REDIS_URL })).parts['redis']).toMatch(/^PROBLEM: the Redis of REDIS_URL does not answer/);
  silent.close();
});

it('names what is invalid in the environment, or without effect', async () => {
  expect(await doctor({ PORT: 'tremila' })).toEqual({
    code: 1,
    parts: { configuration: 'PROBLEM: PORT must be a whole number from 0 to 65535, not "tremila".' },
  });
  expect((await doctor({ TRUST_PROXYS: '1' })).parts['configuration']).toMatch(
    /^advice: TRUST_PROXYS .* TRUST_PROXY\?$/,
  );
});

it('says before an upgrade what the start will do to the tables, and whether there is a way back', async () => {
  const { database } = archive;
  expect(await run('upgrade-check')).toEqual({
    code: 0,
    said: expect.stringMatching(/^ok .* the tables are of this version: the next start changes none\n$/),
  });
  const pending = ['DatesAsWritten1795700000000', 'Backups1795953416710'];
  const had = await database.query<{ id: number; timestamp: string; name: string }[]>(
    'select id, timestamp, name from migrations where name = any($1)',
    [pending],
  );
  await database.query('delete from migrations where name = any($1)', [pending]);
  await database.query(`update pg_class set reltuples = 120000 where oid = 'photos'::regclass`);
  const { code, said } = await run('upgrade-check');
  expect(code).toBe(3);
  expect(said).toMatch(/^ok +schema +migrations that the next start runs: 2$/m);
  expect(said).toMatch(
    /^advice +migration +dates as written: goes through photos \(120,000 rows\), and nobody reads .*photos.* meanwhile: start in a quiet hour$/m,
  );
  expect(said).toMatch(/^ok +migration +backups: takes a moment$/m);
  expect(said).toMatch(/^advice +backup +there is none of the last day/m);

  await database.query(`update pg_class set reltuples = 12 where oid = 'photos'::regclass`);
  await database.query('update backup_state set made_at = now()');
  expect(await run('upgrade-check')).toEqual({ code: 0, said: expect.stringMatching(/it is the way back\n$/) });

  await database.query(`insert into migrations (timestamp, name) values (1, 'Tomorrow1999999999999')`);
  expect(await run('upgrade-check')).toEqual({
    code: 1,
    said: expect.stringMatching(/^PROBLEM .* The database is of a later version of Veduta/),
  });
  const { code: found, parts } = await doctor();
  expect([found, parts['schema']]).toEqual([1, expect.stringMatching(/^PROBLEM: The database is of a later version/)]);
  await database.query(`delete from migrations where timestamp = 1`);
  for (const { id, timestamp, name } of had)
    await database.query('insert into migrations (id, timestamp, name) values ($1, $2, $3)', [id, timestamp, name]);
  await database.query('update backup_state set made_at = null');
});

it('finds migrations that are pending, an address that something else has, and folders that cannot be written', async () => {
  await archive.database.query(`delete from migrations where id = (select max(id) from migrations)`);
  const folder = mkdtempSync(join(tmpdir(), 'veduta-doctor-'));
  const other = await aServer();
  try {
    chmodSync(folder, 0o500);
    const { code, parts } = await doctor({ PUBLIC_URL: other.url, DATA_DIR: folder });
    expect(parts['address']).toMatch(/^PROBLEM: .* \(404\): something else/);
    expect(parts['schema']).toMatch(/^advice: migrations that are pending: 1\./);
    // Whoever is root may write everywhere.
    if (process.getuid?.() !== 0) expect([code, parts['files']]).toEqual([1, expect.stringMatching(/EACCES.*owner$/)]);
  } finally {
    other.server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
