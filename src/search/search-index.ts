import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DocumentSources } from './document-sources.js';
import { type DocumentKind, documentKinds } from './search-document.js';
import { SearchEngine } from './search-engine.js';

const batchSize = 500;

/**
 * Keeps the index in sync with the records. Every method may run twice, and at the same time as changes of the records:
 * each read has a version, and the engine ignores documents with a lower version than the stored one. No locks are
 * held.
 */
@Injectable()
export class SearchIndex {
  constructor(
    private readonly dataSource: DataSource,
    private readonly engine: SearchEngine,
    private readonly sources: DocumentSources,
  ) {}

  /** For the job `index`: puts the record's document, or removes it when the record is not public. */
  async update(kind: DocumentKind, id: number): Promise<void> {
    const version = await this.engine.nextVersion();
    const documents = await this.sources.get(kind).findDocuments([id], this.dataSource.manager);
    if (documents.length > 0) await this.engine.put(documents, version);
    else await this.engine.remove(kind, [id], version);
  }

  /** Indexes every public record of a kind again and removes all others. Reports the number of documents so far. */
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

  /** See SearchEngine.tidy: run it every night, and after many changes. */
  async tidy(): Promise<void> {
    await this.engine.tidy();
  }

  private async rebuildBatch(kind: DocumentKind, after: number): Promise<{ count: number; last: number | null }> {
    const version = await this.engine.nextVersion();
    const { manager } = this.dataSource;
    const source = this.sources.get(kind);
    const ids = await source.listIds({ after, limit: batchSize }, manager);
    const documents = ids.length > 0 ? await source.findDocuments(ids, manager) : [];
    const last = ids.length < batchSize ? null : (ids.at(-1) ?? null);
    await this.engine.put(documents, version);
    await this.engine.prune(kind, { after, upTo: last, keep: documents.map(({ id }) => id) }, version);
    return { count: documents.length, last };
  }
}
