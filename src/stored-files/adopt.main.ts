import 'reflect-metadata';
import { runProgram } from '../platform/process/run-program.js';

await runProgram(
  {
    usage: 'npm run files:adopt [-- --yes]',
    text: `Says whether the originals in DATA_DIR are those of the database. With --yes they become so, whosever they were: for a copy of
an archive with a database of its own, or to go on without originals that are lost. Their former archive refuses to start on
them afterwards. Do it only while no server of the other archive uses this folder.`,
    switches: ['yes'],
  },
  async ({ switches }) => (await import('./adopt-files.js')).adoptFiles({ isConfirmed: switches.has('yes') }),
);
