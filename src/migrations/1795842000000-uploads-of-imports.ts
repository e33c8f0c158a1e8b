import type { MigrationInterface, QueryRunner } from 'typeorm';
import { commentOnColumn } from './comments/table-comments.js';

/** The file of an import stays an upload until a worker has read it: a request need not wait for gigabytes to be hashed. */
export class UploadsOfImports1795842000000 implements MigrationInterface {
  readonly name = 'UploadsOfImports1795842000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table uploads add import_id integer references imports on delete cascade;
      create unique index uploads_import on uploads (import_id);
      ${commentOnColumn('uploads', 'import_id', 'Import whose file it is, until a worker has received it.')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table uploads drop import_id');
  }
}
