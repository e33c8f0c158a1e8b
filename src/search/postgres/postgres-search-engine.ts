import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { documentRow } from './document-row.js';
import type { DocumentKind, SearchDocument } from '../search-document.js';
import { type Found, type PhotoSearch, SearchEngine } from '../search-engine.js';
import { findBest } from './find-best.js';
import { findNewest } from './find-newest.js';
import { countStored, countWords, putDocuments } from './put-documents.js';
import { refillIndex } from './refill-index.js';
import { byIndex, isMatchedByAny, looseMatch, strictMatch, TextMatcher } from './text-matcher.js';

/** The default engine: full-text search in the archive's own database. */
@Injectable()
export class PostgresSearchEngine extends SearchEngine {
  constructor(
    private readonly dataSource: DataSource,
    private readonly matcher: TextMatcher,
  ) {
    super();
  }

  override findPhotos(search: PhotoSearch): Promise<Found> {
    return byIndex(this.dataSource, async (tx) => {
      const query = await this.matcher.read({ text: search.text ?? '', isFiltered: isFiltered(search) }, tx);
      if (!query) return findNewest(search, tx);
      const found = await findBest(search, strictMatch(query), tx);
      // The filters never loosen the words: what counts is whether any photo has them all.
      if (found.total > 0 || (await isMatchedByAny('photo', query, tx))) return found;
      return findBest(search, looseMatch(query), tx);
    });
  }

  override async nextVersion(): Promise<string> {
    const [drawn] = await this.dataSource.query<[{ version: string }]>(`select nextval('search_version') as version`);
    return drawn.version;
  }

  override async put(
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

  override async countStored(documents: SearchDocument[]): Promise<number> {
    const rows = JSON.stringify(documents.map(documentRow));
    const [{ stored }] = await this.dataSource.query<[{ stored: number }]>(countStored, [rows]);
    return stored;
  }

  override refill(fill: (put: (documents: SearchDocument[]) => Promise<void>) => Promise<void>): Promise<void> {
    return refillIndex(this.dataSource, fill);
  }

  override async remove(kind: DocumentKind, ids: number[], version?: string): Promise<void> {
    await this.dataSource.transaction((tx) => this.removeOlder(kind, ids, version, tx));
  }

  override async prune(
    kind: DocumentKind,
    { after, upTo, keep }: Parameters<SearchEngine['prune']>[1],
    version?: string,
  ): Promise<void> {
    // Not in the transaction of the removal: who holds the documents must not wait for the versions (see replaceIndex).
    const superfluous = await this.dataSource.query<{ id: number }[]>(
      `select id from search_documents
       where kind = $1 and id > $2 and id <= coalesce($3, id) and id <> all ($4::integer[]) order by id`,
      [kind, after, upTo, keep],
    );
    const ids = superfluous.map(({ id }) => id);
    if (ids.length > 0) await this.remove(kind, ids, version);
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

  override async tidy(): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      // Reads the whole index, which takes a minute in a large archive.
      await tx.query('set local statement_timeout = 0');
      await tx.query(countWords);
    });
    await this.dataSource.query('analyze search_documents, search_words');
  }
}

const isFiltered = ({ years, entityTypeCode, entityId, tagIds = [] }: PhotoSearch): boolean =>
  Boolean(years ?? entityTypeCode ?? entityId) || tagIds.length > 0;
