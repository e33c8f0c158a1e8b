import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobOutbox } from '../../jobs/job-outbox.js';
import { type DocumentKind, documentKinds } from '../search-document.js';
import { settingsVersion } from './index-settings.js';
import { MeilisearchServer } from './meilisearch-server.js';

/** A record whose document on the server is outdated. */
export interface PendingChange {
  kind: DocumentKind;
  id: number;
  /** Higher with every change of the record. */
  version: string;
}

const job = { kind: 'meilisearch', subject: 'search', subjectId: 0 } as const;

/** What the database knows about the server's indexes: which are complete, and which documents they lack. */
@Injectable()
export class MeilisearchState {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobOutbox: JobOutbox,
    private readonly server: MeilisearchServer,
  ) {}

  /** Whether the index was completed with these settings on this server; its changes since are pending or done. */
  async isComplete(kind: DocumentKind): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      'select from meilisearch_indexes where (kind, server, settings) = ($1, $2, $3)',
      [kind, this.server.name, settingsVersion],
    );
    return rows.length > 0;
  }

  async setComplete(kind: DocumentKind): Promise<void> {
    await this.dataSource.query(
      `insert into meilisearch_indexes (kind, server, settings) values ($1, $2, $3)
       on conflict (kind) do update set server = excluded.server, settings = excluded.settings`,
      [kind, this.server.name, settingsVersion],
    );
  }

  /** For an archive without the server: its indexes are outdated from now on, and made again when it is configured again. */
  async forget(): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await tx.query('delete from meilisearch_indexes');
      await tx.query('delete from meilisearch_changes');
    });
  }

  /** Stores that a document is outdated, and wakes the job that sends it. */
  async add(kind: DocumentKind, id: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await tx.query(
        `insert into meilisearch_changes (kind, id) values ($1, $2)
         on conflict (kind, id) do update set version = excluded.version`,
        [kind, id],
      );
      await this.jobOutbox.enqueue(job, tx);
    });
  }

  /** The oldest first. */
  async listPending(limit: number): Promise<PendingChange[]> {
    return this.dataSource.query<PendingChange[]>(
      'select kind, id, version from meilisearch_changes order by version limit $1',
      [limit],
    );
  }

  /** Those that were changed again meanwhile stay. */
  async removePending(changes: PendingChange[]): Promise<void> {
    await this.dataSource.query(
      `delete from meilisearch_changes c using unnest($1::text[], $2::integer[], $3::bigint[]) as sent (kind, id, version)
       where (c.kind, c.id, c.version) = (sent.kind, sent.id, sent.version)`,
      [changes.map(({ kind }) => kind), changes.map(({ id }) => id), changes.map(({ version }) => version)],
    );
  }

  /** Of documents in PostgreSQL's index. */
  async countDocuments(kind: DocumentKind): Promise<number> {
    const [{ count }] = await this.dataSource.query<[{ count: number }]>(
      'select count(*)::integer from (select from search_documents where kind = $1 limit 1) one',
      [kind],
    );
    return count;
  }

  async areComplete(): Promise<boolean> {
    for (const kind of documentKinds) if (!(await this.isComplete(kind))) return false;
    return true;
  }

  /** Enqueues the job that brings the server's indexes up to date. */
  async enqueue(dueInMs = 0): Promise<void> {
    await this.dataSource.transaction((tx) => this.jobOutbox.enqueue(job, tx, dueInMs));
  }
}
