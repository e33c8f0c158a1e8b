import { endsOf, readDayRange } from '../../src/contract/dates/day-range.js';
import type { Language } from '../../src/contract/languages.js';
import { limits } from '../../src/contract/limits.js';
import { pageNumber } from '../../src/contract/page.js';
import type { PhotoListQuery } from '../../src/contract/photo.js';
import { type ArchiveFilters, archiveViews, defaultSortOf, sortsOf } from './archive-filters.js';

/**
 * Reads `?search=&tagId=&from=&to=&days=&sortBy=&view=&page=`; invalid values are ignored, reversed years are swapped. Years lead
 * over days, as in the search, and days that are whole years are years. `years=1920-1929` is what a button of the timeline sends without scripts.
 */
export function readArchiveFilters(query: Record<string, string>): ArchiveFilters {
  const days = readDayRange(query['days']);
  const ofYears = days && [days.from, days.to].every((end) => end.length <= 4) ? days : null;
  const [first = query['from'] ?? ofYears?.from, last = query['to'] ?? ofYears?.to] = query['years']?.split('-') ?? [];
  const [from, to] = inOrder(yearOf(first), yearOf(last));
  const search = (query['search'] ?? '').trim().slice(0, limits.searchText.max);
  return {
    search,
    tagId: /^[1-9]\d{0,8}$/.test(query['tagId'] ?? '') ? Number(query['tagId']) : null,
    from,
    to,
    days: (from ?? to) === null ? days : null,
    sortBy: sortsOf(search).find((sort) => sort === query['sortBy']) ?? defaultSortOf(search),
    view: archiveViews.find((view) => view === query['view']) ?? null,
    page: pageNumber(query['page']),
  };
}

/** What the API is asked for the photos that these filters find, without the part of the list. */
export const archiveQuery = (
  { search, tagId, from, to, days, sortBy }: ArchiveFilters,
  language: Language,
): PhotoListQuery => ({
  sortBy,
  ...(search && { search, language }),
  ...(tagId !== null && { tagId }),
  ...(from !== null && { from }),
  ...(to !== null && { to }),
  ...endsOf(days),
});

const yearOf = (text: string | undefined): number | null => (/^[1-9]\d{3}$/.test(text ?? '') ? Number(text) : null);

const inOrder = (from: number | null, to: number | null): [number | null, number | null] =>
  from !== null && to !== null && from > to ? [to, from] : [from, to];
