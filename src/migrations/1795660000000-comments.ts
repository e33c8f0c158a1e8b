import type { MigrationInterface, QueryRunner } from 'typeorm';
import { accounts } from './comments/accounts.js';
import { history, jobs, search } from './comments/changes.js';
import { contributions } from './comments/contributions.js';
import { entities } from './comments/entities.js';
import { photoLists } from './comments/photo-lists.js';
import { photos } from './comments/photos.js';
import { contact, files, records, removalRequests, settings, system } from './comments/site.js';
import { commentOnColumn, commentSql } from './comments/table-comments.js';

/** Says in the database what each table and column holds: psql shows it (\d+), and docs/schema does (docs/adr/0066). */
export class Comments1795660000000 implements MigrationInterface {
  readonly name = 'Comments1795660000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const comments of [
      photos,
      photoLists,
      entities,
      contributions,
      accounts,
      settings,
      contact,
      removalRequests,
      files,
      records,
      history,
      jobs,
      search,
      system,
    ])
      await runner.query(commentSql(comments));
    const uncommented = (await runner.query(
      `select attrelid::regclass as "table", attname as "column" from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and attname = any ($1)
         and col_description(attrelid, attnum) is null`,
      [Object.keys(everywhere)],
    )) as { table: string; column: string }[];
    for (const { table, column } of uncommented)
      await runner.query(commentOnColumn(table, column, everywhere[column] ?? ''));
  }

  /** Comments change nothing. */
  async down(): Promise<void> {}
}

/** Columns that mean the same wherever nothing else is said. */
const everywhere: Record<string, string> = {
  id: 'Number of the record, which never changes.',
  created_at: 'When the row was made.',
  updated_at: 'When the record was last changed; an edit that was made from another version is refused.',
};
