import { Injectable } from '@nestjs/common';
import { PostgresIndex } from './postgres/postgres-index.js';
import type { Difference } from './search-differences.js';
import type { DocumentKind } from './search-document.js';

/** Keeps the search index in sync with the records. Every method may run twice, and while records are changed. */
@Injectable()
export class SearchIndex {
  constructor(private readonly postgres: PostgresIndex) {}

  /** For the job `index`: puts the record's document, or removes it when the record is not public. */
  update(kind: DocumentKind, id: number): Promise<void> {
    return this.postgres.update(kind, id);
  }

  /** Indexes every public record of a kind again and removes all others. */
  rebuild(kind: DocumentKind): Promise<void> {
    return this.postgres.rebuild(kind);
  }

  /**
   * Indexes all public records again. Reports the number of documents so far.
   * @throws OperatorError while another process makes a new index
   */
  rebuildAll(onProgress: (kind: DocumentKind, done: number) => void = () => {}): Promise<void> {
    return this.postgres.rebuildAll(onProgress);
  }

  /** Maintenance after many changes and every night. */
  tidy(): Promise<void> {
    return this.postgres.tidy();
  }

  /** Every document that is not what the records say. */
  findDifferences(): AsyncGenerator<Difference> {
    return this.postgres.findDifferences();
  }
}
