import 'reflect-metadata';
import { runProgram } from '../platform/process/run-program.js';

await runProgram(
  {
    usage: 'npm run files:rebuild [-- --missing]',
    text: `Makes the served files of all photos, default covers, avatars, audio guides and of the presentation video anew, from their
originals. With --missing only those that are not there, as after a backup was restored. A running server goes on meanwhile.
Ends with 1 when an original is missing or cannot be read.`,
    switches: ['missing'],
  },
  async ({ switches }) => {
    const [{ rebuildFiles }, { withStoredFiles }] = await Promise.all([
      import('./rebuild-files.js'),
      import('./with-stored-files.js'),
    ]);
    await withStoredFiles((context) => rebuildFiles(context, { onlyMissing: switches.has('missing') }, console.log));
  },
);
