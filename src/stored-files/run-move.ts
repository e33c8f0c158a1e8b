import { readConfig } from '../platform/config/read-config.js';
import { OperatorError, reasonOf } from '../platform/operator-error.js';
import { type CommandArguments, oneOf } from '../platform/process/command-arguments.js';
import { print, printError } from '../platform/process/print.js';
import { makeStorage } from '../platform/storage/make-storage.js';
import { StorageAway } from '../platform/storage/storage.js';
import { FileMove } from './move-files.js';

/** As of a backup. */
const lacksOriginals = 3;

/**
 * `npm run storage:move -- --to s3|folder`. Needs no database: what is copied is what is stored.
 * @returns the exit code
 * @throws OperatorError for wrong arguments or configuration, and where one of the two cannot be used
 */
export async function runMove({ options }: CommandArguments): Promise<number> {
  const target = oneOf(options, 'to', ['s3', 'folder']);
  if (!target) throw new OperatorError('Say where the files go: npm run storage:move -- --to s3|folder');
  const config = readConfig();
  if (config.s3 === null) throw new OperatorError('S3_BUCKET is not set: there is no bucket to copy to, or from.');
  const [folder, bucket] = [await makeStorage({ ...config, s3: null }), await makeStorage(config)];
  const [from, to] = target === 's3' ? [folder, bucket] : [bucket, folder];
  print(`Copies the files in ${from.place} to ${to.place}.`);
  try {
    const { copied, damaged } = await new FileMove(from, to, print).run();
    if (damaged.length === 0) print(copied === 0 ? 'All files were there already.' : 'All files are there.');
    else
      printError(
        `${damaged.length} originals in ${from.place} are damaged and were left out; all others are there. Put them back from a backup (docs/backup.md), and run it again: it goes on.`,
      );
    return damaged.length === 0 ? 0 : lacksOriginals;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    if (error instanceof StorageAway) throw new OperatorError(`${error.message}. Run it again: it goes on.`);
    if (typeof (error as NodeJS.ErrnoException).code === 'string')
      throw new OperatorError(`The files cannot be copied (${reasonOf(error)}). Run it again: it goes on.`);
    throw error;
  }
}
