import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { MeilisearchApiError } from 'meilisearch';
import { DataSource } from 'typeorm';
import { OperatorError } from '../../platform/operator-error.js';
import { DocumentSources } from '../document-sources.js';
import { type DocumentKind, documentKinds, type SearchDocument } from '../search-document.js';
import { runAhead } from '../run-ahead.js';
import type { Difference } from '../search-differences.js';
import { createIndex, IndexWriter, replaceIndex } from './index-writer.js';
import { meilisearchDocument } from './meilisearch-document.js';
import { MeilisearchServer } from './meilisearch-server.js';
import { MeilisearchState } from './meilisearch-state.js';

/** Fewer, larger tasks take the server less time. */
const batchSize = 2_000;
/** Key of the advisory lock of whoever writes to the server: an arbitrary number that all processes share. */
const writeLock = 7_431_904;
const lockTimeoutMs = 600_000;

interface Rebuilding {
  kind: DocumentKind;
  writer: IndexWriter;
}

/**
 * Keeps the indexes of the Meilisearch server in sync with the records. One process at a time writes, so that of two versions
 * of a document the one that was read later is sent later. Every method may be repeated after an error.
 */
@Injectable()
export class MeilisearchIndex {
  constructor(
    private readonly dataSource: DataSource,
    private readonly server: MeilisearchServer,
    private readonly state: MeilisearchState,
    private readonly sources: DocumentSources,
  ) {}

  /**
   * Sends what has changed; makes an index first that does not exist, is empty, or was made with other settings. False when
   * another process is writing.
   * @throws MeilisearchError, see `isUnavailable`
   */
  async synchronize(signal: AbortSignal): Promise<boolean> {
    return this.locked(async () => {
      for (const kind of documentKinds) if (!(await this.isUsable(kind))) await this.rebuildKind(kind, { signal });
      await this.sendPending(signal);
    });
  }

  /**
   * Makes new indexes of all public records, while the former ones are searched and changed.
   * @throws OperatorError while another process writes for a long time
   */
  async rebuildAll(onProgress: (kind: DocumentKind, done: number) => void): Promise<void> {
    const signal = AbortSignal.timeout(24 * 3_600_000);
    const rebuild = async (): Promise<void> => {
      for (const kind of documentKinds)
        await this.rebuildKind(kind, { signal, onProgress: (done) => onProgress(kind, done) });
      await this.sendPending(signal);
    };
    for (const begun = Date.now(); !(await this.locked(rebuild)); await setTimeout(500))
      if (Date.now() - begun > lockTimeoutMs)
        throw new OperatorError('Another process has been writing to Meilisearch for ten minutes.');
  }

  /** Every document that is not what the records say; those that are pending are among them. */
  async *findDifferences(): AsyncGenerator<Difference> {
    for (const kind of documentKinds) {
      const stored = await this.findDigests(kind);
      const run = (ids: number[]): Promise<SearchDocument[]> =>
        this.sources.get(kind).findDocuments(ids, this.dataSource.manager);
      for await (const documents of runAhead(this.batches(kind), { atOnce: 2, run })) {
        for (const { id, digest } of documents.map(meilisearchDocument)) {
          const known = stored.get(id);
          if (known !== digest) yield { kind, id, is: known === undefined ? 'missing' : 'outdated' };
          stored.delete(id);
        }
      }
      for (const id of stored.keys()) yield { kind, id, is: 'superfluous' };
    }
  }

  /** An index that somebody has emptied is not. */
  private async isUsable(kind: DocumentKind): Promise<boolean> {
    const documents = await this.countDocuments(kind);
    if (documents === null || !(await this.state.isComplete(kind))) return false;
    return documents > 0 || (await this.state.countDocuments(kind)) === 0;
  }

  /** Null when the index does not exist. */
  private async countDocuments(kind: DocumentKind): Promise<number | null> {
    try {
      return (await this.server.changing.index(this.server.indexName(kind)).getStats()).numberOfDocuments;
    } catch (error) {
      if (error instanceof MeilisearchApiError && error.cause?.code === 'index_not_found') return null;
      throw error;
    }
  }

  private async rebuildKind(
    kind: DocumentKind,
    { signal, onProgress = () => {} }: { signal: AbortSignal; onProgress?: (done: number) => void },
  ): Promise<void> {
    const name = this.server.indexName(kind);
    const exists = (await this.countDocuments(kind)) !== null;
    const writer = await createIndex(this.server, `${name}_new`);
    let done = 0;
    for await (const ids of this.batches(kind)) {
      done += await writer.write(kind, ids, this.reading);
      onProgress(done);
      // Changes reach the former index while it is searched, and the new one after what was read before.
      await this.sendPending(signal, { kind, writer });
    }
    await writer.finish();
    await replaceIndex(this.server, { made: writer.name, name, exists });
    await this.state.setComplete(kind);
  }

  private async sendPending(signal: AbortSignal, rebuilding?: Rebuilding): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const pending = await this.state.listPending(batchSize);
      if (pending.length === 0) return;
      for (const kind of documentKinds) {
        const ids = pending.filter((change) => change.kind === kind).map(({ id }) => id);
        if (ids.length === 0) continue;
        const exists = (await this.countDocuments(kind)) !== null;
        const writers = [
          ...(exists ? [new IndexWriter(this.server, this.server.indexName(kind))] : []),
          ...(rebuilding?.kind === kind ? [rebuilding.writer] : []),
        ];
        for (const writer of writers) await writer.write(kind, ids, this.reading);
        for (const writer of writers) await writer.finish();
      }
      await this.state.removePending(pending);
    }
  }

  private get reading() {
    return { sources: this.sources, manager: this.dataSource.manager };
  }

  private async *batches(kind: DocumentKind): AsyncGenerator<number[]> {
    for (let after = 0; ;) {
      const ids = await this.sources.get(kind).listIds({ after, limit: batchSize }, this.dataSource.manager);
      if (ids.length > 0) yield ids;
      if (ids.length < batchSize) return;
      after = ids.at(-1) ?? after;
    }
  }

  private async findDigests(kind: DocumentKind): Promise<Map<number, string>> {
    const digests = new Map<number, string>();
    const limit = 5000;
    for (let offset = 0; ; offset += limit) {
      const { results } = await this.server.changing
        .index<{ id: number; digest: string }>(this.server.indexName(kind))
        .getDocuments({ fields: ['id', 'digest'], limit, offset });
      for (const { id, digest } of results) digests.set(id, digest);
      if (results.length < limit) return digests;
    }
  }

  /** False, without having run, while another process holds the lock. It ends with the connection, also after a crash. */
  private async locked(run: () => Promise<void>): Promise<boolean> {
    const runner = this.dataSource.createQueryRunner();
    try {
      const [{ locked }] = (await runner.query('select pg_try_advisory_lock($1) as locked', [writeLock])) as [
        { locked: boolean },
      ];
      if (!locked) return false;
      try {
        await run();
      } finally {
        await runner.query('select pg_advisory_unlock($1)', [writeLock]);
      }
      return true;
    } finally {
      await runner.release();
    }
  }
}
