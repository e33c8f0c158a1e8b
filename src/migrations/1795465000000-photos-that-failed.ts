import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The list of photos that failed, or whose new scan did; its other condition is not in an index. */
export class PhotosThatFailed1795465000000 implements MigrationInterface {
  readonly name = 'PhotosThatFailed1795465000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index photos_failed on photos (created_at desc, id desc)
        where not proposed and status <> 'removed' and (status = 'failed' or new_scan ->> 'failure' is not null);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index photos_failed;`);
  }
}
