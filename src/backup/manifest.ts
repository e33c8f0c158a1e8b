import { text } from 'node:stream/consumers';
import { OperatorError } from '../platform/operator-error.js';
import { type BackupStore } from './backup-store.js';
import { backupsFolder, isBackupName, manifestName } from './backup-names.js';
import { isSeal, type Seal } from './sealed-secrets.js';

/** Another number when a backup is written in a way that this code cannot read. */
export const backupFormat = 1;

/** A file that belongs to one backup alone. */
export interface WrittenFile {
  bytes: number;
  sha256: string;
}

/** The rows of a table in the text format of `COPY`, compressed with gzip. An empty one has no file. */
export interface BackedUpTable extends WrittenFile {
  name: string;
  rows: number;
  /** In the order of the file. Generated ones are left out. */
  columns: { name: string; type: string }[];
}

export interface BackedUpSequence {
  name: string;
  value: string;
  isCalled: boolean;
}

/** Secrets of the data folder, encrypted. */
export interface BackedUpSecrets extends WrittenFile {
  /** Of the files. */
  names: string[];
  seal: Seal;
}

export interface BackupManifest {
  format: number;
  archiveId: string;
  /** When all rows were as they are here, in ISO 8601. */
  at: string;
  /** Of Veduta. */
  version: string;
  /** Names of those that had run, in their order: the schema. */
  migrations: string[];
  baseLanguage: string;
  /** The other languages that the tables have columns for. */
  languages: string[];
  tables: BackedUpTable[];
  sequences: BackedUpSequence[];
  files: WrittenFile & {
    count: number;
    totalBytes: number;
    /** Contents that records name and that were not there, or not whole. */
    lacking: { sha256: string; is: 'missing' | 'damaged' }[];
  };
  /** Left out where the backup has none. */
  secrets?: BackedUpSecrets;
}

/** A line of the list of files. */
export interface BackedUpFile {
  sha256: string;
  bytes: number;
  /** The day on which it was moved into the trash; left out for what is in use. */
  trashed?: string;
}

/** What a command about a backup ends with. */
export const exitCodeOf = ({ files }: BackupManifest): 0 | 3 => (files.lacking.length > 0 ? 3 : 0);

/** The names of the complete backups, the oldest first. */
export async function listBackups(store: BackupStore): Promise<string[]> {
  const complete: string[] = [];
  for (const name of (await store.listFolders(backupsFolder)).filter(isBackupName).toSorted())
    if ((await store.findSize(manifestName(name))) !== null) complete.push(name);
  return complete;
}

/** @throws OperatorError when it is damaged, or of a version that writes backups differently */
export async function readManifest(store: BackupStore, backup: string): Promise<BackupManifest> {
  const manifest = asManifest(await text(await store.read(manifestName(backup))));
  if (manifest === null) throw new OperatorError(`The manifest of the backup ${backup} in ${store.place} is damaged.`);
  if (manifest.format > backupFormat)
    throw new OperatorError(
      `The backup ${backup} is of a later version of Veduta (${manifest.version}): use that one.`,
    );
  return manifest;
}

const plainName = /^[a-z_][a-z0-9_]{0,62}$/;

/** Null for what is none. Names of tables and columns become part of statements and paths, so they are plain. */
function asManifest(json: string): BackupManifest | null {
  let manifest: BackupManifest;
  try {
    manifest = JSON.parse(json) as BackupManifest;
    const names = [
      ...manifest.tables.flatMap(({ name, columns }) => [name, ...columns.map((column) => column.name)]),
      ...manifest.sequences.map(({ name }) => name),
    ];
    const isReadable = manifest.secrets === undefined || isSeal(manifest.secrets.seal);
    return Number.isInteger(manifest.format) && names.every((name) => plainName.test(name)) && isReadable
      ? manifest
      : null;
  } catch {
    return null;
  }
}
