import type { DataSource } from 'typeorm';
import type { PhotoSort } from '../../src/contract/photo.js';

/** The rule of each order, in the plainest SQL. */
const orders: Record<PhotoSort, string> = {
  createdAt: 'created_at desc, id desc',
  createdAtAsc: 'created_at, id',
  year: 'first nulls last, last nulls last, id',
  yearDesc: 'first desc nulls last, last desc nulls last, id desc',
  title: 'title collate "it_by_number", id',
  titleDesc: 'title collate "it_by_number" desc, id desc',
};

/** The days of a photo: those that it states, or those of its years; and those by which it is sorted. */
export const datesOfPhoto = `lateral (
       select coalesce(earliest, make_date(case when coalesce(year, year_start) is not null then least(year, year_start, year_end) end, 1, 1)) as earliest_day,
         coalesce(latest, make_date(case when coalesce(year, year_end) is not null then greatest(year, year_start, year_end) end, 12, 31)) as latest_day) bounds,
       lateral (
         select case when year is null then coalesce(earliest_day, latest_day)
             when extract(year from earliest_day) = year then earliest_day else make_date(year, 1, 1) end as first,
           case when year is null then coalesce(latest_day, earliest_day)
             when extract(year from latest_day) = year then latest_day else make_date(year, 12, 31) end as last) dated`;

/**
 * Whether a photo is certainly of a range of years, from parameter 5 to 6: none of its years lies outside. Without them all are.
 * What is open may be of any year.
 */
const isCertain = `(($5::integer is null or coalesce(case when coalesce(year, year_start) is not null then least(year, year_start, year_end) end, 0) >= $5)
       and ($6::integer is null or coalesce(case when coalesce(year, year_end) is not null then greatest(year, year_start, year_end) end, 9999) <= $6))`;

interface PlainList {
  sortBy: PhotoSort;
  tagId?: number | undefined;
  /** A year or a day. */
  from?: number | string | undefined;
  to?: number | string | undefined;
  /** A `tsquery` that the photos' search documents match. */
  text?: string | undefined;
}

/** The ids of the published photos of a list, by its rules alone: without the indexes and counts that make lists fast. */
export async function listPlainly(
  database: DataSource,
  { sortBy, tagId, from, to, text }: PlainList,
): Promise<number[]> {
  const isOfYears = text === undefined && [from, to].every((end) => end === undefined || typeof end === 'number');
  const rows = await database.query<{ id: number }[]>(
    `select id from photos, ${datesOfPhoto}
     where status = 'published'
       and ($1::integer is null or exists (select from photo_tags where photo_id = id and tag_id = $1))
       and ($2::date <= $3::date) is not false
       and (coalesce($2::date, $3::date) is null or coalesce(earliest_day, latest_day) is not null)
       and ($2::date is null or latest_day is null or latest_day >= $2)
       and ($3::date is null or earliest_day is null or earliest_day <= $3)
       and ($4::tsquery is null or id in (select id from search_documents where kind = 'photo' and tsv @@ $4))
     order by ${isCertain} desc, ${orders[sortBy]}`,
    [tagId, from && dayOf(from, '-01-01'), to && dayOf(to, '-12-31'), text, ...(isOfYears ? [from, to] : [null, null])],
  );
  return rows.map(({ id }) => id);
}

const dayOf = (end: number | string, ofYear: string): string =>
  String(end).includes('-') ? String(end) : `${end}${ofYear}`;
