import 'reflect-metadata';
import { print, runFilesCommand } from './run-files-command.js';
import { rebuildFiles } from './rebuild-files.js';

/** `npm run files:rebuild`: makes all served files anew. */
process.exitCode = await runFilesCommand({
  help: `npm run files:rebuild [-- --missing]

Makes the served files of all photos, default covers, avatars, audio guides and of the presentation video anew, from their
originals. With --missing only those that are not there, as after a backup was restored. A running server goes on meanwhile.
Ends with 1 when an original is missing or cannot be read.`,
  options: ['missing'],
  run: (context, { missing }) => rebuildFiles(context, { onlyMissing: missing }, print),
});
