import { UnusedFiles } from '../photos/renditions/unused-files.js';
import { withStoredFiles } from './with-stored-files.js';
import { print } from '../platform/process/print.js';

/** `npm run files:sweep`: names what no record uses, and removes it when that is confirmed. */
export const sweepFiles = ({ isConfirmed }: { isConfirmed: boolean }): Promise<void> =>
  withStoredFiles(async (context) => {
    const files = context.get(UnusedFiles);
    const { unused, erased, total } = await files.find();
    for (const sha256 of unused) print(`${sha256}: no record uses it`);
    for (const sha256 of erased) print(`${sha256}: must be erased, without the trash`);
    print(`${unused.length + erased.length} of ${total} stored contents are not used by any record.`);
    if (isConfirmed)
      print(`${await files.sweep({ isConfirmed })} removed; their originals are in the trash for 30 days.`);
    return isConfirmed || unused.length + erased.length === 0;
  });
