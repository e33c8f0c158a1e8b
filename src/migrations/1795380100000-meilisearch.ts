import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is known about the indexes of a Meilisearch server. */
export class Meilisearch1795380100000 implements MigrationInterface {
  readonly name = 'Meilisearch1795380100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Complete indexes: on which server, and made with which settings.
      create table meilisearch_indexes (
        kind text primary key,
        server text not null,
        settings text not null
      );
      -- Records whose documents must be sent, in the order of their last changes.
      create table meilisearch_changes (
        kind text not null,
        id integer not null,
        version bigint not null default nextval('search_version'),
        primary key (kind, id)
      );
      create index meilisearch_changes_order on meilisearch_changes (version);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table meilisearch_changes, meilisearch_indexes');
  }
}
