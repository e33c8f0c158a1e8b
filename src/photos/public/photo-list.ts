import type { PhotoSort } from '../../contract/photo.js';
import type { FoundList } from '../../platform/database/list-page-by-ids.js';
import { datedPhotoOrder, photoOrder } from './photo-orders.js';
import { type YearConditions, yearConditions, type Years } from './photo-years.js';
import { idsByStep } from './photos-by-step.js';
import { idsByYear } from './photos-by-year.js';

export interface PhotoFilters extends Years {
  tagId?: number;
}

/**
 * How a list of published photos is found: its size from the stored counts, and its ids from an index that has the order.
 * Lists by text: see PhotosByText.
 */
export function photoList(filters: PhotoFilters, sortBy: PhotoSort, bind: (value: unknown) => string): FoundList {
  const { tagId } = filters;
  const tag = tagId === undefined ? null : bind(tagId);
  const source = photoSource(tag);
  const years = yearConditions(filters, bind);
  const counted = tag ?? '0';
  if (years)
    return {
      total: `(${storedCount(counted, years.byYear)} + (select count(*)::int from ${source} where l.id in (${years.bySpan})))`,
      ids: idsInYears(source, years, sortBy),
    };
  const total = storedCount(counted);
  if (sortBy === 'year' || sortBy === 'yearDesc') return { total, ids: idsByYear({ source, tag: counted, sortBy }) };
  if (tag === null) return { total, ids: idsByStep(sortBy) };
  return { total, ids: idsInOrder(source, 'true', photoOrder('l')[sortBy]) };
}

/** All published photos, or those of a tag, under the alias `l`. */
export const photoSource = (tag: string | null): string =>
  tag === null
    ? `(select id, created_at, year, title from photos where status = 'published') l`
    : `(select photo_id as id, created_at, year, title from tag_photos where tag_id = ${tag}) l`;

const storedCount = (tag: string, years: string[] = []): string =>
  `(select coalesce(sum(l.photos), 0)::int from photo_counts l where ${[`l.tag_id = ${tag}`, ...years].join(' and ')})`;

/** Those found by their year are read from an index as far as the page reaches; the few others are merged into them. */
const idsInYears =
  (source: string, { byYear, bySpan }: YearConditions, sortBy: PhotoSort) =>
  (limit: string): string =>
    `select l.id from (
       (select l.* from ${source} where ${byYear.join(' and ')} order by ${datedPhotoOrder('l')[sortBy]} limit ${limit} + start.at)
       union all
       select l.* from ${source} where l.id in (${bySpan})
     ) l order by ${photoOrder('l')[sortBy]} limit ${limit} offset start.at`;

const idsInOrder =
  (source: string, where: string, orderBy: string) =>
  (limit: string): string =>
    `select l.id from ${source} where ${where} order by ${orderBy} limit ${limit} offset start.at`;
