import 'reflect-metadata';
import { UnusedFiles } from '../photos/renditions/unused-files.js';
import { print, runFilesCommand } from './run-files-command.js';

/** `npm run files:sweep`: what no record uses, and with `--yes` its removal. */
process.exitCode = await runFilesCommand({
  help: `npm run files:sweep [-- --yes]

Lists the stored contents that no record uses. With --yes their originals are moved into DATA_DIR/trash, from where
npm run files:restore-trash brings them back for 30 days, and the files that were made of them are deleted. The workers do the
same every night, unless there are more than 50 or 1 % of all: then this command is the way to confirm it.`,
  options: ['yes'],
  async run(context, { yes }) {
    const files = context.get(UnusedFiles);
    const { unused, erased, total } = await files.find();
    for (const sha256 of unused) print(`${sha256}: no record uses it`);
    for (const sha256 of erased) print(`${sha256}: must be erased, without the trash`);
    print(`${unused.length + erased.length} of ${total} stored contents are not used by any record.`);
    if (yes)
      print(`${await files.sweep({ isConfirmed: true })} removed; their originals are in the trash for 30 days.`);
    return yes || unused.length + erased.length === 0;
  },
});
