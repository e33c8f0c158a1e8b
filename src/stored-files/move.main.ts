import 'reflect-metadata';
import { runProgram } from '../platform/process/run-program.js';

await runProgram(
  {
    usage: 'npm run storage:move -- --to s3|folder',
    text: `Copies all files of the archive from the folder DATA_DIR to the bucket S3_BUCKET (--to s3), or from the bucket to the folder
(--to folder): originals, what is served of them, the trash, and the archive's id. A server may run; nothing is deleted where the
files were. What is there already in the same size is left as it is, so an interrupted run is gone on with by running it again. Every
copy is read again and compared by its hash. What arrives while it runs is copied by a further pass.

To the bucket: run this with S3_* set for the command only, set S3_* for the server and the workers, start them again, and run it
once more for what came in between. Back: the same with --to folder, then start them without S3_*.

Ends with 0 when all files are there, 3 when originals were damaged, which it names and leaves out, 1 after an error.`,
    options: ['to'],
  },
  async (given) => {
    process.exitCode = await (await import('./run-move.js')).runMove(given);
  },
);
