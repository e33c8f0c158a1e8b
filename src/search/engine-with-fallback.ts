import type { MeilisearchGate } from './meilisearch/meilisearch-gate.js';
import { isUnavailable } from './meilisearch/meilisearch-server.js';
import { type Found, type Search, SearchEngine } from './search-engine.js';

/** Sends searches to Meilisearch; PostgreSQL answers those that it cannot. Both always have all documents. */
export class EngineWithFallback extends SearchEngine {
  constructor(
    private readonly engines: { meilisearch: SearchEngine; postgres: SearchEngine },
    private readonly gate: Pick<MeilisearchGate, 'isOpen' | 'close'>,
  ) {
    super();
  }

  /** A search that the server refuses is an error: another engine would only hide it. */
  override async find(search: Search): Promise<Found> {
    if (!this.gate.isOpen) return this.engines.postgres.find(search);
    try {
      return await this.engines.meilisearch.find(search);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      this.gate.close(error);
      return this.engines.postgres.find(search);
    }
  }
}
