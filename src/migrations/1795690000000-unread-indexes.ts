import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two indexes that no list reads, or reads without gain, at 100,000 photos: see docs/schema.md. */
export class UnreadIndexes1795690000000 implements MigrationInterface {
  readonly name = 'UnreadIndexes1795690000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index photos_admin_status, photo_counts_by_step_key');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index photos_admin_status on photos (status, created_at desc, id desc) where not proposed;
      create index photo_counts_by_step_key on photo_counts_by_step (list, step) include (photos);
    `);
  }
}
