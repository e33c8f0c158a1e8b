import type { MigrationInterface, QueryRunner } from 'typeorm';
import { commentSql } from './comments/table-comments.js';

/** Collections that come in as tables, and what is known of their records (docs/adr/0071). */
export class Imports1795790000000 implements MigrationInterface {
  readonly name = 'Imports1795790000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table imports (
        id integer generated always as identity primary key,
        state text not null default 'running'
          check (state in ('running', 'paused', 'done', 'failed', 'undoing', 'undone')),
        tables jsonb not null,
        publishes boolean not null,
        fingerprint text not null,
        user_id integer references users on delete set null,
        api_key_id integer references api_keys on delete set null,
        place integer not null default 0,
        last_row integer not null default 0,
        created integer not null default 0,
        changed integer not null default 0,
        same integer not null default 0,
        refused integer not null default 0,
        undone integer not null default 0,
        kept integer not null default 0,
        undone_to bigint,
        change_set_id integer references change_sets,
        undo_set_id integer references change_sets,
        created_at timestamptz not null default now(),
        finished_at timestamptz
      );
      create unique index imports_unfinished on imports (fingerprint) where state in ('running', 'paused');
      create index imports_user on imports (user_id);
      create index imports_key on imports (api_key_id);
      create index imports_set on imports (change_set_id);
      create index imports_undo on imports (undo_set_id);

      create table import_messages (
        import_id integer not null references imports on delete cascade,
        place integer not null,
        row integer not null,
        outcome text not null check (outcome in ('created', 'changed', 'same', 'refused')),
        messages jsonb not null,
        primary key (import_id, place, row)
      );

      create table imported_records (
        collection text not null,
        kind text not null check (kind in ('photo', 'entity')),
        external_id text not null,
        record_id integer not null,
        import_id integer references imports on delete set null,
        row integer not null,
        imported jsonb not null,
        others jsonb not null,
        is_undone boolean not null default false,
        primary key (collection, kind, external_id)
      );
      create index imported_records_record on imported_records (kind, record_id);
      create index imported_records_import on imported_records (import_id);
      ${commentSql(comments)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table imported_records, import_messages, imports');
  }
}

const comments = {
  imports: {
    table: 'Imports of tables, which may take many transactions.',
    id: 'Its number.',
    state: 'running, paused, done, failed, undoing or undone.',
    tables: 'The tables in their order: name of the file, its shape, and the mapping of its columns.',
    publishes: 'Whether photos with a picture are published when it is processed; otherwise they are drafts.',
    fingerprint:
      'Hash of the contents of the files, the mappings and the choices: the same import goes on where it was.',
    user_id: 'Who has started it.',
    api_key_id: 'The key by which it was started.',
    place: 'Number of the table that is read, from 0.',
    last_row: 'The last row of that table that is done.',
    created: 'Rows whose record is new.',
    changed: 'Rows that have changed a record.',
    same: 'Rows whose record was as they say.',
    refused: 'Rows that were not imported.',
    undone: 'Records that were undone.',
    kept: 'Records that stayed when it was undone, because they were changed since.',
    undone_to: 'The first change of the record that was undone last.',
    change_set_id: 'What it has changed.',
    undo_set_id: 'What undoing it has changed.',
    created_at: 'When it began.',
    finished_at: 'When it ended.',
  },
  import_messages: {
    table: 'Rows of imports of which there is something to say.',
    import_id: 'The import.',
    place: 'Number of the table, from 0.',
    row: 'Number of the row, as a spreadsheet has it.',
    outcome: 'What became of the row.',
    messages: 'What there is to say: code, column, value.',
  },
  imported_records: {
    table: 'Which record a collection has brought, so that a later file of the collection changes it.',
    collection: 'Name of the collection.',
    kind: 'photo or entity.',
    external_id: 'Identifies the record within the collection.',
    record_id: 'The record. It may have been deleted since.',
    import_id: 'The import that has read it last.',
    row: 'The row in that import.',
    imported: 'Fields as they were imported last: what differs from them was edited here.',
    others: 'Cells of columns without a field.',
    is_undone: 'Whether the import that has made it was undone.',
  },
};
