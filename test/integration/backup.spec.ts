import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { backupNameAt, fileName, manifestName, tableName } from '../../src/backup/backup-names.js';
import { FolderStore } from '../../src/backup/folder-store.js';
import { listFiles } from '../../src/backup/file-list.js';
import { makeBackup } from '../../src/backup/make-backup.js';
import { listBackups, readManifest } from '../../src/backup/manifest.js';
import { restoreBackup } from '../../src/backup/restore-backup.js';
import { NightlyBackup } from '../../src/backup/nightly-backup.js';
import { tableContents } from '../../src/backup/table-contents.js';
import { JobOutbox } from '../../src/jobs/job-outbox.js';
import { Config } from '../../src/platform/config/config.js';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { packageRoot } from '../../src/platform/package-root.js';
import { FileSystemStorage } from '../../src/platform/storage/file-system-storage.js';
import { Storage, type StoredContent } from '../../src/platform/storage/storage.js';
import type { Measured } from '../../src/platform/storage/staging.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { ArchiveIdentity } from '../../src/records/archive-identity.js';
import { readCatalogue } from '../../tools/schema/catalogue.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import type { Account } from '../support/factories.js';
import { aDatabase, anUnmigratedDatabase, type TestDatabase } from '../support/database.js';
import { aPhotoWithFiles } from '../support/removal-requests.js';
import { rowsByTable } from '../support/rows-by-table.js';
import { until } from '../support/until.js';
import { startWorkers } from '../support/workers.js';

let root: string;
let archive: TestArchive;
let config: Config;
let photo: PhotoRow;
let member: Account;
const databases: TestDatabase[] = [];

const folderNamed = (name: string): string => mkdtempSync(join(root, `${name}-`));
const nothingSaid = (): void => undefined;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'veduta-backup-'));
  archive = await startArchive({ config: { rateLimit: false } });
  await archive.app.get(ArchiveIdentity).recognize();
  config = archive.app.get(Config);
  const pier = await archive.anEntity({ name: 'Molo Audace' });
  const tag = await archive.aTag({ name: 'mare' });
  // A tabulator, a line break and a backslash are what the text format escapes.
  const description = 'Prima riga\n\tseconda \\N riga — «Città»';
  photo = await aPhotoWithFiles(archive, { title: 'Il molo', description, tags: [tag], entities: [pier], year: 1905 });
  member = await archive.aMember();
  await archive.aFavorite({ user: member, photo });
  await archive.signedIn(member);
  const trashed = await stored(archive.app.get(Storage), 'nobody names it');
  await archive.app.get(Storage).discard(trashed, '2026-11-25');
});
afterAll(async () => {
  await archive?.close();
  for (const database of databases) await database.drop();
  rmSync(root, { recursive: true, force: true });
});

async function stored(storage: Storage, content: string): Promise<string> {
  const staged = await storage.stage(Readable.from([Buffer.from(content)]));
  await staged.store();
  return staged.sha256;
}

interface Outcome {
  code: number;
  said: string;
}

function command(
  name: 'backup' | 'restore',
  args: string[],
  place: { DATABASE_URL: string; DATA_DIR: string } = archivePlace(),
): Promise<Outcome> {
  const script = join(packageRoot, `dist/backend/src/backup/${name}.main.js`);
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production', ...place };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, out, complaint) =>
      resolve({ code: error ? Number(error.code) : 0, said: `${out}${complaint}` }),
    );
  });
}

const archivePlace = (): { DATABASE_URL: string; DATA_DIR: string } => ({
  DATABASE_URL: config.databaseUrl ?? '',
  DATA_DIR: config.dataDir,
});

async function emptyPlace(): Promise<{ DATABASE_URL: string; DATA_DIR: string }> {
  const database = await anUnmigratedDatabase();
  databases.push(database);
  return { DATABASE_URL: database.url, DATA_DIR: folderNamed('restored') };
}

function storeIn(folder: string): FolderStore {
  const store = new FolderStore(folder);
  store.prepare();
  return store;
}

const backUp = (store: FolderStore, storage = archive.app.get(Storage), keep: number | null = null) =>
  makeBackup({ databaseUrl: config.databaseUrl!, storage, store, dataDir: config.dataDir, keep }, nothingSaid);

async function restoreInto(place: { DATABASE_URL: string; DATA_DIR: string }, store: FolderStore): Promise<Storage> {
  const backup = (await listBackups(store)).at(-1)!;
  const storage = new FileSystemStorage(place.DATA_DIR);
  const manifest = await readManifest(store, backup);
  await restoreBackup({ store, backup, manifest, databaseUrl: place.DATABASE_URL, storage }, nothingSaid);
  return storage;
}

async function connected<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const rowsOf = (url: string, sql: string): Promise<Record<string, unknown>[]> =>
  connected(url, async (client) => (await client.query<Record<string, unknown>>(sql)).rows);

/** The rows that a backup has, and those of the jobs without the queue's notes. */
async function keptRows(url: string): Promise<Record<string, unknown>> {
  const all = await connected(url, rowsByTable);
  const kept = Object.entries(all).filter(([name]) => tableContents[name] === 'rows' && name !== 'job_outbox');
  const jobs = await rowsOf(
    url,
    `select kind, subject, subject_id, version, done_version from job_outbox
    where kind <> 'served-files' order by 1, 2, 3`,
  );
  const counts = await rowsOf(
    url,
    `select status, years, sum(photos) from photo_counts_by_filter
    group by 1, 2 having sum(photos) <> 0 order by 1, 2`,
  );
  return { ...Object.fromEntries(kept), jobs, counts };
}

async function schemaOf(url: string): Promise<object> {
  const source = await new DataSource(databaseOptions(url, 1)).initialize();
  try {
    const enabled = await source.query<object[]>(
      'select tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2',
    );
    return { ...(await readCatalogue(source)), enabled };
  } finally {
    await source.destroy();
  }
}

const sequencesOf = (url: string): Promise<object[]> =>
  rowsOf(
    url,
    `select sequencename, last_value from pg_sequences where sequencename not in ('migrations_id_seq', 'job_versions') order by 1`,
  );

/** Every file below some folders with its content. */
function filesIn(dataDir: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const folder of ['originals', 'trash'])
    for (const entry of readdirSync(join(dataDir, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile() && entry.name !== 'index.jsonl')
        found.set(relative(dataDir, path), readFileSync(path).toString('base64'));
    }
  return found;
}

it('says of every table whether its rows are in a backup', async () => {
  const tables = Object.keys(await connected(config.databaseUrl!, rowsByTable));
  expect(Object.keys(tableContents).toSorted()).toEqual(tables.toSorted());
});

describe('a backup that is restored', () => {
  let place: { DATABASE_URL: string; DATA_DIR: string };
  let target: string;

  beforeAll(async () => {
    target = join(root, 'target');
    expect(await command('backup', [target])).toMatchObject({
      code: 0,
      said: expect.stringMatching(
        /The backup \d{8}T\d{6}Z in .*target has \d+ rows and 2 originals, .*2 of them copied/,
      ),
    });
    place = await emptyPlace();
    // As most services let their customers: the owner of one database, and no more.
    await connected(place.DATABASE_URL, async (client) => {
      await client.query(`do $$ begin
        create role archivist login password 'archivist'; exception when duplicate_object then null; end $$`);
      const [{ name }] = (await client.query<{ name: string }>('select current_database() as name')).rows as [
        { name: string },
      ];
      await client.query(`alter database ${name} owner to archivist; alter schema public owner to archivist`);
    });
    place.DATABASE_URL = place.DATABASE_URL.replace(/\/\/veduta:[^@]*@/, '//archivist:archivist@');
    expect(await command('restore', [target], place)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/The archive is there/),
    });
  });

  it('has the same rows in all tables, the same schema, and counts on where the archive was', async () => {
    expect(await keptRows(place.DATABASE_URL)).toEqual(await keptRows(config.databaseUrl!));
    expect(await schemaOf(place.DATABASE_URL)).toEqual(await schemaOf(config.databaseUrl!));
    expect(await sequencesOf(place.DATABASE_URL)).toEqual(await sequencesOf(config.databaseUrl!));
  });

  it('has the same originals, also those in the trash, each with the same content', () => {
    expect(filesIn(place.DATA_DIR)).toEqual(filesIn(config.dataDir));
    expect(filesIn(place.DATA_DIR).size).toBe(2);
  });

  it('signs nobody in again, and keeps its files from other users of the machine', async () => {
    expect(await rowsOf(config.databaseUrl!, 'select 1 from sessions')).not.toEqual([]);
    expect(await rowsOf(place.DATABASE_URL, 'select 1 from sessions')).toEqual([]);
    const mode = (path: string): string => (statSync(join(target, path)).mode & 0o777).toString(8);
    const backup = readdirSync(join(target, 'backups'))[0]!;
    expect([mode('backups'), mode('files'), mode(manifestName(backup)), mode(tableName(backup, 'users'))]).toEqual([
      '700',
      '700',
      '600',
      '600',
    ]);
  });

  it('serves its pictures again by itself', async () => {
    const restored = await startArchive({
      config: { databaseUrl: place.DATABASE_URL, dataDir: place.DATA_DIR, rateLimit: false },
    });
    try {
      const visitor = restored.visitor();
      const { body } = await visitor.get(`/api/photos/${photo.id}`);
      expect(body.title).toBe('Il molo');
      const picture = `${body.image.base}/320.jpg`;
      expect((await visitor.get(picture)).status).toBe(404);
      expect((await visitor.signIn(member)).status).toBe(200);
      const workers = await startWorkers(restored);
      await until(async () => (await restored.visitor().get(picture)).status === 200, 30_000);
      await workers.close();
      expect(await restored.aPhoto({ title: 'Dopo' })).toMatchObject({ id: expect.any(Number) });
    } finally {
      await restored.close();
    }
  });

  it('overwrites nothing', async () => {
    const again = await command('restore', [target], { ...place, DATA_DIR: folderNamed('again') });
    expect(again).toEqual({ code: 1, said: expect.stringMatching(/\nThe database is not empty .*\n$/) });
    const foreign = { ...(await emptyPlace()) };
    await new FileSystemStorage(foreign.DATA_DIR).claimFor('4f0e7a52-8f5d-4f6c-9d0d-0d3c5d2b1a11');
    expect(await command('restore', [target], foreign)).toEqual({
      code: 1,
      said: expect.stringMatching(/has the files of another archive/),
    });
  });
});

describe('the next backup', () => {
  it('copies only what is new, and --keep removes what no backup names any more', async () => {
    const store = storeIn(folderNamed('kept'));
    const storage = archive.app.get(Storage);
    const doomed = await stored(storage, 'to be taken down');
    expect((await backUp(store)).copied.files).toBe(3);
    await storage.remove(doomed);
    const late = await stored(storage, 'late');
    const second = await backUp(store);
    expect(second).toMatchObject({ copied: { files: 1, bytes: 4 }, removed: 0 });
    expect(await store.findSize(fileName(doomed))).not.toBeNull();

    expect((await backUp(store, storage, 2)).removed).toBe(1);
    expect(await store.findSize(fileName(doomed))).toBeNull();
    expect(await store.findSize(fileName(late))).toBe(4);
    expect(await listBackups(store)).toHaveLength(2);
    await storage.remove(late);
  });

  it('names what records name and nobody has, and keeps what an earlier backup has', async () => {
    const store = storeIn(folderNamed('lacking'));
    const storage = archive.app.get(Storage);
    const lost = await archive.aPhoto({ title: 'Lost', originalSha256: await stored(storage, 'lost later') });
    await backUp(store);
    await storage.remove(lost.originalSha256!);
    const never = await archive.aPhoto({ title: 'Never there' });
    const damaged = await archive.aPhoto({ title: 'Damaged', originalSha256: await stored(storage, 'whole') });
    const { originalSha256: sha256 } = damaged;
    writeFileSync(join(config.dataDir, 'originals', sha256!.slice(0, 2), sha256!.slice(2, 4), sha256!), 'other');

    const { code, said } = await command('backup', [store.place]);
    expect([code, said]).toEqual([
      3,
      expect.stringContaining(`The original ${sha256} is damaged, and not in the backup.`),
    ]);
    expect(said).toContain(`The original ${never.originalSha256} is missing, and not in the backup.`);
    expect(said).not.toContain(lost.originalSha256);
    const named: string[] = [];
    for await (const file of listFiles(store, (await listBackups(store)).at(-1)!)) named.push(file.sha256);
    expect(named).toContain(lost.originalSha256);
    for (const gone of [lost, never, damaged])
      await archive.database.query('delete from photos where id = $1', [gone.id]);
    await storage.remove(sha256!);
  });
});

describe('while the archive is written to', () => {
  /** Between two tables, and between rows and files. */
  class SlowStore extends FolderStore {
    meanwhile: (name: string) => Promise<void> = async () => undefined;

    override async write(name: string, content: Readable, sha256?: string): Promise<Measured> {
      await this.meanwhile(name);
      return super.write(name, content, sha256);
    }
  }

  it('a backup is of one moment, and has every file that its rows name', async () => {
    const storage = archive.app.get(Storage);
    const replaced = await archive.aPhoto({ title: 'Replaced', originalSha256: await stored(storage, 'first scan') });
    const store = new SlowStore(folderNamed('written'));
    store.prepare();
    let after: PhotoRow | undefined;
    store.meanwhile = async (name) => {
      // Before `favorites` and `photos` are read.
      if (name.endsWith('/entities.copy.gz')) {
        after = await archive.aPhoto({ title: 'Since', originalSha256: await stored(storage, 'since then') });
        await archive.aFavorite({ user: member, photo: after });
        await archive.database.query('update photos set original_sha256 = $2 where id = $1', [
          replaced.id,
          await stored(storage, 'second scan'),
        ]);
      }
    };
    /** The sweep moves the first scan into the trash while the files are read. */
    class UsedStorage extends FileSystemStorage {
      override async *list(): AsyncIterable<StoredContent> {
        await this.discard(replaced.originalSha256!, '2026-11-28');
        yield* super.list();
      }
    }
    const { manifest } = await backUp(store, new UsedStorage(config.dataDir));
    expect(manifest.files.lacking).toEqual([]);

    const place = await emptyPlace();
    const restored = await restoreInto(place, store);
    const titles = await rowsOf(place.DATABASE_URL, 'select title from photos order by 1');
    expect(titles.map(({ title }) => title)).toEqual(['Il molo', 'Replaced']);
    expect(await rowsOf(place.DATABASE_URL, 'select 1 from favorites')).toHaveLength(1);
    expect(await restored.putBack(replaced.originalSha256!)).toBe(true);
    for (const one of [replaced, after!]) await archive.database.query('delete from photos where id = $1', [one.id]);
  });

  it('no second backup of it is made', async () => {
    const store = new SlowStore(folderNamed('twice'));
    store.prepare();
    const refused: unknown[] = [];
    store.meanwhile = async (name) => {
      if (name.endsWith('/users.copy.gz'))
        await backUp(storeIn(folderNamed('other'))).catch((error: unknown) => refused.push(error));
    };
    await backUp(store);
    expect(refused).toEqual([expect.objectContaining({ message: 'Another backup of this archive is under way.' })]);
  });
});

describe('the backup of every night', () => {
  const nightly = (target: string): NightlyBackup => {
    const nightlyConfig = Object.assign(new Config(), config, { backup: { target, keep: 1 } });
    return new NightlyBackup(archive.database, archive.app.get(Storage), new JobOutbox(), nightlyConfig);
  };
  const nextIn = async (): Promise<number> => {
    const [job] = await rowsOf(
      config.databaseUrl!,
      `select extract(epoch from due_at - now()) / 3600 as hours from job_outbox where kind = 'backup'`,
    );
    return Number(job?.['hours']);
  };

  it('is made by the workers, keeps so many, and says in the administration and in metrics when it was', async () => {
    const target = folderNamed('nightly');
    await nightly(target).run();
    await nightly(target).run();
    expect(await listBackups(new FolderStore(target))).toHaveLength(1);
    expect(await nextIn()).toBeGreaterThan(0);
    const administrator = await archive.signedIn(await archive.anAdmin());
    const { backup } = (await administrator.get('/api/admin/system')).body;
    expect(backup).toEqual({ madeAt: expect.any(String), lacking: 0, failure: null, isNightly: false });
    expect(Date.now() - Date.parse(backup.madeAt)).toBeLessThan(60_000);
    expect((await archive.visitor().get('/metrics')).text).toMatch(/^veduta_backup_age_seconds \d/m);

    writeFileSync(join(root, 'no-folder'), '');
    await nightly(join(root, 'no-folder')).run();
    expect((await administrator.get('/api/admin/system')).body.backup).toMatchObject({
      madeAt: backup.madeAt,
      failure: expect.stringContaining('cannot be written'),
    });
    expect(await nextIn()).toBeLessThan(1.1);
    await archive.database.query('delete from job_outbox where kind = $1', ['backup']);
  });
});

describe('a backup that is killed', () => {
  it.each(['tables/photos.copy.gz', 'files/', 'manifest.json'])(
    'at %s is none, and the next one goes on',
    async (at) => {
      const store = storeIn(folderNamed('killed'));
      const first = await backUp(store);
      // The first one is complete; what is killed is the second.
      const arrived = await stored(archive.app.get(Storage), `arrived before ${at}`);
      const code = `
        import 'reflect-metadata';
        const from = (name) => import(${JSON.stringify(`${join(packageRoot, 'dist/backend/src')}/`)} + name);
        const { FolderStore } = await from('backup/folder-store.js');
        const { FileSystemStorage } = await from('platform/storage/file-system-storage.js');
        const { makeBackup } = await from('backup/make-backup.js');
        class Killed extends FolderStore {
          async write(name, content, sha256) {
            if (!name.includes(${JSON.stringify(at)})) return super.write(name, content, sha256);
            await super.write(name + '.draft', content);
            process.kill(process.pid, 'SIGKILL');
          }
        }
        const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, STORE } = process.env;
        await makeBackup({ databaseUrl, dataDir, storage: new FileSystemStorage(dataDir), store: new Killed(STORE), keep: null }, () => {});`;
      const env = { PATH: process.env['PATH'], ...archivePlace(), STORE: store.place };
      const signal = await new Promise((resolve) => {
        execFile(process.execPath, ['--input-type=module', '-e', code], { env }, (error) => resolve(error?.signal));
      });
      expect(signal).toBe('SIGKILL');
      expect(readdirSync(join(store.place, 'backups'))).toHaveLength(2);
      expect(await listBackups(store)).toEqual([first.name]);

      await backUp(store);
      expect(await listBackups(store)).toHaveLength(2);
      expect(readdirSync(join(store.place, 'backups')).toSorted()).toEqual(await listBackups(store));
      expect(readdirSync(join(store.place, 'tmp'))).toEqual([]);
      const named: string[] = [];
      for await (const file of listFiles(store, (await listBackups(store)).at(-1)!)) named.push(file.sha256);
      expect(named).toContain(arrived);
    },
  );
});

describe('a backup that cannot be used', () => {
  let store: FolderStore;
  let backup: string;

  beforeEach(async () => {
    store = storeIn(folderNamed('damaged'));
    ({ name: backup } = await backUp(store));
  });

  it.each([
    ['a table', () => tableName(backup, 'users')],
    ['an original', () => fileName(photo.originalSha256!)],
  ])('since %s is damaged is refused, and leaves the database empty', async (_, damaged) => {
    const path = join(store.place, damaged());
    const content = readFileSync(path);
    content[content.length >> 1]! ^= 1;
    writeFileSync(path, content);
    const place = await emptyPlace();
    await expect(restoreInto(place, store)).rejects.toThrow(
      `${damaged()} in ${store.place} is damaged: restore another backup`,
    );
    expect(await connected(place.DATABASE_URL, rowsByTable)).toEqual({});
  });

  it('of a later version, or that is not there, is refused', async () => {
    const path = join(store.place, manifestName(backup));
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as { migrations: string[] };
    const place = await emptyPlace();
    const missing = await command('restore', [store.place, '--backup', backupNameAt(new Date(0))], place);
    expect(missing).toEqual({ code: 1, said: expect.stringMatching(/^There is no backup 19700101T/) });
    writeFileSync(path, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, 'Tomorrow1999999999999'] }));
    await expect(restoreInto(place, store)).rejects.toThrow(/^The backup is of a later version of Veduta/);
    writeFileSync(path, JSON.stringify({ ...manifest, tables: [{ name: 'users"; drop table users', columns: [] }] }));
    await expect(restoreInto(place, store)).rejects.toThrow(/^The manifest of the backup .* is damaged/);
    expect(await connected(place.DATABASE_URL, rowsByTable)).toEqual({});
  });

  it('goes to no place that has the backups of another archive', async () => {
    const other = await aDatabase();
    databases.push(other);
    await connected(other.url, (client) =>
      client.query(`update archive_identity set archive_id = '4f0e7a52-8f5d-4f6c-9d0d-0d3c5d2b1a11'`),
    );
    const place = { DATABASE_URL: other.url, DATA_DIR: folderNamed('other') };
    expect(await command('backup', [store.place], place)).toEqual({
      code: 1,
      said: expect.stringMatching(/has the backups of another archive/),
    });
    expect((await command('backup', [join(store.place, 'archive-id')], place)).said).toMatch(
      /archive-id cannot be written \(EEXIST\)/,
    );
  });
});
