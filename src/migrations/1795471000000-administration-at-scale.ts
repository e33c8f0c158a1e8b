import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What pages of the administration looked for by reading whole tables: the few photos that are not public, the figures of the
 * dashboard, the entities among all documents of the search, the change sets of one kind of record, and parts of what members
 * have contributed.
 */
export class AdministrationAtScale1795471000000 implements MigrationInterface {
  readonly name = 'AdministrationAtScale1795471000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index photos_hidden on photos (id) where status in ('processing', 'draft', 'failed');
      create index photos_verified_year on photos (id) where status = 'published' and year is not null and not year_estimated;
      create index photos_translated on photos (id) where status = 'published'
        and title_en <> '' and title_de <> '' and description <> '' and description_en <> '' and description_de <> '';
      create index search_documents_entities on search_documents using gin (tsv) with (fastupdate = off)
        where kind || '' = 'entity';
      create index contributions_text on contributions using gin ((
          coalesce(title, '') || ' ' || coalesce(description, '') || ' ' || coalesce(author, '') || ' ' ||
          coalesce(new_value, '') || ' ' || coalesce(note, '') || ' ' || coalesce(source, '')
        ) gin_trgm_ops);

      -- Which kinds of records a change set has changed: the history is filtered by them, and a set may have thousands of changes.
      create table change_set_kinds (
        change_set_id integer not null references change_sets on delete cascade,
        kind text not null,
        primary key (change_set_id, kind)
      );
      create index change_set_kinds_kind on change_set_kinds (kind, change_set_id);
      insert into change_set_kinds select distinct change_set_id, kind from record_changes;
      create function list_changed_kinds() returns trigger language plpgsql as $$
      begin
        insert into change_set_kinds select distinct change_set_id, kind from new_rows on conflict do nothing;
        return null;
      end $$;
      create trigger record_changes_inserted_listed after insert on record_changes referencing new table as new_rows
        for each statement execute function list_changed_kinds();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger record_changes_inserted_listed on record_changes;
      drop function list_changed_kinds();
      drop table change_set_kinds;
      drop index contributions_text;
      drop index search_documents_entities;
      drop index photos_translated;
      drop index photos_verified_year;
      drop index photos_hidden;
    `);
  }
}
