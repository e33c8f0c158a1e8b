import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Other names of entities, and the licence of photos as a filter and a facet of the search. */
export class SearchThatFinds1795380000000 implements MigrationInterface {
  readonly name = 'SearchThatFinds1795380000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table entities add aliases jsonb not null default '[]' check (jsonb_typeof(aliases) = 'array');
      -- A new table, because an update of every row would leave this one and its indexes twice as large.
      create table search_documents_filled (like search_documents including constraints including storage)
      with (toast_tuple_target = 8160);
      alter table search_documents_filled add licence text;
      insert into search_documents_filled
      select d.*, p.license from search_documents d left join photos p on d.kind = 'photo' and p.id = d.id
      order by d.kind, d.id;
      drop table search_documents;
      alter table search_documents_filled rename to search_documents;
      alter table search_documents add constraint search_documents_key primary key (kind, id);
      create index search_documents_match on search_documents using gin (tsv, tag_ids, entity_ids, entity_type_codes) with (fastupdate = off);
      create index search_documents_titles on search_documents using gin (ts_filter(tsv, '{a}')) with (fastupdate = off);
      create index search_documents_years on search_documents using gist (years) where years is not null;
      create index search_documents_newest on search_documents (kind, created_at desc, id desc);
      create index search_documents_licence on search_documents (licence) where licence is not null;
      analyze search_documents;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table search_documents drop licence;
      alter table entities drop aliases;
    `);
  }
}
