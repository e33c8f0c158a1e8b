import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { OperatorError } from '../platform/operator-error.js';
import { isDraftName } from '../platform/storage/stored-names.js';
import { archiveIdName, backupsFolder, filesFolder, isBackupName } from './backup-names.js';

/** Where files are until they are complete. */
export const draftsFolder = 'tmp';

/** What backups put into each of their folders, with the first part of the paths of contents. */
const ownNames: Record<string, (name: string) => boolean> = {
  [backupsFolder]: isBackupName,
  [filesFolder]: (name) => /^[0-9a-f]{2}$/.test(name),
  [draftsFolder]: isDraftName,
};

/**
 * What is in these folders is removed and closed to other users.
 * @throws OperatorError for a place in the archive's own folder, and for one that has other things where backups put theirs
 */
export function assertOwnFolder(place: string, dataDir: string): void {
  if (isWithin(place, dataDir))
    throw new OperatorError(`${place} is in DATA_DIR, and lost with it: name a folder outside, best on another disk.`);
  if (existsSync(join(place, archiveIdName))) return;
  for (const [folder, isOwn] of Object.entries(ownNames)) {
    const path = join(place, folder);
    if (existsSync(path) && !readdirSync(path).every(isOwn))
      throw new OperatorError(`${path} has other files, not those of backups: name a folder for backups alone.`);
  }
}

/** Whether a path is that of a folder or leads into it, whatever links are on the way. Neither need exist. */
const isWithin = (path: string, folder: string): boolean => `${real(path)}${sep}`.startsWith(`${real(folder)}${sep}`);

function real(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  return dirname(path) === path ? path : join(real(dirname(path)), path.slice(dirname(path).length));
}
