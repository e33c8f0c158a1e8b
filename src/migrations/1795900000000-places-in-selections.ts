import type { MigrationInterface, QueryRunner } from 'typeorm';
import { commentOnColumn } from './comments/table-comments.js';

/** Bulk edits number titles in the order of the list, and make their steps in that of the ids. Edits before gave no titles. */
export class PlacesInSelections1795900000000 implements MigrationInterface {
  readonly name = 'PlacesInSelections1795900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table bulk_edit_photos add place integer;
      ${commentOnColumn('bulk_edit_photos', 'place', 'Place of the photo in the selection, from 1, by which titles are numbered.')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table bulk_edit_photos drop place');
  }
}
