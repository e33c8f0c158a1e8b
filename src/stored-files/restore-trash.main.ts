import 'reflect-metadata';
import { runProgram } from '../platform/process/run-program.js';

await runProgram(
  {
    usage: 'npm run files:restore-trash [-- --all]',
    text: `Puts the originals in DATA_DIR/trash back that a record of the database names; with --all every one. An original that no record
names goes to the trash again in the next night. Afterwards npm run files:rebuild -- --missing makes the served files of them.`,
    switches: ['all'],
  },
  async ({ switches }) => (await import('./restore-trash.js')).restoreTrash({ all: switches.has('all') }),
);
