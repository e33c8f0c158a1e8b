import type { INestApplicationContext } from '@nestjs/common';
import { withArchive } from '../with-archive.js';
import { StoredFilesModule } from './stored-files.module.js';

/**
 * Runs a command of `npm run files:…`, beside a running server or without one.
 * @param work resolves with false when there is something to do for the operator: the process ends with 1 then
 * @throws OperatorError where there is no database
 */
export const withStoredFiles = (work: (context: INestApplicationContext) => Promise<boolean>): Promise<void> =>
  withArchive(StoredFilesModule, async (context) => {
    if (!(await work(context))) process.exitCode = 1;
  });
