import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The history of a period, for the report. Its changes are counted by what the index of change sets holds, without the rows,
 * which have all values before and after.
 */
export class ChangesByTime1795800000000 implements MigrationInterface {
  readonly name = 'ChangesByTime1795800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index change_sets_created on change_sets (created_at) include (id, actor, user_id);
      drop index record_changes_set;
      create index record_changes_set on record_changes (change_set_id, id) include (kind, record_id, action);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index record_changes_set, change_sets_created;
      create index record_changes_set on record_changes (change_set_id, id);
    `);
  }
}
