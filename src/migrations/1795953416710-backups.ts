import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is known of the last backup, and which originals have changed on the disk. */
export class Backups1795953416710 implements MigrationInterface {
  readonly name = 'Backups1795953416710';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table backup_state (
        id integer primary key default 1 check (id = 1),
        made_at timestamptz,
        lacking integer,
        failed_at timestamptz,
        failure text
      );
      insert into backup_state default values;
      comment on table backup_state is 'What is known of the last backup, one row. A backup leaves it out.';
      comment on column backup_state.id is 'Always 1.';
      comment on column backup_state.made_at is 'The moment of the rows in the last complete backup; null before the first.';
      comment on column backup_state.lacking is 'Originals that records named and that could not be put into it.';
      comment on column backup_state.failed_at is 'When the last attempt failed; null since one that did not.';
      comment on column backup_state.failure is 'Why, for the operator.';
      create table changed_originals (
        sha256 text primary key,
        found_at timestamptz not null default now()
      );
      comment on table changed_originals is
        'Stored originals whose content was another than their name says when they were last read.';
      comment on column changed_originals.sha256 is 'Content that it should be.';
      comment on column changed_originals.found_at is 'When that was first seen.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table changed_originals; drop table backup_state;');
  }
}
