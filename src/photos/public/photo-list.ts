import type { PhotoSort } from '../../contract/photo.js';
import type { FoundList } from '../../platform/database/list-page-by-ids.js';
import { textCondition, type TextMatch } from '../../search/postgres/text-matcher.js';
import { datedPhotoOrder, photoOrder } from './photo-orders.js';
import { idsByStep } from './photos-by-step.js';
import { idsByYear } from './photos-by-year.js';

export interface PhotoFilters {
  match: TextMatch | null;
  tagId?: number;
  /** First and last year, included. */
  from?: number;
  to?: number;
}

/**
 * How a list of published photos is found: its size from the kept counts, unless a text decides, and its ids from an index
 * that has the order.
 */
export function photoList(filters: PhotoFilters, sortBy: PhotoSort, bind: (value: unknown) => string): FoundList {
  const { match, tagId, from, to } = filters;
  const tag = tagId === undefined ? null : bind(tagId);
  const source = sourceOf(tag);
  const years = [
    ...(from === undefined ? [] : [`l.year >= ${bind(from)}`]),
    ...(to === undefined ? [] : [`l.year <= ${bind(to)}`]),
  ];
  const counted = { tag: tag ?? '0', years };
  if (match) {
    const text = textCondition({ kind: 'photo', id: 'l.id', text: bind(match.required) });
    const where = ['true', ...years, text].join(' and ');
    return {
      total: `(select count(*)::int from ${source} where ${where})`,
      ids: idsInOrder(source, where, photoOrder('l')[sortBy]),
    };
  }
  const total = keptCount(counted);
  if (years.length > 0) return { total, ids: idsInOrder(source, years.join(' and '), datedPhotoOrder('l')[sortBy]) };
  if (sortBy === 'year' || sortBy === 'yearDesc')
    return { total, ids: idsByYear({ source, tag: counted.tag, sortBy }) };
  if (tag === null) return { total, ids: idsByStep(sortBy) };
  return { total, ids: idsInOrder(source, 'true', photoOrder('l')[sortBy]) };
}

/** All published photos, or those of a tag, under the alias `l`. */
const sourceOf = (tag: string | null): string =>
  tag === null
    ? `(select id, created_at, year, title from photos where status = 'published') l`
    : `(select photo_id as id, created_at, year, title from tag_photos where tag_id = ${tag}) l`;

const keptCount = ({ tag, years }: { tag: string; years: string[] }): string =>
  `(select coalesce(sum(l.photos), 0)::int from photo_counts l where ${[`l.tag_id = ${tag}`, ...years].join(' and ')})`;

const idsInOrder =
  (source: string, where: string, orderBy: string) =>
  (limit: string): string =>
    `select l.id from ${source} where ${where} order by ${orderBy} limit ${limit} offset start.at`;
