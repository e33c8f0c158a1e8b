import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DocumentSources } from './document-sources.js';
import { type DocumentKind, documentKinds } from './search-document.js';
import { SearchEngine } from './search-engine.js';

const batchSize = 500;

/**
 * Keeps the index in step with the records. Everything here may run twice, and beside changes of the records: what was read
 * earlier is put under a lower version, and the engine leaves alone what was read later. Nothing is held meanwhile.
 */
@Injectable()
export class SearchIndex {
  constructor(
    private readonly dataSource: DataSource,
    private readonly engine: SearchEngine,
    private readonly sources: DocumentSources,
  ) {}

  /** What the job `index` does: puts the record's document, or removes it when the record is not public. */
  async update(kind: DocumentKind, id: number): Promise<void> {
    const version = await this.engine.nextVersion();
    const documents = await this.sources.get(kind).findDocuments([id], this.dataSource.manager);
    if (documents.length > 0) await this.engine.put(documents, version);
    else await this.engine.remove(kind, [id], version);
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
