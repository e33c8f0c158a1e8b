import { Injectable } from '@nestjs/common';
import { MeilisearchIndex } from './meilisearch/meilisearch-index.js';
import { MeilisearchServer } from './meilisearch/meilisearch-server.js';
import { MeilisearchState } from './meilisearch/meilisearch-state.js';
import { PostgresIndex } from './postgres/postgres-index.js';
import type { Difference } from './search-differences.js';
import type { DocumentKind } from './search-document.js';

export type IndexEngine = 'PostgreSQL' | 'Meilisearch';

/**
 * Keeps the search indexes in sync with the records: PostgreSQL's always, and Meilisearch's where it is configured. Every
 * method may run twice, and while records are changed.
 */
@Injectable()
export class SearchIndex {
  constructor(
    private readonly postgres: PostgresIndex,
    private readonly meilisearch: MeilisearchIndex,
    private readonly server: MeilisearchServer,
    private readonly state: MeilisearchState,
  ) {}

  /** For the job `index`: puts the record's document, or removes it when the record is not public. */
  async update(kind: DocumentKind, id: number): Promise<void> {
    await this.postgres.update(kind, id);
    if (this.server.isConfigured) await this.state.add(kind, id);
  }

  /** Indexes every public record of a kind again in PostgreSQL and removes all others. */
  rebuild(kind: DocumentKind): Promise<void> {
    return this.postgres.rebuild(kind);
  }

  /**
   * Indexes all public records again. Reports the number of documents so far.
   * @throws OperatorError while another process makes a new index; MeilisearchError where the server cannot be used
   */
  async rebuildAll(
    onProgress: (kind: DocumentKind, done: number, engine: IndexEngine) => void = () => {},
  ): Promise<void> {
    await this.postgres.rebuildAll((kind, done) => onProgress(kind, done, 'PostgreSQL'));
    if (this.server.isConfigured)
      await this.meilisearch.rebuildAll((kind, done) => onProgress(kind, done, 'Meilisearch'));
  }

  /** Maintenance after many changes and every night. */
  tidy(): Promise<void> {
    return this.postgres.tidy();
  }

  /** Every document that is not what the records say. Changes that are under way are among them. */
  async *findDifferences(): AsyncGenerator<Difference & { engine: IndexEngine }> {
    for await (const difference of this.postgres.findDifferences()) yield { ...difference, engine: 'PostgreSQL' };
    if (!this.server.isConfigured) return;
    for await (const difference of this.meilisearch.findDifferences()) yield { ...difference, engine: 'Meilisearch' };
  }
}
