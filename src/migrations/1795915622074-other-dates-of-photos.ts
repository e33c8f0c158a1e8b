import type { MigrationInterface, QueryRunner } from 'typeorm';
import { commentOnColumn } from './comments/table-comments.js';

/** Dates of a photo besides the one that lists and filters know. */
export class OtherDatesOfPhotos1795915622074 implements MigrationInterface {
  readonly name = 'OtherDatesOfPhotos1795915622074';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table photos add other_dates jsonb not null default '[]';
      ${commentOnColumn('photos', 'other_dates', 'Further dates (another exposure, prints, publication): kind, words, EDTF, first and last day.')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table photos drop other_dates');
  }
}
