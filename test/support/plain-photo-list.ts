import type { DataSource } from 'typeorm';
import type { DayBounds } from '../../src/contract/dates/day-bounds.js';
import { membersOfDate } from '../../src/contract/dates/members-of-date.js';
import type { PhotoSort } from '../../src/contract/photo.js';
import { isInRange } from './sets-of-dates.js';

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
 * Whether a photo is certainly of a range of years, from parameter 3 to 4: none of its years lies outside. Without them all are.
 * What is open may be of any year.
 */
const isCertain = `(($3::integer is null or coalesce(case when coalesce(year, year_start) is not null then least(year, year_start, year_end) end, 0) >= $3)
       and ($4::integer is null or coalesce(case when coalesce(year, year_end) is not null then greatest(year, year_start, year_end) end, 9999) <= $4))`;

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
  const rows = await database.query<PlainPhoto[]>(
    `select ${plainPhoto} from photos, ${datesOfPhoto}
     where status = 'published'
       and ($1::integer is null or exists (select from photo_tags where photo_id = id and tag_id = $1))
       and ($2::tsquery is null or id in (select id from search_documents where kind = 'photo' and tsv @@ $2))
     order by ${isCertain} desc, ${orders[sortBy]}`,
    [tagId, text, ...(isOfYears ? [from, to] : [null, null])],
  );
  return rows.filter((photo) => isInRange(membersOf(photo), { from, to })).map(({ id }) => id);
}

/** What the dates of a photo are compared by. */
export interface PlainPhoto extends DayBounds {
  id: number;
  edtf: string | null;
  year: number | null;
  yearStart: number | null;
  yearEnd: number | null;
  firstDay: string | null;
  lastDay: string | null;
}

/** The columns of it, beside `datesOfPhoto`. */
export const plainPhoto = `id, edtf, earliest, latest, year, year_start as "yearStart", year_end as "yearEnd",
  earliest_day as "firstDay", latest_day as "lastDay"`;

/** The spans of days of a photo's date: computed from its EDTF, or the one from its first to its last day. */
export const membersOf = (photo: PlainPhoto): DayBounds[] =>
  membersOfDate(photo) ?? [{ earliest: photo.firstDay, latest: photo.lastDay }];
