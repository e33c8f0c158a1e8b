import 'reflect-metadata';
import { runProgram } from '../platform/process/run-program.js';

await runProgram(
  {
    usage: 'npm run doctor',
    text: `Looks at the configuration, the files and their disk, the database, Redis, Meilisearch, the mail server, the clocks and the
public address, and says in a line each what is so and how to mend what is not. It changes nothing and sends nothing; the server
may be running or not. Ends with 1 when there is a problem.`,
  },
  async () => {
    const { examineInstallation } = await import('./examine-installation.js');
    // Not by the end of all that runs: a service that hangs would keep its connection, and so the command, open.
    process.exit((await examineInstallation()) ? 0 : 1);
  },
);
