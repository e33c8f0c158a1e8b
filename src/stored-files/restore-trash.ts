import { ContentUses } from '../photos/renditions/content-uses.js';
import { Storage } from '../platform/storage/storage.js';
import { withStoredFiles } from './with-stored-files.js';
import { print } from '../platform/process/print.js';

/** `npm run files:restore-trash`: puts back the originals that a record names, or all of them. */
export const restoreTrash = ({ all }: { all: boolean }): Promise<void> =>
  withStoredFiles(async (context) => {
    const [storage, uses] = [context.get(Storage), context.get(ContentUses)];
    let [back, left] = [0, 0];
    for await (const { sha256 } of storage.listTrash())
      if ((all || (await uses.isUsed(sha256))) && (await storage.putBack(sha256))) back += 1;
      else left += 1;
    print(`${back} originals put back, ${left} left in the trash.`);
    return true;
  });
