import type { MigrationInterface, QueryRunner } from 'typeorm';
import { commentOnColumn } from './comments/table-comments.js';

/** A zip may have several tables of which nothing says what they are: somebody chooses one. */
export class ChosenTablesOfImports1795843000000 implements MigrationInterface {
  readonly name = 'ChosenTablesOfImports1795843000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table imports add table_file text, add table_files jsonb not null default '[]';
      ${commentOnColumn('imports', 'table_file', 'The one of table_files that was chosen.')}
      ${commentOnColumn('imports', 'table_files', 'Names of the tables of its zip, where one of them must be chosen.')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table imports drop table_file, drop table_files');
  }
}
