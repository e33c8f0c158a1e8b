import type { MigrationInterface, QueryRunner } from 'typeorm';
import { commentOnColumn, commentSql } from './comments/table-comments.js';
import { indexesOn } from './dates/indexes-on.js';
import { listingDates } from './dates/listed-dates.js';

/**
 * A photo has its date in EDTF with the first and the last day that it may mean, and whether somebody has verified it. Lists
 * are in the order of these days, and an open end of a date reaches everywhere. What photos have so far follows from their
 * years; their words stay as they are.
 */
export class DatesAsWritten1795700000000 implements MigrationInterface {
  readonly name = 'DatesAsWritten1795700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table photos
        add column edtf text, add column earliest date, add column latest date,
        add column date_verified boolean not null default false,
        add column date_verified_by text, add column date_source text;
      alter table photos disable trigger user;
      update photos set
        earliest = case when year is not null or year_start is not null then make_date(least(year, year_start, case when year is not null then year_end end), 1, 1) end,
        latest = case when year is not null or year_end is not null then make_date(greatest(year, year_end, case when year is not null then year_start end), 12, 31) end,
        edtf = case
          when year is not null then lpad(year::text, 4, '0')
            || case when year_estimated or least(year_start, year_end) < year or greatest(year_start, year_end) > year then '~' else '' end
          when year_start = year_end then lpad(year_start::text, 4, '0')
          else '[' || coalesce(lpad(year_start::text, 4, '0'), '') || '..' || coalesce(lpad(year_end::text, 4, '0'), '') || ']' end
        where coalesce(year, year_start, year_end) is not null;
      alter table photos enable trigger user;
    `);
    const indexes = await indexesOn(runner, ['years', 'dated']);
    await runner.query(`
      alter table photos drop column years, drop column dated,
        add column years int4range generated always as (${openYears}) stored,
        add column first_day date generated always as (${firstDay}) stored,
        add column last_day date generated always as (${lastDay}) stored;
      alter table photo_tags_sorted drop column dated, add column first_day date, add column last_day date;
      alter table photo_entities_sorted drop column dated,
        add column years int4range, add column first_day date, add column last_day date;
      drop function list_photos() cascade;
      drop type listed_photo;
      create type listed_photo as (
        difference integer, id integer, status text, proposed boolean, year integer, years int4range,
        first_day date, last_day date, created_at timestamptz, title text
      );
      ${listingDates({ dates: ['year', 'years', 'first_day', 'last_day'], datesOfEntity: ['years', 'first_day', 'last_day'] })}
      ${listTriggers}
      ${indexes.map((definition) => `${byDays(definition)};`).join('\n')}
      create index photo_tags_sorted_dated on photo_tags_sorted (tag_id, first_day, last_day, photo_id) include (years);
      create index photo_entities_sorted_dated on photo_entities_sorted (entity_id, first_day, last_day, photo_id) include (years);
      create index photo_entities_sorted_order on photo_entities_sorted (entity_id, place, position, first_day, last_day, photo_id);
      create index photos_earliest on photos (earliest) where status = 'published' and earliest is not null;
      create index photos_latest on photos (latest) where status = 'published' and latest is not null;
      create index photos_on_this_day on photos (extract(month from earliest), extract(day from earliest))
        where status = 'published' and year is not null and description <> '' and earliest = latest;
      alter table search_documents add column earliest date, add column latest date;
      select recount_lists();
      select recount_photo_filters();
      ${commentSql(comments)}
      ${openDates}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    const indexes = await indexesOn(runner, ['years', 'first_day']);
    await runner.query(`
      drop function list_photos() cascade;
      drop type listed_photo;
      create type listed_photo as (
        difference integer, id integer, status text, proposed boolean, year integer, years int4range,
        created_at timestamptz, title text
      );
      alter table photo_tags_sorted drop column first_day, drop column last_day,
        add column dated int4range generated always as (
          case when year is null then years else int4range(year, year, '[]') end) stored;
      alter table photo_entities_sorted drop column years, drop column first_day, drop column last_day,
        add column dated int4range;
      alter table photos drop column years, drop column first_day, drop column last_day,
        add column years int4range generated always as (${closedYears}) stored,
        add column dated int4range generated always as (
          case when year is not null then int4range(year, year, '[]')
            when coalesce(year_start, year_end) is not null
              then int4range(least(year_start, year_end), greatest(year_start, year_end), '[]') end) stored;
      ${listingDates({ dates: ['year', 'years'], datesOfEntity: ['dated'] })}
      ${listTriggers}
      ${indexes.map((definition) => `${byYears(definition)};`).join('\n')}
      create index photo_tags_sorted_dated on photo_tags_sorted (tag_id, dated, photo_id) include (years);
      create index photo_entities_sorted_dated on photo_entities_sorted (entity_id, dated, photo_id);
      create index photo_entities_sorted_order on photo_entities_sorted (entity_id, place, position, dated, photo_id);
      alter table search_documents drop column earliest, drop column latest;
      alter table photos drop column edtf, drop column earliest, drop column latest,
        drop column date_verified, drop column date_verified_by, drop column date_source;
      select recount_lists();
      select recount_photo_filters();
      ${commentOnColumn('photos', 'years', 'Years that it may be of, from the first to the last of year, year_start and year_end. Lists are filtered by it.')}
      ${commentOnColumn('photos', 'dated', 'Its year, or without one its span. Lists are sorted by it.')}
      ${commentOnColumn('photo_tags_sorted', 'dated', 'As in photos.')}
      ${commentOnColumn('photo_entities_sorted', 'dated', 'As in photos.')}
    `);
  }
}

const hullOfYears = `int4range(least(year, year_start, year_end), greatest(year, year_start, year_end), '[]')`;
const closedYears = `case when coalesce(year, year_start, year_end) is not null then ${hullOfYears} end`;
const openYears = `case
  when year is not null or (year_start is not null and year_end is not null) then ${hullOfYears}
  when year_start is not null then int4range(year_start, null)
  when year_end is not null then int4range(null, year_end, '[]') end`;

/** In a year, days count that lie in it; a day of another year belongs to the span around it. */
const inYear = (day: string): string => `${day} between make_date(year, 1, 1) and make_date(year, 12, 31)`;
const firstDay = `case
  when year is null then coalesce(earliest, latest, make_date(year_start, 1, 1), make_date(year_end, 12, 31))
  when ${inYear('earliest')} then earliest else make_date(year, 1, 1) end`;
const lastDay = `case
  when year is null then coalesce(latest, earliest, make_date(year_end, 12, 31), make_date(year_start, 1, 1))
  when ${inYear('latest')} then latest else make_date(year, 12, 31) end`;

const listTriggers = `
  create trigger photos_inserted_listed after insert on photos referencing new table as new_rows
    for each statement execute function list_photos();
  create trigger photos_updated_listed after update on photos referencing old table as old_rows new table as new_rows
    for each statement execute function list_photos();
  create trigger photos_deleted_listed after delete on photos referencing old table as old_rows
    for each statement execute function list_photos();`;

/** The search knows the years that an open date reaches once its photos are indexed anew. */
const openDates = `
  insert into job_outbox (kind, subject, subject_id)
    select 'index', 'photo', id from photos where status = 'published' and (earliest is null) <> (latest is null) order by id
    on conflict (kind, subject, subject_id) do update set
      version = job_outbox.version + 1, attempts = 0, crashes = 0, due_at = excluded.due_at,
      queued_at = null, dead_at = null, last_error = null;`;

const orders = [
  ['(dated, id)', '(first_day, last_day, id)'],
  ['(dated DESC NULLS LAST, id DESC)', '(first_day DESC NULLS LAST, last_day DESC NULLS LAST, id DESC)'],
] as const;
const byDays = (definition: string): string =>
  orders.reduce((changed, [years, days]) => changed.replace(years, days), definition);
const byYears = (definition: string): string =>
  orders.reduce((changed, [years, days]) => changed.replace(days, years), definition);

const comments = {
  photos: {
    table: 'Photographs with their metadata and the scan that they were made of.',
    edtf: 'Date in EDTF (ISO 8601-2), as its words or its years say it; null where it is not understood.',
    earliest: 'First day on which it may have been taken; null where that is open or not known.',
    latest: 'Last day on which it may have been taken; null where that is open or not known.',
    date_verified: 'Somebody has verified the date.',
    date_verified_by: 'Who has verified it.',
    date_source: 'What the date is known from.',
    years: 'Years that it may be of; a date that is open to one side reaches everywhere. Lists are filtered by it.',
    first_day:
      'First day of its year, or of its date; what is open to one side counts from its other end. Lists are sorted by it.',
    last_day: 'Last day of the same.',
  },
  photo_tags_sorted: {
    table:
      'Published photos of each tag with what they are sorted and filtered by. Derived from photo_tags and photos.',
    first_day: 'As in photos.',
    last_day: 'As in photos.',
  },
  search_documents: {
    table: 'Index of the search: a narrow row for every public record.',
    earliest: 'As in photos.',
    latest: 'As in photos.',
  },
  photo_entities_sorted: {
    table: 'Published photos of each entity with what they are sorted by. Derived from photo_entities and photos.',
    years: 'As in photos.',
    first_day: 'As in photos.',
    last_day: 'As in photos.',
  },
};
