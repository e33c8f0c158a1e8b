import { readConfig } from '../../platform/config/read-config.js';
import { runProgram } from '../../platform/process/run-program.js';
import { withMeilisearch } from '../with-meilisearch.js';
import { makeKey } from './make-key.js';
import { keyFile } from './meilisearch-server.js';

await runProgram(
  {
    usage: 'npm run search:key',
    text: 'Makes the key with which the archive uses Meilisearch, by MEILI_URL and MEILI_MASTER_KEY, and stores it under DATA_DIR.',
  },
  async () => {
    const config = readConfig();
    await withMeilisearch(() => makeKey(config));
    console.log(`The key is in ${keyFile(config.dataDir)}.`);
  },
);
