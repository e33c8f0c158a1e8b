import type { MigrationInterface, QueryRunner } from 'typeorm';
import { photoSeries } from '../photos/photo-series.js';

const batchSize = 5_000;

/** The series of photos in the search index, one row for those whose titles differ by a number or a date only. */
export class SeriesOfPhotos1795390000000 implements MigrationInterface {
  readonly name = 'SeriesOfPhotos1795390000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create temp table photo_series (id integer primary key, series bigint not null) on commit drop',
    );
    for (let after = 0; ;) {
      const photos = (await runner.query(
        `select p.id, p.title from search_documents d join photos p using (id)
         where d.kind = 'photo' and p.id > $1 order by p.id limit ${batchSize}`,
        [after],
      )) as { id: number; title: string }[];
      if (photos.length === 0) break;
      await runner.query('insert into photo_series select * from unnest($1::integer[], $2::bigint[])', [
        photos.map(({ id }) => id),
        photos.map(photoSeries),
      ]);
      after = photos.at(-1)?.id ?? after;
    }
    await runner.query(`
      -- A new table, because an update of every row would leave this one and its indexes twice as large.
      create table search_documents_filled (like search_documents including constraints including storage)
      with (toast_tuple_target = 8160);
      -- A hash of the title without what numbers it; null for entities.
      alter table search_documents_filled add series bigint;
      insert into search_documents_filled
      select d.*, s.series from search_documents d left join photo_series s on d.kind = 'photo' and s.id = d.id
      order by d.kind, d.id;
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
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table search_documents drop series');
  }
}
