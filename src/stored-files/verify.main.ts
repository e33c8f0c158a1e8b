import 'reflect-metadata';
import { runProgram } from '../platform/process/run-program.js';

await runProgram(
  {
    usage: 'npm run verify [-- --part 1/30]',
    text: `Reads the originals that records name, and compares the content of each with its hash; with --part one of so many parts of
about the same size. A server may run. What has changed or is missing is named; put it back from a backup (docs/backup.md). The
workers verify a thirtieth every night, and what has changed shows in the administration, in /health/ready and in /metrics until
it is found intact. npm run files:check looks whether everything is there, and reads nothing.
Ends with 1 when something has changed or is missing.`,
    options: ['part'],
  },
  async ({ options }) => (await import('./verify-originals.js')).verifyOriginals(options.get('part')),
);
