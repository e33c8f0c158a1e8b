import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The record cards that members bookmarked. */
export class Bookmarks1763700000000 implements MigrationInterface {
  readonly name = 'Bookmarks1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table bookmarks (
        user_id integer not null references users on delete cascade,
        entity_id integer not null references entities on delete cascade,
        created_at timestamptz not null default now(),
        primary key (user_id, entity_id)
      );
      create index bookmarks_entity on bookmarks (entity_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table bookmarks');
  }
}
