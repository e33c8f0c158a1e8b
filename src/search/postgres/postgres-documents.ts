import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { withoutTimeLimit } from '../../platform/database/without-time-limit.js';
import type { DocumentKind, SearchDocument } from '../search-document.js';
import { documentRow } from './document-row.js';
import { countStored, countWords, findUnstored, putDocuments } from './put-documents.js';
import { refillIndex } from './refill-index.js';

/**
 * The stored documents of PostgreSQL's index. Putting and removing are idempotent.
 *
 * A version marks when records were read. Documents that were read earlier never replace those that were read later, in
 * whatever order they arrive; the default version is now.
 */
@Injectable()
export class PostgresDocuments {
  constructor(private readonly dataSource: DataSource) {}

  /** Must be called before the records are read. */
  async nextVersion(): Promise<string> {
    const [drawn] = await this.dataSource.query<[{ version: string }]>(`select nextval('search_version') as version`);
    return drawn.version;
  }

  /**
   * With `skipUnchanged`, documents that are stored with the same content keep their version. Only a rebuild may say so:
   * what a change has put must have the version of that change, or an older read could be put after it.
   */
  async put(
    documents: SearchDocument[],
    { version, skipUnchanged = false }: { version?: string; skipUnchanged?: boolean } = {},
  ): Promise<void> {
    if (documents.length === 0) return;
    const rows = JSON.stringify(documents.map(documentRow));
    await this.dataSource.transaction(async (tx) => {
      // A later commit, such as that of the job, makes this one durable too, before anybody is notified.
      await tx.query('set local synchronous_commit = off');
      await tx.query(putDocuments, [rows, version ?? null, skipUnchanged]);
    });
  }

  /** How many of these documents are stored with the same content. */
  async countStored(documents: SearchDocument[]): Promise<number> {
    const rows = JSON.stringify(documents.map(documentRow));
    const [{ stored }] = await this.dataSource.query<[{ stored: number }]>(countStored, [rows]);
    return stored;
  }

  /** Which of these documents are not stored, or with another content. */
  async findUnstored(documents: SearchDocument[]): Promise<{ id: number; isMissing: boolean }[]> {
    const rows = JSON.stringify(documents.map(documentRow));
    return this.dataSource.query<{ id: number; isMissing: boolean }[]>(findUnstored, [rows]);
  }

  /** The ids above `after`, up to `upTo` (null: to the end), ascending. */
  async listIds(kind: DocumentKind, { after, upTo }: { after: number; upTo: number | null }): Promise<number[]> {
    const rows = await this.dataSource.query<{ id: number }[]>(
      'select id from search_documents where kind = $1 and id > $2 and id <= coalesce($3, id) order by id',
      [kind, after, upTo],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Replaces the whole index: `fill` puts the documents of every public record, each once, which it reads after its call.
   * Until all are there the former index is searched and changed; its changes since the call are taken over. On an error,
   * and when the process ends before, the former index stays. `put` may be called again before it has resolved.
   * @throws OperatorError while another process does the same
   */
  refill(fill: (put: (documents: SearchDocument[]) => Promise<void>) => Promise<void>): Promise<void> {
    return refillIndex(this.dataSource, fill);
  }

  async remove(kind: DocumentKind, ids: number[], version?: string): Promise<void> {
    await this.dataSource.transaction((tx) => this.removeOlder(kind, ids, version, tx));
  }

  /**
   * Removes every document with an id above `after`, up to `upTo` (null: to the end), that is not among those to keep.
   */
  async prune(
    kind: DocumentKind,
    { keep, ...range }: { after: number; upTo: number | null; keep: number[] },
    version?: string,
  ): Promise<void> {
    // Not in the transaction of the removal: who holds the documents must not wait for the versions (see replaceIndex).
    const kept = new Set(keep);
    const superfluous = (await this.listIds(kind, range)).filter((id) => !kept.has(id));
    if (superfluous.length > 0) await this.remove(kind, superfluous, version);
  }

  /** Maintenance after many changes and every night: removes words that no document has any more. */
  async tidy(): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      // Reads the whole index, which takes a minute in a large archive.
      await withoutTimeLimit(tx.queryRunner!, () => tx.query(countWords));
    });
    await this.dataSource.query('analyze search_documents, search_words');
  }

  /**
   * Removes documents with a lower version. The version of the removal is stored, so that no older document is put
   * after it.
   */
  private async removeOlder(
    kind: DocumentKind,
    ids: number[],
    version: string | undefined,
    tx: EntityManager,
  ): Promise<void> {
    const older = await tx.query<{ id: number }[]>(
      `insert into search_versions (kind, id, version)
       select $1, id, $3 from unnest($2::integer[]) as id order by id
       on conflict (kind, id) do update set version = excluded.version where search_versions.version < excluded.version
       returning id`,
      [kind, ids, version ?? (await this.nextVersion())],
    );
    // A separate statement, so that it sees documents that were put while the previous one waited for a lock.
    await tx.query('delete from search_documents where kind = $1 and id = any ($2::integer[])', [
      kind,
      older.map(({ id }) => id),
    ]);
  }
}
