import 'reflect-metadata';
import { runProgram } from '../platform/process/run-program.js';

await runProgram(
  {
    usage: 'npm run files:check [-- --hash --json --rebuild]',
    text: `Names the originals that are missing or have another size, the served files that are missing (photos, default covers, avatars,
audio guides, presentation video), and the stored contents that no record uses. It changes nothing, and a server may run.
--hash     also reads every original and compares its content, which takes long
--json     prints one JSON document
--rebuild  makes the missing served files afterwards, like npm run files:rebuild -- --missing
Ends with 1 when something differs.`,
    switches: ['hash', 'json', 'rebuild'],
  },
  async ({ switches }) =>
    (await import('./check-files.js')).checkFiles({
      readsContents: switches.has('hash'),
      json: switches.has('json'),
      rebuilds: switches.has('rebuild'),
    }),
);
