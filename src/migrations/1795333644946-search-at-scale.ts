import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for searches that match much of a large archive. */
export class SearchAtScale1795333644946 implements MigrationInterface {
  readonly name = 'SearchAtScale1795333644946';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table search_documents rename to search_documents_before;
      create table search_documents (
        kind text not null check (kind in ('photo', 'entity')),
        id integer not null,
        -- Stems in three languages and the whole words; weight A for titles, B for keywords, D for descriptions.
        tsv tsvector not null,
        -- Titles and keywords in one language: what is found in the visitor's own comes first.
        tsv_it tsvector not null, tsv_en tsvector not null, tsv_de tsvector not null,
        -- Null where undated; a column, so that the planner knows how the years are spread.
        years int4range,
        tag_ids integer[] not null, entity_ids integer[] not null, entity_type_codes text[] not null,
        created_at timestamptz not null,
        constraint search_documents_key primary key (kind, id)
      )
      -- A long tsvector stays in its row, uncompressed: a search reads thousands of them.
      with (toast_tuple_target = 8160);
      insert into search_documents
      select kind, id, tsv || ''::tsvector, tsv_it || ''::tsvector, tsv_en || ''::tsvector, tsv_de || ''::tsvector,
        case when year_start is not null then int4range(year_start, year_end, '[]') end,
        tag_ids, entity_ids, entity_type_codes, created_at
      from search_documents_before order by kind, id;
      drop table search_documents_before;
      -- Without lists of pending entries: a search should not pay for the changes before it.
      create index search_documents_match on search_documents using gin (tsv, tag_ids, entity_ids, entity_type_codes) with (fastupdate = off);
      -- The words of titles, so that a title is found among the many documents that have its words anywhere.
      create index search_documents_titles on search_documents using gin (ts_filter(tsv, '{a}')) with (fastupdate = off);
      create index search_documents_years on search_documents using gist (years) where years is not null;
      create index search_documents_newest on search_documents (kind, created_at desc, id desc);
      analyze search_documents;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index search_documents_years, search_documents_titles;
      alter table search_documents add year_start integer, add year_end integer;
      update search_documents set year_start = lower(years), year_end = upper(years) - 1;
      alter table search_documents drop years;
      alter table search_documents reset (toast_tuple_target);
    `);
  }
}
