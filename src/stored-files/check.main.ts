import 'reflect-metadata';
import type { FileDifference } from '../photos/files/stored-files-check.js';
import { StoredFilesCheck } from '../photos/files/stored-files-check.js';
import { UnusedFiles } from '../photos/renditions/unused-files.js';
import { rebuildFiles } from './rebuild-files.js';
import { print, runFilesCommand } from './run-files-command.js';

const words: Record<FileDifference['is'], string> = {
  original_missing: 'its original is missing',
  original_in_trash: 'its original is in the trash (npm run files:restore-trash)',
  original_wrong_size: 'its original has another size',
  original_changed: 'its original has another content',
  served_missing: 'a served file is missing',
};

/** `npm run files:check`: compares the stored files with the records; ends with 1 when something differs. */
process.exitCode = await runFilesCommand({
  help: `npm run files:check [-- --hash --json --rebuild]

Names the originals that are missing or have another size, the served files that are missing (photos, default covers, avatars,
audio guides, presentation video), and the stored contents that no record uses. It changes nothing, and a server may run.
--hash     also reads every original and compares its content, which takes long
--json     prints one JSON document
--rebuild  makes the missing served files afterwards, like npm run files:rebuild -- --missing
Ends with 1 when something differs.`,
  options: ['hash', 'json', 'rebuild'],
  async run(context, { hash, json, rebuild }) {
    const differences: FileDifference[] = [];
    for await (const difference of context.get(StoredFilesCheck).findDifferences({ readsContents: hash })) {
      const { is, record, id, sha256, address } = difference;
      differences.push(difference);
      if (!json) print(`${record} ${id}, ${address ?? sha256}: ${words[is]}`);
    }
    const { unused, erased, total } = await context.get(UnusedFiles).find();
    const unnamed = [...unused, ...erased];
    if (json) print(JSON.stringify({ differences, unused: unnamed, total }, null, 2));
    else for (const sha256 of unnamed) print(`${sha256}: no record uses it`);
    if (!json) print(`${total} contents are stored; ${differences.length} differences, ${unnamed.length} not used.`);
    if (rebuild) return rebuildFiles(context, { onlyMissing: true }, json ? () => undefined : print);
    return differences.length + unnamed.length === 0;
  },
});
