import 'reflect-metadata';
import { runProgram } from '../platform/process/run-program.js';

await runProgram(
  {
    usage: 'npm run upgrade:check',
    text: `Run it with a new version installed and before its first start, while the old one may still run. It says which migrations the
start will run and what each does to tables that have many rows, whether there is room for that, and whether there is a backup of
the last day. It changes nothing.
Ends with 0 when the start can come at any time, 3 when something should be done or waited for first, 1 when it would fail.`,
  },
  async () => {
    process.exitCode = await (await import('./check-upgrade.js')).examineUpgrade();
  },
);
