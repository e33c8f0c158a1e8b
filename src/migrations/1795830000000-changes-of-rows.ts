import type { MigrationInterface, QueryRunner } from 'typeorm';
import { commentSql } from './comments/table-comments.js';

/** What an import would change, field by field, with decisions on single conflicts; and the cells beside messages. */
export class ChangesOfRows1795830000000 implements MigrationInterface {
  readonly name = 'ChangesOfRows1795830000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table import_messages rename to import_rows;
      alter table import_rows
        add cells jsonb not null default '[]',
        add record_id integer,
        add changes jsonb not null default '[]';
      create table import_conflicts (
        import_id integer not null references imports on delete cascade,
        place integer not null,
        row integer not null,
        "column" text not null,
        choice text not null check (choice in ('archive', 'file')),
        primary key (import_id, place, row, "column")
      );
      ${commentSql(comments)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table import_conflicts;
      delete from import_rows where messages = '[]';
      alter table import_rows drop cells, drop record_id, drop changes;
      alter table import_rows rename to import_messages;
    `);
  }
}

const comments = {
  import_rows: {
    table: 'Rows of imports that have messages, or differ from a record that is there.',
    cells: 'What stands in it, where there are messages.',
    record_id: 'The photo, card or tag from which it differs.',
    changes: 'The fields that differ: column, present, file, conflict.',
  },
  import_conflicts: {
    table: 'Decisions on single fields that were edited in the archive since the last import, and in the file.',
    import_id: 'The import.',
    place: 'Number of the table, from 0.',
    row: 'Number of the row.',
    column: 'Column of the archive, such as title_it.',
    choice: 'Whose value the field gets: archive or file.',
  },
};
