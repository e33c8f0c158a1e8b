import 'reflect-metadata';
import { runProgram } from './platform/process/run-program.js';

await runProgram(
  {
    usage: 'npm start',
    text: 'Serves the archive, with its workers and, without DATABASE_URL, with its own PostgreSQL. The environment configures it: see .env.example and docs/configuration.md.',
  },
  async () => (await import('./serve.js')).serve(),
);
