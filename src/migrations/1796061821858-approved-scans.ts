import type { MigrationInterface, QueryRunner } from 'typeorm';
import { commentOnColumn } from './comments/table-comments.js';

/** A moderator may let a scan in although its picture was removed on request, or resembles such a one. */
export class ApprovedScans1796061821858 implements MigrationInterface {
  readonly name = 'ApprovedScans1796061821858';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table photos add approved_scan text;
      create index photos_withheld on photos (original_sha256) where withheld_from is not null;
      ${commentOnColumn('photos', 'approved_scan', 'SHA-256 of the scan that a moderator lets in although its picture was removed on request, or resembles such a one.')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index photos_withheld;
      alter table photos drop approved_scan;
    `);
  }
}
