import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * A folder and those that it is in. Node's own way to make several never returns where a parent is a dangling symbolic link, for
 * instance to a disk that is not mounted.
 * @throws Error of the file system
 */
export function makeFolder(folder: string, mode?: number): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !statSync(folder).isDirectory()) throw error;
  }
}
