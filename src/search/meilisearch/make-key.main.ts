import { runProgram } from '../../platform/process/run-program.js';

await runProgram(
  {
    usage: 'npm run search:key',
    text: 'Makes the key with which the archive uses Meilisearch, by MEILI_URL and MEILI_MASTER_KEY, and stores it under DATA_DIR.',
  },
  async () => (await import('./make-stored-key.js')).makeStoredKey(),
);
