import 'reflect-metadata';
import { runProgram } from '../src/platform/process/run-program.js';

await runProgram(
  {
    usage: 'npm run start:workers',
    text: 'Runs the background jobs of the archive whose database is DATABASE_URL. The server starts a worker by itself unless WORKERS=off.',
  },
  async () => (await import('./work.js')).work(),
);
