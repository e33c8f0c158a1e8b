import 'reflect-metadata';
import { ContentUses } from '../photos/renditions/content-uses.js';
import { Storage } from '../platform/storage/storage.js';
import { print, runFilesCommand } from './run-files-command.js';

/** `npm run files:restore-trash`: puts originals back that the sweep has moved away. */
process.exitCode = await runFilesCommand({
  help: `npm run files:restore-trash [-- --all]

Puts the originals in DATA_DIR/trash back that a record of the database names; with --all every one. An original that no record
names goes to the trash again in the next night. Afterwards npm run files:rebuild -- --missing makes the served files of them.`,
  options: ['all'],
  async run(context, { all }) {
    const [storage, uses] = [context.get(Storage), context.get(ContentUses)];
    let [back, left] = [0, 0];
    for await (const { sha256 } of storage.listTrash())
      if ((all || (await uses.isUsed(sha256))) && (await storage.putBack(sha256))) back += 1;
      else left += 1;
    print(`${back} originals put back, ${left} left in the trash.`);
    return true;
  },
});
