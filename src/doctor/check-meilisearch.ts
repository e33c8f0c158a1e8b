import type { Config } from '../platform/config/config.js';
import { reasonOfRequest } from '../platform/operator-error.js';
import { MeilisearchServer } from '../search/meilisearch/meilisearch-server.js';
import { advice, type Finding, ok, problem } from './finding.js';

/** Whether Meilisearch answers, and takes the key. */
export async function checkMeilisearch(config: Config): Promise<Finding[]> {
  const server = new MeilisearchServer(config);
  if (!server.isConfigured) return [ok('meilisearch', 'not used: searches go to the database')];
  try {
    await server.searching.health();
  } catch (error) {
    return [
      problem(
        'meilisearch',
        `the server of MEILI_URL does not answer (${reasonOfRequest(error)}); until it does, PostgreSQL searches`,
      ),
    ];
  }
  try {
    await server.searching.index(server.indexName('photo')).search('', { limit: 1 });
    return [ok('meilisearch', 'it answers, and takes the key')];
  } catch (error) {
    if (reasonOfAnswer(error) === 'index_not_found')
      return [advice('meilisearch', 'it answers, and has no index of this archive yet: the server makes it')];
    return [
      problem('meilisearch', `it refuses the search (${reasonOfRequest(error)}): make a key with npm run search:key`),
    ];
  }
}

const reasonOfAnswer = (error: unknown): unknown => (Object(error) as { cause?: { code?: unknown } }).cause?.code;
