import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import type { BackupStore } from '../../src/backup/backup-store.js';
import { FolderStore } from '../../src/backup/folder-store.js';
import { type BackupPlan, type MadeBackup, makeBackup } from '../../src/backup/make-backup.js';
import { listBackups, readManifest } from '../../src/backup/manifest.js';
import { restoreBackup } from '../../src/backup/restore-backup.js';
import { findSecrets } from '../../src/backup/secrets.js';
import { tableContents } from '../../src/backup/table-contents.js';
import { Config } from '../../src/platform/config/config.js';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { packageRoot } from '../../src/platform/package-root.js';
import { FileSystemStorage } from '../../src/platform/storage/file-system-storage.js';
import { Storage } from '../../src/platform/storage/storage.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { ArchiveIdentity } from '../../src/records/archive-identity.js';
import { readCatalogue } from '../../tools/schema/catalogue.js';
import { startArchive, type TestArchive } from './archive.js';
import type { Account } from './factories.js';
import { anUnmigratedDatabase, type TestDatabase } from './database.js';
import { aPhotoWithFiles } from './removal-requests.js';
import { rowsByTable } from './rows-by-table.js';

/** For a spec that imports from here: a folder, and an archive with what a backup may get wrong, for the whole file. */
export let root: string;
export let archive: TestArchive;
export let config: Config;
export let photo: PhotoRow;
export let member: Account;
/** Dropped at the end. */
export const databases: TestDatabase[] = [];

export const folderNamed = (name: string): string => mkdtempSync(join(root, `${name}-`));

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

export async function stored(storage: Storage, content: string): Promise<string> {
  const staged = await storage.stage(Readable.from([Buffer.from(content)]));
  await staged.store();
  return staged.sha256;
}

interface Outcome {
  code: number;
  said: string;
}

/** Where an archive is, for a command. */
export type Place = Record<'DATABASE_URL' | 'DATA_DIR', string>;

/** @param place with further variables, where the command needs some */
export function command(
  name: 'backup' | 'restore',
  args: string[],
  place: Place & Record<string, string> = archivePlace(),
): Promise<Outcome> {
  const script = join(packageRoot, `dist/backend/src/backup/${name}.main.js`);
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production', MIN_FREE_DISK_MB: '0', ...place };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, out, complaint) =>
      resolve({ code: error ? Number(error.code) : 0, said: `${out}${complaint}` }),
    );
  });
}

export const archivePlace = (): Place => ({
  DATABASE_URL: config.databaseUrl ?? '',
  DATA_DIR: config.dataDir,
});

export async function emptyPlace(): Promise<Place> {
  const database = await anUnmigratedDatabase();
  databases.push(database);
  return { DATABASE_URL: database.url, DATA_DIR: folderNamed('restored') };
}

export function storeIn(folder: string): FolderStore {
  const store = new FolderStore(folder);
  store.prepare();
  return store;
}

export const backUp = (store: BackupStore, how: Partial<BackupPlan> = {}): Promise<MadeBackup> =>
  makeBackup(
    {
      databaseUrl: config.databaseUrl!,
      storage: archive.app.get(Storage),
      store,
      dataDir: config.dataDir,
      passphrase: null,
      keep: null,
      ...how,
    },
    nothingSaid,
  );

export async function restoreInto(
  place: Place,
  store: BackupStore,
  passphrase: string | null = null,
): Promise<Storage> {
  const backup = (await listBackups(store)).at(-1)!;
  const manifest = await readManifest(store, backup);
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = place;
  const secrets = passphrase === null ? null : await findSecrets({ store, dataDir }, { backup, manifest, passphrase });
  const storage = new FileSystemStorage(dataDir);
  await restoreBackup({ store, backup, manifest, databaseUrl, storage, dataDir, secrets }, nothingSaid);
  return storage;
}

export async function connected<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const rowsOf = (url: string, sql: string): Promise<Record<string, unknown>[]> =>
  connected(url, async (client) => (await client.query<Record<string, unknown>>(sql)).rows);

/** The rows that a backup has, and those of the jobs without the queue's notes. */
export async function backedUpRows(url: string): Promise<Record<string, unknown>> {
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

/** Without an order of the columns: those of the languages of a site stand before those that came after them. */
export async function schemaOf(url: string): Promise<object> {
  const source = await new DataSource(databaseOptions(url, 1)).initialize();
  try {
    const enabled = await source.query<object[]>(
      'select tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2',
    );
    const { columns, ...catalogue } = await readCatalogue(source);
    const byName = columns.map((column) => [`${column.table}.${column.name}`, column]);
    return { ...catalogue, columns: Object.fromEntries(byName), enabled };
  } finally {
    await source.destroy();
  }
}

export const sequencesOf = (url: string): Promise<object[]> =>
  rowsOf(
    url,
    `select sequencename, last_value from pg_sequences where sequencename not in ('migrations_id_seq', 'job_versions') order by 1`,
  );

/** Every file below some folders with its content. */
export function filesIn(dataDir: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const folder of ['originals', 'trash'])
    for (const entry of readdirSync(join(dataDir, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile() && entry.name !== 'index.jsonl')
        found.set(relative(dataDir, path), readFileSync(path).toString('base64'));
    }
  return found;
}
