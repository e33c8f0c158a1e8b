import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searches that members save. */
export class SavedSearches1795400000000 implements MigrationInterface {
  readonly name = 'SavedSearches1795400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table saved_searches (
        id integer generated always as identity primary key,
        user_id integer not null references users on delete cascade,
        name text not null,
        -- As GET /api/search takes them.
        filters jsonb not null,
        -- The words of the text as the index reads them, and the key of the series: photos are compared with these.
        matching tsquery,
        series bigint,
        created_at timestamptz not null default now(),
        opened_at timestamptz not null default now(),
        unique (user_id, filters)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table saved_searches');
  }
}
