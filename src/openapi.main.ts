import 'reflect-metadata';
import { runProgram } from './platform/process/run-program.js';

await runProgram(
  {
    usage: 'npm run openapi [-- --check]',
    text: 'Writes docs/openapi.json from the code. With --check it only fails when the committed one differs.',
    switches: ['check'],
  },
  async ({ switches }) => (await import('./write-openapi.js')).writeOpenApi({ onlyCheck: switches.has('check') }),
);
