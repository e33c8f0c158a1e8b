import { readConfig } from '../../platform/config/read-config.js';
import { withMeilisearch } from '../with-meilisearch.js';
import { makeKey } from './make-key.js';
import { keyFile } from './meilisearch-server.js';
import { print } from '../../platform/process/print.js';

/** `npm run search:key`. @throws OperatorError when Meilisearch cannot be used */
export async function makeStoredKey(): Promise<void> {
  const config = readConfig();
  await withMeilisearch(() => makeKey(config));
  print(`The key is in ${keyFile(config.dataDir)}.`);
}
