import type { MigrationInterface, QueryRunner } from 'typeorm';
import { commentOnColumn } from './comments/table-comments.js';

/** Two photos of the same view, which the page of a card compares. Not foreign keys: a deleted photo is passed over. */
export class ComparedPhotos1795870000000 implements MigrationInterface {
  readonly name = 'ComparedPhotos1795870000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table entities add compared_photo_ids integer[] not null default '{}'
        constraint entities_compared_photos check (cardinality(compared_photo_ids) in (0, 2));
      ${commentOnColumn('entities', 'compared_photo_ids', 'Two of its photos with the same view, the earlier first, or none; either may be deleted since.')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table entities drop compared_photo_ids');
  }
}
