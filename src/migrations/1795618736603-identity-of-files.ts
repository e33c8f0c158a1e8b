import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which folder of originals belongs to this database, what may be deleted of it at once, and what was last found there. */
export class IdentityOfFiles1795618736603 implements MigrationInterface {
  readonly name = 'IdentityOfFiles1795618736603';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The same id lies beside the originals; written at the first start.
      create table archive_identity (
        id integer primary key default 1 check (id = 1),
        archive_id uuid not null
      );

      -- Contents of persons who have deleted their account: they do not pass through the trash.
      create table contents_to_erase (
        sha256 text primary key,
        decided_at timestamptz not null default now()
      );

      create table file_state (
        id integer primary key default 1 check (id = 1),
        -- Of a sweep that would have removed too many originals; null since the last one that did not stop.
        held_count integer,
        held_total integer,
        held_at timestamptz,
        -- Of the last check of everything.
        missing_originals integer,
        missing_served integer,
        checked_at timestamptz
      );
      insert into file_state default values;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table file_state;
      drop table contents_to_erase;
      drop table archive_identity;
    `);
  }
}
