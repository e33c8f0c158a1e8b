import type { PhotoSort } from '../../contract/photo.js';
import type { FoundList } from '../../platform/database/list-page-by-ids.js';
import {
  areWholeYears,
  dayConditions,
  outsideOfDays,
  yearRange,
  type Years,
} from '../../platform/database/year-range.js';
import { photoOrder } from './photo-orders.js';
import { idsByStep } from './photos-by-step.js';
import { idsByYear } from './photos-by-year.js';

/** A photo is in a range of years when its own years overlap with it: when it may be of one of them, as in the search. */
export interface PhotoFilters extends Years {
  tagId?: number;
}

/** A condition on the column `years` of a table with this alias. */
type YearsCondition = (alias: string) => string;

/**
 * How a list of published photos is found: its size from the stored counts, and its ids from an index that has the order. In a
 * range of whole years, those that are certainly of it come before those that may be.
 * Lists by text: see PhotosByText.
 */
export function photoList(
  filters: PhotoFilters,
  sortBy: PhotoSort,
  bind: (value: unknown) => string,
): FoundList & { orderBy: string } {
  const { tagId } = filters;
  const tagged = tagId === undefined ? null : bind(tagId);
  const list = { source: photoSource(tagged), tag: tagged ?? '0', sortBy };
  const orderBy = photoOrder('p')[sortBy];
  const range = yearRange(filters, bind);
  if (!range) return { ...listOfAll(list, tagged !== null), orderBy };
  const overlaps: YearsCondition = (alias) => `${alias}.years && ${range}`;
  if (!areWholeYears(filters)) {
    // Days first: comparing them costs less.
    const where = [...dayConditions(filters, 'l', bind), overlaps('l')].join(' and ');
    return {
      total: `(${numberIn(list.tag, overlaps)} - ${numberOutside({ filters, tagged, range, bind })})`,
      ids: idsInOrder(list.source, where, photoOrder('l')[sortBy]),
      orderBy,
    };
  }
  const isCertain: YearsCondition = (alias) => `${alias}.years <@ ${range}`;
  const mayBe: YearsCondition = (alias) => `${overlaps(alias)} and not ${isCertain(alias)}`;
  return {
    total: numberIn(list.tag, overlaps),
    ids: idsInParts(listOfYears(list, isCertain), listOfYears(list, mayBe)),
    orderBy: `${isCertain('p')} desc, ${orderBy}`,
  };
}

interface List {
  source: string;
  tag: string;
  sortBy: PhotoSort;
}

function listOfAll({ source, tag, sortBy }: List, isOfTag: boolean): FoundList {
  const total = numberIn(tag);
  if (sortBy === 'year' || sortBy === 'yearDesc') return { total, ids: idsByYear({ source, tag, sortBy }) };
  return { total, ids: isOfTag ? idsInOrder(source, 'true', photoOrder('l')[sortBy]) : idsByStep(sortBy) };
}

function listOfYears({ source, tag, sortBy }: List, inYears: YearsCondition): FoundList {
  const total = numberIn(tag, inYears);
  if (sortBy === 'year' || sortBy === 'yearDesc') return { total, ids: idsByYear({ source, tag, inYears, sortBy }) };
  return { total, ids: idsInYears({ source, tag, inYears, orderBy: photoOrder('l')[sortBy] }) };
}

const numberIn = (tag: string, inYears?: YearsCondition): string =>
  `(select coalesce(sum(c.photos), 0)::int from photo_counts_by_tag c
    where c.tag_id = ${tag}${inYears ? ` and ${inYears('c')}` : ''})`;

/** All published photos, or those of a tag, under the alias `l`. */
export const photoSource = (tag: string | null): string =>
  tag === null
    ? `(select id, created_at, first_day, last_day, years, title, earliest, latest, member_days from photos where status = 'published') l`
    : `(select t.photo_id as id, t.created_at, t.first_day, t.last_day, t.years, t.title, p.earliest, p.latest, p.member_days
        from photo_tags_sorted t left join photos p on p.id = t.photo_id where t.tag_id = ${tag}) l`;

/** How many photos are in the years of the range, and not in its days. */
function numberOutside({ filters, tagged, range, bind }: OutsideOfDays): string {
  const ofTag = tagged === null ? '' : `join photo_tags_sorted t on t.photo_id = p.id and t.tag_id = ${tagged}`;
  return `(select count(*)::int from photos p ${ofTag}
    where p.status = 'published' and p.years && ${range} and ${outsideOfDays(filters, 'p', bind)})`;
}

interface OutsideOfDays {
  filters: Years;
  tagged: string | null;
  range: string;
  bind: (value: unknown) => string;
}

/** So many are read and sorted at every page. */
const sortedMax = 500;

/** Few photos are found by their years and sorted; of many, enough are met soon in an index that has the order. */
const idsInYears =
  ({ source, tag, inYears, orderBy }: Omit<List, 'sortBy'> & { inYears: YearsCondition; orderBy: string }) =>
  (limit: string): string =>
    `(select l.id
      from (select distinct c.years from photo_counts_by_tag c where c.tag_id = ${tag} and ${inYears('c')}) spans
      join ${source} on l.years = spans.years
      where counted.total <= ${sortedMax} order by ${orderBy} limit ${limit} offset start.at)
     union all
     (${idsInOrder(source, `${inYears('l')} and counted.total > ${sortedMax}`, orderBy)(limit)})`;

/** A page of two lists, one after the other. Each has the names `counted` and `start` for itself. */
const idsInParts =
  (first: FoundList, second: FoundList) =>
  (limit: string): string => `
    select part.id
    from (select ${first.total} as total offset 0) first
    cross join lateral (
      select greatest(0, start.at - first.total) as skipped,
        ${limit} - least(${limit}, greatest(0, first.total - start.at)) as room offset 0
    ) second
    cross join lateral (
      select found.id
      from (select first.total as total offset 0) counted
      cross join lateral (${first.ids(limit)}) found
      union all
      select found.id
      from (select counted.total - first.total as total offset 0) counted
      cross join lateral (select second.skipped as at offset 0) start
      cross join lateral (${second.ids('second.room')}) found
      where coalesce(second.room > 0, true)
    ) part`;

const idsInOrder =
  (source: string, where: string, orderBy: string) =>
  (limit: string): string =>
    `select l.id from ${source} where ${where} order by ${orderBy} limit ${limit} offset start.at`;
