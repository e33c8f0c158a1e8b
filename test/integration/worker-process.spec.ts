import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { renditionWidths } from '../../src/contract/image.js';
import { ImportPreparation } from '../../src/import/browser/import-preparation.js';
import { Config } from '../../src/platform/config/config.js';
import { packageRoot } from '../../src/platform/package-root.js';
import { Storage } from '../../src/platform/storage/storage.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { aJpeg } from '../support/scans.js';
import { until } from '../support/until.js';

const script = join(packageRoot, 'dist/backend/workers/main.js');

let archive: TestArchive;
let worker: ChildProcess | null = null;

beforeAll(async () => {
  if (!existsSync(script)) throw new Error('The worker is not built: npm run build');
  archive = await startArchive();
});
afterEach(() => end('SIGKILL'));
afterAll(() => archive.close());

/** The worker as the server forks it. */
function startWorker(): void {
  const { databaseUrl, dataDir } = archive.app.get(Config);
  const env = { ...process.env, DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  worker = fork(script, { env, stdio: 'ignore' });
}

async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  const ending = worker;
  worker = null;
  if (!ending) return null;
  const ended = once(ending, 'exit') as Promise<[number | null]>;
  ending.kill(signal);
  return (await ended)[0];
}

async function anArrival(seed: number): Promise<{ id: number; sha256: string }> {
  const staged = await archive.app
    .get(Storage)
    .stage(Readable.from([await aJpeg({ width: 2600, height: 1950, seed })]));
  await staged.store();
  const { id } = await archive.aPhoto({
    status: 'processing',
    renditions: null,
    publishedAt: null,
    originalSha256: staged.sha256,
  });
  await archive.database.query(
    `insert into job_outbox (kind, subject, subject_id) values ('renditions', 'photo', $1)`,
    [id],
  );
  return { id, sha256: staged.sha256 };
}

const untilFound = (sql: string): Promise<void> =>
  until(async () => (await archive.database.query<object[]>(sql)).length > 0, 60_000, 5);
const uploads = (sha256: string): string => join(archive.app.get(Config).dataDir, 'uploads', sha256);

it('loses nothing when it is killed during its work, and publishes nothing incomplete', async () => {
  const arrivals = [await anArrival(1), await anArrival(2), await anArrival(3)];
  startWorker();
  await untilFound(`select 1 from job_outbox where kind = 'renditions' and lease is not null`);
  const drafts = join(archive.app.get(Config).dataDir, 'tmp');
  await until(() => existsSync(drafts) && readdirSync(drafts).length > 0, 60_000, 2);
  await end('SIGKILL');
  for (const { sha256 } of arrivals) expect(existsSync(uploads(sha256))).toBe(false);

  // Its leases expire after half a minute.
  await archive.database.query(
    `update job_outbox set leased_until = now() - interval '1 second' where leased_until is not null`,
  );
  startWorker();
  await untilFound(`select 1 where not exists (select 1 from photos where status <> 'published')`);
  await untilFound(
    `select 1 where not exists (select 1 from job_outbox where kind <> 'sweep' and version > done_version)`,
  );
  for (const { sha256 } of arrivals)
    expect(readdirSync(join(uploads(sha256), 'v2'))).toEqual(
      renditionWidths
        .flatMap((width) => [`${width}.jpg`, `${width}.webp`])
        .concat('pyramid.tif', 'social.jpg', 'structured.jpg')
        .sort(),
    );
  for (const { id } of arrivals) expect((await archive.visitor().get(`/api/photos/${id}`)).status).toBe(200);
});

it('finishes or releases its jobs when it is stopped', async () => {
  await anArrival(4);
  startWorker();
  await untilFound(`select 1 from job_outbox where kind = 'renditions' and lease is not null`);
  expect(await end('SIGTERM')).toBe(0);
  expect(await archive.database.query('select 1 from job_outbox where lease is not null')).toEqual([]);
});

it('stops when the server that started it is gone', async () => {
  startWorker();
  await untilFound(`select 1 from job_outbox where kind = 'sweep'`);
  const ended = once(worker!, 'exit') as Promise<[number | null]>;
  worker!.disconnect();
  expect((await ended)[0]).toBe(0);
  worker = null;
});

it('goes on with an import in whose middle it was killed, and imports every row once', async () => {
  const rows = Array.from({ length: 3_000 }, (_, place) => `${place + 1},Foto ${place + 1}\n`);
  const staged = await archive.app.get(Storage).stage(Readable.from([`id,Titolo\n${rows.join('')}`]));
  await staged.store();
  const [{ id }] = await archive.database.query<[{ id: number }]>(
    `insert into imports (state, tables, publishes, file_sha256, file_name)
     values ('reading', '[]', false, $1, 'fondo.csv') returning id`,
    [staged.sha256],
  );
  await archive.database.query(
    `insert into job_outbox (kind, subject, subject_id) values ('bulk-edit', 'import', $1)`,
    [id],
  );
  const imported = `photos where title like 'Foto %'`;
  startWorker();
  await untilFound(`select 1 from imports where state = 'draft'`);
  await archive.app.get(ImportPreparation).run(id);
  await untilFound(`select 1 from ${imported}`);
  await end('SIGKILL');
  const [before] = await archive.database.query<[{ state: string; created: number; photos: number }]>(
    `select state, created, (select count(*)::int from ${imported}) as photos from imports`,
  );
  // What a step has written and what is said of it came together.
  expect(before).toEqual({ state: 'running', created: before.photos, photos: before.photos });
  expect(before.photos).toBeLessThan(rows.length);

  await archive.database.query(
    `update job_outbox set leased_until = now() - interval '1 second' where leased_until is not null`,
  );
  startWorker();
  await untilFound(`select 1 from imports where state = 'done' and created = ${rows.length}`);
  const [{ titles }] = await archive.database.query<[{ titles: number }]>(
    `select count(distinct title)::int as titles from ${imported}`,
  );
  expect(titles).toBe(rows.length);
});
