import { type FileDifference, StoredFilesCheck } from '../photos/files/stored-files-check.js';
import { UnusedFiles } from '../photos/renditions/unused-files.js';
import { rebuildFiles } from './rebuild-files.js';
import { withStoredFiles } from './with-stored-files.js';
import { print } from '../platform/process/print.js';

const words: Record<FileDifference['is'], string> = {
  original_missing: 'its original is missing',
  original_in_trash: 'its original is in the trash (npm run files:restore-trash)',
  original_wrong_size: 'its original has another size',
  original_changed: 'its original has another content',
  served_missing: 'a served file is missing',
};

interface Options {
  /** Also compares the content of every original, not its size only. */
  readsContents: boolean;
  /** Prints one JSON document instead of lines. */
  json: boolean;
  /** Makes the missing served files afterwards. */
  rebuilds: boolean;
}

/** `npm run files:check`: compares the stored files with the records; the process ends with 1 when something differs. */
export const checkFiles = ({ readsContents, json, rebuilds }: Options): Promise<void> =>
  withStoredFiles(async (context) => {
    const differences: FileDifference[] = [];
    for await (const difference of context.get(StoredFilesCheck).findDifferences({ readsContents })) {
      const { is, record, id, sha256, address } = difference;
      differences.push(difference);
      if (!json) print(`${record} ${id}, ${address ?? sha256}: ${words[is]}`);
    }
    const { unused, erased, total } = await context.get(UnusedFiles).find();
    const unnamed = [...unused, ...erased];
    if (json) print(JSON.stringify({ differences, unused: unnamed, total }, null, 2));
    else for (const sha256 of unnamed) print(`${sha256}: no record uses it`);
    if (!json) print(`${total} contents are stored; ${differences.length} differences, ${unnamed.length} not used.`);
    if (rebuilds) return rebuildFiles(context, { onlyMissing: true }, json ? () => undefined : print);
    return differences.length + unnamed.length === 0;
  });
