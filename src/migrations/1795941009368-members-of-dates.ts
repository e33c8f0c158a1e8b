import type { MigrationInterface, QueryRunner } from 'typeorm';
import { commentOnColumn } from './comments/table-comments.js';
import { indexesOn } from './dates/indexes-on.js';
import { memberFunctions } from './dates/member-functions.js';

/**
 * “1910; 1936” is a date of 1910 and of 1936, not of the years between them: the years of a photo are those of the members of
 * its date, and where these leave days out, their days are kept. Every other date has the span that it had.
 */
export class MembersOfDates1795941009368 implements MigrationInterface {
  readonly name = 'MembersOfDates1795941009368';

  async up(runner: QueryRunner): Promise<void> {
    const indexes = await indexesOn(runner, ['years']);
    await runner.query(`
      ${memberFunctions}
      alter table photos drop column years,
        add column member_days datemultirange generated always as (${members}) stored,
        add column years int4multirange generated always as (
          coalesce(years_of_days(${members}), int4multirange(${span}))) stored;
      ${tables.map((table) => `alter table ${table} alter column years type int4multirange using int4multirange(years);`).join('\n')}
      alter type listed_photo alter attribute years type int4multirange;
      ${indexes.map((definition) => `${carried(definition, 'earliest, latest, member_days')};`).join('\n')}
      create index photos_members on photos using gist (member_days) where status = 'published' and member_days is not null;
      drop index search_documents_years;
      alter table search_documents add column member_days datemultirange,
        alter column years type int4multirange using int4multirange(years);
      create index search_documents_years on search_documents using gist (years) where years is not null;
      select recount_lists();
      select recount_photo_filters();
      ${commentOnColumn('photos', 'member_days', 'Days of the members of its date, where these leave days out (1910; 1936); null for a date that is one span.')}
      ${commentOnColumn('photos', 'years', 'Years that it may be of, those of the members of its date; one that is open to one side reaches everywhere. Lists are filtered by it.')}
      ${commentOnColumn('search_documents', 'member_days', 'As in photos.')}
      comment on function date_members is 'Days of the members of a set in EDTF; null for what is no set, for one without a gap, and where other years or days are stated beside it.';
      comment on function years_of_days is 'Years in which these days lie.';
      ${indexSets}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    const indexes = await indexesOn(runner, ['years']);
    await runner.query(`
      drop index photos_members;
      alter table photos drop column years, drop column member_days,
        add column years int4range generated always as (${span}) stored;
      ${tables.map((table) => `alter table ${table} alter column years type int4range using range_merge(years);`).join('\n')}
      alter type listed_photo alter attribute years type int4range;
      ${indexes.map((definition) => `${carried(definition, 'earliest, latest')};`).join('\n')}
      drop index search_documents_years;
      alter table search_documents drop column member_days,
        alter column years type int4range using range_merge(years);
      create index search_documents_years on search_documents using gist (years) where years is not null;
      drop function date_members, years_of_days;
      select recount_lists();
      select recount_photo_filters();
      ${commentOnColumn('photos', 'years', 'Years that it may be of; a date that is open to one side reaches everywhere. Lists are filtered by it.')}
    `);
  }
}

/** From the first to the last year that is stated; open to the side where there is none. */
const span = `case
  when year is not null or (year_start is not null and year_end is not null)
    then int4range(least(year, year_start, year_end), greatest(year, year_start, year_end), '[]')
  when year_start is not null then int4range(year_start, null)
  when year_end is not null then int4range(null, year_end, '[]') end`;

/** Only a set has a comma: no other date is taken apart. */
const members = `case when edtf like '%,%' then date_members(edtf, earliest, latest, year, ${span}) end`;

const tables = ['photo_tags_sorted', 'photo_entities_sorted', 'photo_counts_by_tag', 'photo_counts_by_filter'];

/** The days that the index of the order by date carries. */
const carried = (definition: string, days: string): string =>
  definition.replace(/INCLUDE \(years, earliest, latest(, member_days)?\)/, `INCLUDE (years, ${days})`);

/** The search knows the members of a date once its photo is indexed anew. */
const indexSets = `
  insert into job_outbox (kind, subject, subject_id)
    select 'index', 'photo', id from photos where status = 'published' and member_days is not null order by id
    on conflict (kind, subject, subject_id) do update set
      version = job_outbox.version + 1, attempts = 0, crashes = 0, due_at = excluded.due_at,
      queued_at = null, dead_at = null, last_error = null;`;
