import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DocumentSources } from './document-sources.js';
import { type DocumentKind, documentKinds } from './search-document.js';
import { SearchEngine } from './search-engine.js';

const batchSize = 500;

/** Keeps the index in step with the records. Everything here may run twice, and beside changes of the records. */
@Injectable()
export class SearchIndex {
  constructor(
    private readonly dataSource: DataSource,
    private readonly engine: SearchEngine,
    private readonly sources: DocumentSources,
  ) {}

  /** What the work `index` does: puts the record's document, or removes it when the record is not public. */
  async update(kind: DocumentKind, id: number): Promise<void> {
    await this.inTurn(kind, 'shared', async (tx) => {
      const documents = await this.sources.get(kind).findDocuments([id], tx);
      if (documents.length > 0) await this.engine.put(documents);
      else await this.engine.remove(kind, [id]);
    });
  }

  /** Reads every public record of a kind again and removes what is public no more. Tells how many it has put so far. */
  async rebuild(kind: DocumentKind, onProgress: (done: number) => void = () => {}): Promise<void> {
    let done = 0;
    for (let after: number | null = 0; after !== null;) {
      const batch: { count: number; last: number | null } = await this.rebuildBatch(kind, after);
      done += batch.count;
      onProgress(done);
      after = batch.last;
    }
    await this.engine.tidy();
  }

  async rebuildAll(onProgress: (kind: DocumentKind, done: number) => void = () => {}): Promise<void> {
    for (const kind of documentKinds) await this.rebuild(kind, (done) => onProgress(kind, done));
  }

  /** See SearchEngine: for the night, and after many changes. */
  async tidy(): Promise<void> {
    await this.engine.tidy();
  }

  private rebuildBatch(kind: DocumentKind, after: number): Promise<{ count: number; last: number | null }> {
    return this.inTurn(kind, 'exclusive', async (tx) => {
      const source = this.sources.get(kind);
      const ids = await source.listIds({ after, limit: batchSize }, tx);
      const documents = ids.length > 0 ? await source.findDocuments(ids, tx) : [];
      const last = ids.length < batchSize ? null : (ids.at(-1) ?? null);
      await this.engine.put(documents);
      await this.engine.prune(kind, { after, upTo: last, keep: documents.map(({ id }) => id) });
      return { count: documents.length, last };
    });
  }

  /**
   * Between the reading of records and the writing of their documents nobody else may do the same: a rebuild would put a
   * document that it read before a change over the one that was made of the change.
   */
  private inTurn<T>(
    kind: DocumentKind,
    mode: 'shared' | 'exclusive',
    run: (tx: EntityManager) => Promise<T>,
  ): Promise<T> {
    return this.dataSource.transaction(async (tx) => {
      const lock = mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock';
      await tx.query(`select ${lock}(hashtext($1))`, [`search:${kind}`]);
      return run(tx);
    });
  }
}
