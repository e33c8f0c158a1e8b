import { Client } from 'pg';
import { defaultLanguage } from '../contract/languages.js';
import { assertEmpty, migrate } from '../migrations/migrate.js';
import { inParallel } from '../platform/in-parallel.js';
import { OperatorError } from '../platform/operator-error.js';
import type { Storage } from '../platform/storage/storage.js';
import { fileName } from './backup-names.js';
import { asDamage, type BackupStore, DamagedContent } from './backup-store.js';
import { loadDatabase } from './database-load.js';
import { listFiles } from './file-list.js';
import { putBackSecrets, type Secrets } from './secrets.js';
import type { BackedUpFile, BackupManifest } from './manifest.js';

const copiesAtOnce = 4;
const reportedEveryMs = 5000;

export interface Restoration {
  store: BackupStore;
  backup: string;
  manifest: BackupManifest;
  databaseUrl: string;
  storage: Storage;
  /** Where secrets are put back. */
  dataDir: string;
  /** Null: they are not. */
  secrets: Secrets | null;
}

/**
 * Brings an archive back from a backup: the originals first, of which those that are there already stay, then all rows in one
 * transaction. After an interruption it is run again, and goes on. What is served is made again by the workers.
 * @throws OperatorError when the database is not empty, the files are another archive's, or the backup is damaged
 */
export async function restoreBackup(restoration: Restoration, report: (line: string) => void): Promise<void> {
  const { store, manifest, databaseUrl } = restoration;
  if (manifest.baseLanguage !== defaultLanguage)
    throw new OperatorError(`The base language of this archive is ${manifest.baseLanguage}: set BASE_LANGUAGE.`);
  await sayingDamage(store, () => restoreContents(restoration, report));
  await migrate(databaseUrl, report);
  await tidy(databaseUrl);
}

/** @throws OperatorError in place of DamagedContent */
export async function sayingDamage<Result>({ place }: BackupStore, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DamagedContent)) throw error;
    throw new OperatorError(`${error.message} in ${place} is damaged: restore another backup (--list names them).`);
  }
}

/** What can be refused is looked at before anything is written. */
async function restoreContents(restoration: Restoration, report: (line: string) => void): Promise<void> {
  const { store, backup, manifest, databaseUrl, storage, dataDir, secrets } = restoration;
  await assertEmpty(databaseUrl);
  const id = await storage.claimFor(manifest.archiveId);
  if (id !== manifest.archiveId)
    throw new OperatorError(`${storage.place} has the files of another archive: restore into a place of its own.`);
  await restoreFiles(restoration, report);
  const names = secrets === null ? [] : await putBackSecrets(dataDir, secrets);
  if (names.length > 0) report(`Secrets that are back: ${names.join(', ')}.`);
  if (manifest.secrets && secrets === null)
    report(`Secrets in the backup, which need BACKUP_PASSPHRASE, are not back: ${manifest.secrets.names.join(', ')}.`);
  await loadDatabase(databaseUrl, store, backup, manifest);
}

async function restoreFiles(
  { store, backup, manifest, storage }: Restoration,
  report: (line: string) => void,
): Promise<void> {
  let [done, reportedAt] = [0, Date.now()];
  await inParallel(listFiles(store, backup), copiesAtOnce, async (file) => {
    await restoreFile(file, store, storage);
    done += 1;
    if (Date.now() - reportedAt < reportedEveryMs) return;
    reportedAt = Date.now();
    report(`${done} of ${manifest.files.count} originals are there …`);
  });
}

async function restoreFile(
  { sha256, bytes, trashed }: BackedUpFile,
  store: BackupStore,
  storage: Storage,
): Promise<void> {
  if ((await storage.findOriginalSize(sha256)) === bytes) return;
  const name = fileName(sha256);
  const content = await store.read(name).catch((error: unknown) => {
    throw asDamage(error, name);
  });
  const staged = await storage.stage(content);
  try {
    if (staged.sha256 !== sha256) throw new DamagedContent(name);
    await staged.store();
  } finally {
    await staged.discard();
  }
  if (trashed) await storage.discard(sha256, trashed);
}

/** Lists are read from indexes alone only where a table is known to have no other versions of its rows. */
async function tidy(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}
