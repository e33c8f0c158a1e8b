import { runProgram } from '../src/platform/process/run-program.js';

await runProgram(
  {
    usage: 'npm run workers:health',
    text: 'Ends with 0 when a worker of this machine or container is alive, else with 1 and the reason. For health checks of containers.',
  },
  async () => (await import('./check-health.js')).checkHealth(),
);
