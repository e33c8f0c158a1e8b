import { operateKey } from './make-key.js';

/** `npm run search:key`: makes the key with which the archive uses Meilisearch, see README. */
process.exitCode = await operateKey(console);
