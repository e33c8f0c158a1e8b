import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The series of photos in the search index, one row for those whose titles differ by a number or a date only. Each photo is
 * alone in one until it is indexed again: the rule is that of the version which runs then.
 */
export class SeriesOfPhotos1795390000000 implements MigrationInterface {
  readonly name = 'SeriesOfPhotos1795390000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A new table, because an update of every row would leave this one and its indexes twice as large.
      create table search_documents_filled (like search_documents including constraints including storage)
      with (toast_tuple_target = 8160);
      -- A hash of the title without what numbers it; null for entities.
      alter table search_documents_filled add series bigint;
      insert into search_documents_filled
      select d.*, case when d.kind = 'photo' then
        ('x' || encode(substr(sha256(convert_to('photo:' || d.id, 'UTF8')), 1, 8), 'hex'))::bit(64)::bigint end
      from search_documents d order by d.kind, d.id;
      drop table search_documents;
      alter table search_documents_filled rename to search_documents;
      alter table search_documents add constraint search_documents_key primary key (kind, id);
      create index search_documents_match on search_documents using gin (tsv, tag_ids, entity_ids, entity_type_codes) with (fastupdate = off);
      create index search_documents_titles on search_documents using gin (ts_filter(tsv, '{a}')) with (fastupdate = off);
      create index search_documents_years on search_documents using gist (years) where years is not null;
      create index search_documents_newest on search_documents (kind, created_at desc, id desc);
      create index search_documents_licence on search_documents (licence) where licence is not null;
      create index search_documents_series on search_documents (series, created_at desc, id desc) where series is not null;
      analyze search_documents;
      insert into job_outbox (kind, subject, subject_id)
        select 'index', 'photo', id from search_documents where kind = 'photo' order by id
        on conflict (kind, subject, subject_id) do update set
          version = job_outbox.version + 1, attempts = 0, crashes = 0, due_at = excluded.due_at,
          queued_at = null, dead_at = null, last_error = null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table search_documents drop series');
  }
}
