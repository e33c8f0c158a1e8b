import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { OperatorError } from '../platform/operator-error.js';
import { packageRoot } from '../platform/package-root.js';
import type { Storage } from '../platform/storage/storage.js';
import { UnnamedFile } from '../platform/storage/unnamed-file.js';
import { namedContents } from '../records/named-contents.js';
import { archiveIdName, backupNameAt, backupsFolder, isBackupName, manifestName } from './backup-names.js';
import type { BackupStore } from './backup-store.js';
import { recordBackup } from './backup-state.js';
import { dumpDatabase } from './database-dump.js';
import { type Copied, FileCopies } from './file-copies.js';
import { backupFormat, type BackupManifest, listBackups } from './manifest.js';
import { keepNewest } from './keep-newest.js';
import { writeSecrets } from './secrets.js';

/** Key of the advisory lock that a backup holds: an arbitrary number that all machines share. */
const backupLock = 7_431_905;
const undefinedTable = '42P01';

export interface BackupPlan {
  databaseUrl: string;
  /** The originals. */
  storage: Storage;
  store: BackupStore;
  /** For temporary files: `DATA_DIR`. */
  dataDir: string;
  /** Whether it begins anew in a place that has had backups. */
  isNew?: boolean;
  /** Encrypts the secrets of `dataDir`; null: they are left out. */
  passphrase: string | null;
  /** How many backups stay, with this one; null: all. */
  keep: number | null;
}

export interface MadeBackup {
  name: string;
  manifest: BackupManifest;
  /** What the store did not have yet. */
  copied: Copied;
  /** How many earlier backups were removed. */
  removed: number;
}

/**
 * Makes a backup of a running archive, or of one that does not run: all rows as they are at one moment, then the originals, of
 * which the store lacks only those that came since the last backup. What is stored before a row names it is there when the
 * files are read, since nothing is deleted at once; so every content that a row of the backup names is in the backup. The
 * manifest is written last; what an interrupted backup has left is removed by the next one, but for its originals, which that
 * one needs no more to copy. docs/adr/0079
 * @throws OperatorError when another backup of this archive is under way, or the store has those of another archive
 */
export async function makeBackup(plan: BackupPlan, report: (line: string) => void): Promise<MadeBackup> {
  const client = new Client({ connectionString: plan.databaseUrl, keepAlive: true, application_name: 'veduta backup' });
  // A connection that is lost while files are copied: the next statement fails.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ isFree: boolean }>('select pg_try_advisory_lock($1) as "isFree"', [
      backupLock,
    ]);
    if (!rows[0]?.isFree) throw new OperatorError('Another backup of this archive is under way.');
    return await lockedBackup(client, plan, report);
  } finally {
    await client.end();
  }
}

async function lockedBackup(client: Client, plan: BackupPlan, report: (line: string) => void): Promise<MadeBackup> {
  const { store, keep } = plan;
  await claim(client, plan);
  await clearInterrupted(store);
  const name = await freeName(store);
  const written = await write(client, name, plan, report);
  const removed = keep === null ? 0 : await keepNewest(store, keep);
  await recordBackup(client, written.manifest, store.place);
  return { ...written, name, removed };
}

/**
 * @throws OperatorError for a store with the backups of another archive, whose files would be removed, and for one that has had
 *   backups and is empty now: whatever lies beneath a disk that is not mounted would be filled
 */
async function claim(client: Client, { store, isNew = false }: BackupPlan): Promise<void> {
  const id = await findArchiveId(client);
  if (id === null) throw new OperatorError('There is no archive to back up: start it once.');
  if ((await store.findSize(archiveIdName)) === null) {
    if (!isNew) await refuseEmptied(client, store);
    await store.write(archiveIdName, Readable.from([Buffer.from(id)]));
  } else if ((await text(await store.read(archiveIdName))).trim() !== id)
    throw new OperatorError(`${store.place} has the backups of another archive: give this one a place of its own.`);
}

async function refuseEmptied(client: Client, { place }: BackupStore): Promise<void> {
  const { rows } = await client.query<{ madeAt: Date }>(
    'select made_at as "madeAt" from backup_targets where place = $1',
    [place],
  );
  if (rows[0])
    throw new OperatorError(
      `${place} had a backup of ${rows[0].madeAt.toISOString().slice(0, 10)}, and has none now: is its disk mounted? To begin anew there, run npm run backup with --new.`,
    );
}

async function findArchiveId(client: Client): Promise<string | null> {
  try {
    const { rows } = await client.query<{ id: string | null }>('select archive_id as id from archive_identity');
    return rows[0]?.id ?? null;
  } catch (error) {
    if ((error as { code?: unknown }).code === undefinedTable) return null;
    throw error;
  }
}

async function clearInterrupted(store: BackupStore): Promise<void> {
  await store.clearDrafts();
  const complete = new Set(await listBackups(store));
  for (const name of (await store.listFolders(backupsFolder)).filter(isBackupName))
    if (!complete.has(name)) await store.removeFolder(`${backupsFolder}/${name}`);
}

/** One a second. */
async function freeName(store: BackupStore): Promise<string> {
  for (;;) {
    const name = backupNameAt(new Date());
    if ((await store.findSize(manifestName(name))) === null) return name;
    await setTimeout(100);
  }
}

async function write(
  client: Client,
  name: string,
  { storage, store, dataDir, passphrase }: BackupPlan,
  report: (line: string) => void,
): Promise<Pick<MadeBackup, 'manifest' | 'copied'>> {
  const scratch = join(dataDir, 'tmp');
  await mkdir(scratch, { recursive: true });
  const [names, list] = [await UnnamedFile.open(scratch), await UnnamedFile.open(scratch)];
  try {
    const dump = await dumpDatabase(client, store, name, names);
    const rowCount = dump.tables.reduce((sum, { rows }) => sum + rows, 0);
    report(`${rowCount} rows of ${dump.tables.length} tables are written, as they were at ${dump.at}.`);
    const copies = new FileCopies(storage, store, report);
    const files = await copies.run(name, { list, names }, (contents) => stillNamed(client, contents));
    const owner = { backup: name, archiveId: dump.archiveId };
    const secrets = passphrase === null ? null : await writeSecrets({ dataDir, passphrase, store }, owner);
    const manifest: BackupManifest = { format: backupFormat, version, ...dump, files, ...(secrets && { secrets }) };
    await store.write(manifestName(name), Readable.from([Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)]));
    return { manifest, copied: copies.copied };
  } finally {
    await Promise.all([names.close(), list.close()]);
  }
}

/** What was erased since the rows were read is not missing. */
async function stillNamed(client: Client, contents: string[]): Promise<string[]> {
  if (contents.length === 0) return [];
  const { rows } = await client.query<{ sha256: string }>(
    `select sha256 from (${namedContents}) named where sha256 = any($1) order by 1`,
    [contents],
  );
  return rows.map(({ sha256 }) => sha256);
}

const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string };
