import 'reflect-metadata';
import { runProgram } from '../platform/process/run-program.js';

await runProgram(
  {
    usage: 'npm run files:sweep [-- --yes]',
    text: `Lists the stored contents that no record uses. With --yes their originals are moved into DATA_DIR/trash, from where
npm run files:restore-trash brings them back for 30 days, and the files that were made of them are deleted. The workers do the
same every night, unless there are more than 50 or 1 % of all: then this command is the way to confirm it.`,
    switches: ['yes'],
  },
  async ({ switches }) => (await import('./sweep-files.js')).sweepFiles({ isConfirmed: switches.has('yes') }),
);
