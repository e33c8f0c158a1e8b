import type { PhotoSort } from '../../contract/photo.js';
import type { FoundList } from '../../platform/database/list-page-by-ids.js';
import {
  haveYearPrecision,
  dayConditions,
  outsideOfDays,
  yearRange,
  type Years,
} from '../../platform/database/year-range.js';
import { countsOf, photoSource, photosOfBoth, type StoredCounts } from './photo-group.js';
import { photoOrder } from './photo-orders.js';
import { idsByStep } from './photos-by-step.js';
import { idsByYear } from './photos-by-year.js';

/** A photo is in a range of years when its own years overlap with it: when it may be of one of them, as in the search. */
export interface PhotoFilters extends Years {
  tagId?: number;
  /** With those of all that is in it. */
  fondsId?: number;
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
  const list = listOf(filters, sortBy, bind);
  const orderBy = photoOrder('p')[sortBy];
  const range = yearRange(filters, bind);
  if (!range) return { ...listOfAll(list), orderBy };
  const overlaps: YearsCondition = (alias) => `${alias}.years && ${range}`;
  if (!haveYearPrecision(filters)) {
    // Days first: comparing them costs less.
    const where = [...dayConditions(filters, 'l', bind), overlaps('l')].join(' and ');
    return {
      total: `(${numberIn(list, overlaps)} - ${numberOutside({ filters, source: list.source, range, bind })})`,
      ids: idsInOrder(list.source, where, photoOrder('l')[sortBy]),
      orderBy,
    };
  }
  const isCertain: YearsCondition = (alias) => `${alias}.years <@ ${range}`;
  const mayBe: YearsCondition = (alias) => `${overlaps(alias)} and not ${isCertain(alias)}`;
  return {
    total: numberIn(list, overlaps),
    ids: idsInParts(listOfYears(list, isCertain), listOfYears(list, mayBe)),
    orderBy: `${isCertain('p')} desc, ${orderBy}`,
  };
}

interface List {
  source: string;
  /** Null where no counts are stored: of a tag within a fonds. Its photos are counted. */
  counts: StoredCounts | null;
  /** Of the whole archive. */
  isOfAll: boolean;
  sortBy: PhotoSort;
}

function listOf({ tagId, fondsId }: PhotoFilters, sortBy: PhotoSort, bind: (value: unknown) => string): List {
  if (tagId !== undefined && fondsId !== undefined)
    return { source: photosOfBoth(bind(tagId), bind(fondsId)), counts: null, isOfAll: false, sortBy };
  const kind = fondsId === undefined ? 'tag' : 'fonds';
  const number = fondsId ?? tagId;
  const id = number === undefined ? null : bind(number);
  const source = photoSource(id === null ? null : { kind, id });
  return { source, counts: countsOf(kind, id ?? '0'), isOfAll: id === null, sortBy };
}

function listOfAll(list: List): FoundList {
  const { source, counts, isOfAll, sortBy } = list;
  const total = numberIn(list);
  if (counts && (sortBy === 'year' || sortBy === 'yearDesc'))
    return { total, ids: idsByYear({ source, counts, sortBy }) };
  const isByStep = isOfAll && sortBy !== 'year' && sortBy !== 'yearDesc';
  return { total, ids: isByStep ? idsByStep(sortBy) : idsInOrder(source, 'true', photoOrder('l')[sortBy]) };
}

function listOfYears(list: List, inYears: YearsCondition): FoundList {
  const { source, counts, sortBy } = list;
  const total = numberIn(list, inYears);
  const orderBy = photoOrder('l')[sortBy];
  if (!counts) return { total, ids: idsInOrder(source, inYears('l'), orderBy) };
  if (sortBy === 'year' || sortBy === 'yearDesc') return { total, ids: idsByYear({ source, counts, inYears, sortBy }) };
  return { total, ids: idsInYears({ source, counts, inYears, orderBy }) };
}

const numberIn = ({ counts, source }: List, inYears?: YearsCondition): string =>
  counts
    ? `(select coalesce(sum(c.photos), 0)::int from ${counts.table} c
        where ${counts.where}${inYears ? ` and ${inYears('c')}` : ''})`
    : `(select count(*)::int from ${source}${inYears ? ` where ${inYears('l')}` : ''})`;

/** How many photos are in the years of the range, and not in its days. */
function numberOutside({ filters, source, range, bind }: OutsideOfDays): string {
  return `(select count(*)::int from ${source} where l.years && ${range} and ${outsideOfDays(filters, 'l', bind)})`;
}

interface OutsideOfDays {
  filters: Years;
  source: string;
  range: string;
  bind: (value: unknown) => string;
}

/** So many are read and sorted at every page. */
const sortedMax = 500;

/** Few photos are found by their years and sorted; of many, enough are met soon in an index that has the order. */
const idsInYears =
  ({ source, counts, inYears, orderBy }: IdsInYears) =>
  (limit: string): string =>
    `(select l.id
      from (select distinct c.years from ${counts.table} c where ${counts.where} and ${inYears('c')}) spans
      join ${source} on l.years = spans.years
      where counted.total <= ${sortedMax} order by ${orderBy} limit ${limit} offset start.at)
     union all
     (${idsInOrder(source, `${inYears('l')} and counted.total > ${sortedMax}`, orderBy)(limit)})`;

interface IdsInYears {
  source: string;
  counts: StoredCounts;
  inYears: YearsCondition;
  orderBy: string;
}

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
