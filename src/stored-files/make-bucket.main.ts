import { runProgram } from '../platform/process/run-program.js';

await runProgram(
  {
    usage: 'npm run bucket:make',
    text: 'Makes the bucket S3_BUCKET in the store that S3_ENDPOINT names, unless it is there: for a store of your own. It changes nothing else.',
  },
  async () => (await import('./make-bucket.js')).makeBucket(),
);
