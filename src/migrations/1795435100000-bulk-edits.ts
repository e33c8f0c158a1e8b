import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of many photos in one go, which may take several transactions (docs/adr/0044). */
export class BulkEdits1795435100000 implements MigrationInterface {
  readonly name = 'BulkEdits1795435100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table bulk_edits (
        id integer generated always as identity primary key,
        state text not null default 'waiting'
          check (state in ('waiting', 'running', 'done', 'cancelled', 'failed', 'undoing', 'undone')),
        change jsonb not null,
        user_id integer references users on delete set null,
        api_key_id integer references api_keys on delete set null,
        total integer not null default 0,
        done integer not null default 0,
        changed integer not null default 0,
        same integer not null default 0,
        undone integer not null default 0,
        kept integer not null default 0,
        change_set_id integer references change_sets,
        undo_set_id integer references change_sets,
        created_at timestamptz not null default now(),
        finished_at timestamptz
      );
      create index bulk_edits_user on bulk_edits (user_id);
      create index bulk_edits_key on bulk_edits (api_key_id);
      create index bulk_edits_set on bulk_edits (change_set_id);
      create index bulk_edits_undo on bulk_edits (undo_set_id);

      -- The selection as it was when the edit began. A photo may be deleted meanwhile.
      create table bulk_edit_photos (
        bulk_edit_id integer not null references bulk_edits on delete cascade,
        photo_id integer not null,
        -- changed, same, or the code of the error; null while it is due.
        outcome text,
        -- Whether it was undone; null while that is due.
        undone boolean,
        primary key (bulk_edit_id, photo_id)
      );
      create index bulk_edit_photos_due on bulk_edit_photos (bulk_edit_id, photo_id) where outcome is null;
      create index bulk_edit_photos_undoable on bulk_edit_photos (bulk_edit_id, photo_id)
        where outcome = 'changed' and undone is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table bulk_edit_photos, bulk_edits');
  }
}
