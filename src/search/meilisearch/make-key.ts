import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type KeyCreation, Meilisearch } from 'meilisearch';
import type { Config } from '../../platform/config/config.js';
import { OperatorError } from '../../platform/operator-error.js';
import { keyFile } from './meilisearch-server.js';

/** What the archive does with its own indexes. */
const actions: KeyCreation['actions'] = ['search', 'documents.*', 'indexes.*', 'settings.*', 'stats.get', 'tasks.get'];

/**
 * Makes a key for the archive's own indexes by the master key, and stores it where the archive finds it. A key of that name
 * that exists is used again.
 * @throws OperatorError when it is not configured; MeilisearchError where the server cannot be used
 */
export async function makeKey({ meilisearch, meilisearchMasterKey, dataDir }: Config): Promise<void> {
  if (!meilisearch || !meilisearchMasterKey)
    throw new OperatorError('search:key needs MEILI_URL and MEILI_MASTER_KEY.');
  const { url: host, prefix } = meilisearch;
  const server = new Meilisearch({ host, apiKey: meilisearchMasterKey, timeout: 10_000 });
  const name = `Veduta ${prefix}`;
  const { results } = await server.getKeys({ limit: 1000 });
  const { key } =
    results.find((known) => known.name === name) ??
    (await server.createKey({ name, actions, indexes: [`${prefix}_*`], expiresAt: null }));
  const file = keyFile(dataDir);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, key, { mode: 0o600 });
}
