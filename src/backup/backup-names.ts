import { originalName } from '../platform/storage/stored-names.js';

/** What a store of backups has: the contents of files once for all backups, and a folder for each backup. */
export const filesFolder = 'files';
export const backupsFolder = 'backups';

export const fileName = (sha256: string): string => `${filesFolder}/${originalName(sha256)}`;

/** A backup is named after its time in UTC: `20261129T030000Z` (ISO 8601, basic format). */
export const isBackupName = (name: string): boolean => /^\d{8}T\d{6}Z$/.test(name);

export const backupNameAt = (time: Date): string => `${time.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Written last: a backup without it is none. */
export const manifestName = (backup: string): string => `${backupsFolder}/${backup}/manifest.json`;
export const fileListName = (backup: string): string => `${backupsFolder}/${backup}/files.jsonl.gz`;
export const secretsName = (backup: string): string => `${backupsFolder}/${backup}/secrets`;
export const tableName = (backup: string, table: string): string =>
  `${backupsFolder}/${backup}/tables/${table}.copy.gz`;

/** The archive whose backups these are. */
export const archiveIdName = 'archive-id';
