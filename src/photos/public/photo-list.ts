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

/**
 * How a list of published photos is found: its size from the stored counts, and its ids from an index that has the order.
 * Lists by text: see PhotosByText.
 */
export function photoList(filters: PhotoFilters, sortBy: PhotoSort, bind: (value: unknown) => string): FoundList {
  const { tagId } = filters;
  const tagged = tagId === undefined ? null : bind(tagId);
  const tag = tagged ?? '0';
  const source = photoSource(tagged);
  const range = yearRange(filters, bind);
  const inYears = `(select coalesce(sum(c.photos), 0)::int from photo_counts_by_tag c
    where c.tag_id = ${tag}${range ? ` and c.years && ${range}` : ''})`;
  if (range && !areWholeYears(filters)) {
    const where = [`l.years && ${range}`, ...dayConditions(filters, 'l', bind)].join(' and ');
    return {
      total: `(${inYears} - ${numberOutside({ filters, tagged, range, bind })})`,
      ids: idsInOrder(source, where, photoOrder('l')[sortBy]),
    };
  }
  const total = inYears;
  if (sortBy === 'year' || sortBy === 'yearDesc') return { total, ids: idsByYear({ source, tag, range, sortBy }) };
  const orderBy = photoOrder('l')[sortBy];
  if (range) return { total, ids: idsInRange({ source, tag, range, orderBy }) };
  return { total, ids: tagged === null ? idsByStep(sortBy) : idsInOrder(source, 'true', orderBy) };
}

/** All published photos, or those of a tag, under the alias `l`. */
export const photoSource = (tag: string | null): string =>
  tag === null
    ? `(select id, created_at, first_day, last_day, years, title, earliest, latest from photos where status = 'published') l`
    : `(select t.photo_id as id, t.created_at, t.first_day, t.last_day, t.years, t.title, p.earliest, p.latest
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
const idsInRange =
  ({ source, tag, range, orderBy }: { source: string; tag: string; range: string; orderBy: string }) =>
  (limit: string): string =>
    `(select l.id
      from (select distinct c.years from photo_counts_by_tag c where c.tag_id = ${tag} and c.years && ${range}) spans
      join ${source} on l.years = spans.years
      where counted.total <= ${sortedMax} order by ${orderBy} limit ${limit} offset start.at)
     union all
     (${idsInOrder(source, `l.years && ${range} and counted.total > ${sortedMax}`, orderBy)(limit)})`;

const idsInOrder =
  (source: string, where: string, orderBy: string) =>
  (limit: string): string =>
    `select l.id from ${source} where ${where} order by ${orderBy} limit ${limit} offset start.at`;
