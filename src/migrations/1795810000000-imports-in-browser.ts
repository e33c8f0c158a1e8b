import type { MigrationInterface, QueryRunner } from 'typeorm';
import { commentSql } from './comments/table-comments.js';

/** Imports that are prepared, checked and run in the browser (docs/adr/0072). */
export class ImportsInBrowser1795810000000 implements MigrationInterface {
  readonly name = 'ImportsInBrowser1795810000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table imports
        add file_sha256 text,
        add file_name text,
        add samples jsonb not null default '[]',
        add pictures integer,
        add problem jsonb,
        add total integer,
        add reported integer not null default 0,
        alter fingerprint drop not null,
        drop constraint imports_state_check,
        add check (state in ('reading', 'unreadable', 'draft', 'checking', 'checked', 'running', 'paused', 'done', 'failed',
          'undoing', 'undone')),
        add check (fingerprint is not null or state not in ('running', 'paused'));
      update imports i set reported = (select count(*) from import_messages m where m.import_id = i.id);
      ${commentSql(comments)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from imports where state in ('reading', 'unreadable', 'draft', 'checking', 'checked');
      alter table imports
        drop constraint imports_state_check,
        drop constraint imports_check,
        add check (state in ('running', 'paused', 'done', 'failed', 'undoing', 'undone')),
        alter fingerprint set not null,
        drop file_sha256,
        drop file_name,
        drop samples,
        drop pictures,
        drop problem,
        drop total,
        drop reported;
    `);
  }
}

const comments = {
  imports: {
    table: 'Imports of tables, which may take many transactions.',
    state: 'reading, unreadable, draft, checking, checked; then running, paused, done or failed; then undoing, undone.',
    fingerprint:
      'Hash of the contents of the files, the mappings and the choices: the same import goes on where it was. Null before it runs.',
    file_sha256: 'Content of its file in the storage; null where a command reads the file.',
    file_name: 'Of that file, as it was sent.',
    samples: 'The first rows of each table, for previews.',
    pictures: 'How many pictures came with the tables; null without any.',
    problem: 'Why the file cannot be read: code, row, line, column.',
    reported: 'Rows of which there is something to say.',
    total: 'Rows of the tables together, as the last check has counted them.',
  },
};
