import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withPlaces } from './1795456000000-photos-of-entities-in-order.js';

/**
 * Lists by year are in the order of what is shown: of the year, or where none is stated of the span, by its first and then its
 * last year. Photos with neither come last. Dates in words are found by the search.
 */
export class PhotosByDate1795640300000 implements MigrationInterface {
  readonly name = 'PhotosByDate1795640300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table photos add column dated int4range generated always as (
        case when year is not null then int4range(year, year, '[]')
          when coalesce(year_start, year_end) is not null
            then int4range(least(year_start, year_end), greatest(year_start, year_end), '[]') end) stored;
      alter table tag_photos add column dated int4range generated always as (
        case when year is null then years else int4range(year, year, '[]') end) stored;

      drop index photos_year, photos_admin_year, photos_admin_year_desc, tag_photos_year, entity_photos_year, entity_photos_order;
      create index photos_dated on photos (dated, id) include (years) where status = 'published';
      create index photos_admin_dated on photos (dated, id) ${forAdministrators};
      create index photos_admin_dated_desc on photos (dated desc nulls last, id desc) ${forAdministrators};
      create index tag_photos_dated on tag_photos (tag_id, dated, photo_id) include (years);

      alter table entity_photos drop column year, add column dated int4range;
      update entity_photos e set dated = p.dated from photos p where p.id = e.photo_id and p.dated is not null;
      create index entity_photos_order on entity_photos (entity_id, place, position, dated, photo_id);
      create index entity_photos_dated on entity_photos (entity_id, dated, photo_id);
      ${withDates}

      insert into job_outbox (kind, subject, subject_id)
        select 'index', 'photo', id from photos
        where status = 'published' and coalesce(date_text, date_text_en, date_text_de) is not null order by id
        on conflict (kind, subject, subject_id) do update set
          version = job_outbox.version + 1, attempts = 0, crashes = 0, due_at = excluded.due_at,
          queued_at = null, dead_at = null, last_error = null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${withPlaces}
      drop index photos_dated, photos_admin_dated, photos_admin_dated_desc, tag_photos_dated, entity_photos_dated, entity_photos_order;
      alter table entity_photos drop column dated, add column year integer;
      update entity_photos e set year = p.year from photos p where p.id = e.photo_id and p.year is not null;
      create index entity_photos_order on entity_photos (entity_id, place, position, year, photo_id);
      create index entity_photos_year on entity_photos (entity_id, year, photo_id);
      alter table tag_photos drop column dated;
      alter table photos drop column dated;
      create index photos_year on photos (year, id) include (years) where status = 'published';
      create index photos_admin_year on photos (year, id) ${forAdministrators};
      create index photos_admin_year_desc on photos (year desc nulls last, id desc) ${forAdministrators};
      create index tag_photos_year on tag_photos (tag_id, year, photo_id) include (years);
    `);
  }
}

const forAdministrators = `include (status, license, years, lat, lacks_english, lacks_german, uploaded_by)
  where not proposed and status <> 'removed'`;

/** The functions of before, which keep the dates of an entity's photos. */
const withDates = withPlaces
  .replaceAll('(photo_id, entity_id, position, place, year)', '(photo_id, entity_id, position, place, dated)')
  .replaceAll('e.position, e.place, p.year', 'e.position, e.place, p.dated')
  .replace(
    /(e\.place is not distinct from listed\.place\s+and) p\.year is not distinct from listed\.year/,
    '$1 p.dated is not distinct from listed.dated',
  );
