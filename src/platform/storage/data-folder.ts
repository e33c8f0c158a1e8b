import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.js';
import { OperatorError, reasonOf } from '../operator-error.js';

/** The archive writes into these below `DATA_DIR`, each of which may be a disk of its own; what uses them makes those that are missing. */
const folders = ['originals', 'uploads', 'cache', 'trash', 'tmp', 'incoming'];

/** `DATA_DIR` and the folders in it that are there. */
export const dataFolders = (dataDir: string): string[] =>
  ['', ...folders].map((name) => join(dataDir, name)).filter((folder) => existsSync(folder));

/** At start, and before a command writes. @throws OperatorError where `DATA_DIR`, or a folder in it, cannot be written */
export function prepareDataFolder(dataDir: string): void {
  let folder = dataDir;
  try {
    makeFolder(dataDir);
    for (folder of dataFolders(dataDir)) accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new OperatorError(
      `The data folder ${folder} cannot be written (${reasonOf(error)}). Set DATA_DIR to one that can.`,
    );
  }
}
