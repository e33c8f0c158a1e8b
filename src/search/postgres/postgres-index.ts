import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DocumentSources } from '../document-sources.js';
import { runAhead } from '../run-ahead.js';
import { type DocumentKind, documentKinds } from '../search-document.js';
import type { Difference } from '../search-differences.js';
import { PostgresDocuments } from './postgres-documents.js';

const batchSize = 500;
/** While the database writes or compares batches, the next ones are read. */
const batchesAtOnce = 3;
/** Of each kind, to see how many documents differ. */
const sampleSize = 200;
/** The greatest integer of PostgreSQL: all ids. */
const idMax = 2_147_483_647;

/**
 * Keeps PostgreSQL's index in sync with the records. Every method may run twice, and at the same time as changes of the records:
 * each read has a version, and documents are ignored that have a lower version than the stored one. No locks are
 * held.
 */
@Injectable()
export class PostgresIndex {
  constructor(
    private readonly dataSource: DataSource,
    private readonly documents: PostgresDocuments,
    private readonly sources: DocumentSources,
  ) {}

  /** For the job `index`: puts the record's document, or removes it when the record is not public. */
  async update(kind: DocumentKind, id: number): Promise<void> {
    const version = await this.documents.nextVersion();
    const documents = await this.sources.get(kind).findDocuments([id], this.dataSource.manager);
    if (documents.length > 0) await this.documents.put(documents, { version });
    else await this.documents.remove(kind, [id], version);
  }

  /**
   * Indexes every public record of a kind again and removes all others. Writes nothing for records that are unchanged.
   * Reports the number of documents so far.
   */
  async rebuild(kind: DocumentKind, onProgress: (done: number) => void = () => {}): Promise<void> {
    await this.eachBatch(kind, (batch) => this.rebuildBatch(kind, batch), onProgress);
    await this.documents.tidy();
  }

  /**
   * The same for all kinds. Where most documents differ from the stored ones, a new index is made, which is then several
   * times faster than changing the documents one by one.
   * @throws OperatorError while another process makes a new index
   */
  async rebuildAll(onProgress: (kind: DocumentKind, done: number) => void = () => {}): Promise<void> {
    if (await this.isMostlyOutdated()) return this.refill(onProgress);
    for (const kind of documentKinds) await this.rebuild(kind, (done) => onProgress(kind, done));
  }

  /** See PostgresDocuments.tidy: run it every night, and after many changes. */
  async tidy(): Promise<void> {
    await this.documents.tidy();
  }

  /** Every document that is not what the records say, the photos first. */
  async *findDifferences(): AsyncGenerator<Difference> {
    for (const kind of documentKinds) {
      const run = (batch: Batch): Promise<Difference[]> => this.compareBatch(kind, batch);
      for await (const differences of runAhead(this.batches(kind), { atOnce: batchesAtOnce, run })) yield* differences;
    }
  }

  private async refill(onProgress: (kind: DocumentKind, done: number) => void): Promise<void> {
    await this.documents.refill(async (put) => {
      for (const kind of documentKinds)
        await this.eachBatch(
          kind,
          async ({ ids }) => {
            const documents = await this.sources.get(kind).findDocuments(ids, this.dataSource.manager);
            await put(documents);
            return documents.length;
          },
          (done) => onProgress(kind, done),
        );
    });
  }

  /** By a sample of all records. */
  private async isMostlyOutdated(): Promise<boolean> {
    let [sampled, stored] = [0, 0];
    for (const kind of documentKinds) {
      const source = this.sources.get(kind);
      const ids = await source.listIds({ after: 0, limit: idMax }, this.dataSource.manager);
      const step = Math.ceil(ids.length / sampleSize);
      const sample = ids.filter((_, n) => n % step === 0);
      const documents = await source.findDocuments(sample, this.dataSource.manager);
      sampled += documents.length;
      stored += await this.documents.countStored(documents);
    }
    return stored < sampled / 2;
  }

  /** Runs over the batches of a kind, several at once; `run` resolves with the number of documents. */
  private async eachBatch(
    kind: DocumentKind,
    run: (batch: Batch) => Promise<number>,
    onProgress: (done: number) => void,
  ): Promise<void> {
    let done = 0;
    for await (const count of runAhead(this.batches(kind), { atOnce: batchesAtOnce, run })) {
      done += count;
      onProgress(done);
    }
  }

  private async *batches(kind: DocumentKind): AsyncGenerator<Batch> {
    for (let after: number | null = 0; after !== null;) {
      const batch = await this.nextBatch(kind, after);
      yield batch;
      after = batch.upTo;
    }
  }

  private async compareBatch(kind: DocumentKind, { ids, after, upTo }: Batch): Promise<Difference[]> {
    const stored = await this.documents.listIds(kind, { after, upTo });
    const documents = await this.sources.get(kind).findDocuments(ids, this.dataSource.manager);
    const isPublic = new Set(documents.map(({ id }) => id));
    const unstored = await this.documents.findUnstored(documents);
    return [
      ...unstored.map(({ id, isMissing }): Difference => ({ kind, id, is: isMissing ? 'missing' : 'outdated' })),
      ...stored.filter((id) => !isPublic.has(id)).map((id): Difference => ({ kind, id, is: 'superfluous' })),
    ];
  }

  private async nextBatch(kind: DocumentKind, after: number): Promise<Batch> {
    const version = await this.documents.nextVersion();
    const ids = await this.sources.get(kind).listIds({ after, limit: batchSize }, this.dataSource.manager);
    return { version, ids, after, upTo: ids.length < batchSize ? null : (ids.at(-1) ?? null) };
  }

  /** The number of documents. */
  private async rebuildBatch(kind: DocumentKind, { version, ids, after, upTo }: Batch): Promise<number> {
    const documents = ids.length > 0 ? await this.sources.get(kind).findDocuments(ids, this.dataSource.manager) : [];
    await this.documents.put(documents, { version, skipUnchanged: true });
    await this.documents.prune(kind, { after, upTo, keep: documents.map(({ id }) => id) }, version);
    return documents.length;
  }
}

/** The ids of a rebuild's batch: all public ones above `after`, up to `upTo` (null: to the end). */
interface Batch {
  version: string;
  ids: number[];
  after: number;
  upTo: number | null;
}
