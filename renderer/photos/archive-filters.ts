import { limits } from '../../src/contract/limits.js';
import { pageNumber } from '../../src/contract/page.js';
import { defaultPhotoSort, type PhotoListSort, photoListSorts } from '../../src/contract/photo.js';

/** Filters of the archive; their only state is the address. */
export interface ArchiveFilters {
  search: string;
  tagId: number | null;
  /** First and last year, both inclusive. */
  from: number | null;
  to: number | null;
  sortBy: PhotoListSort;
  page: number;
}

/** Reads `?search=&tagId=&from=&to=&sortBy=&page=`; invalid values are ignored, reversed years are swapped. */
export function readArchiveFilters(query: Record<string, string>): ArchiveFilters {
  const [from, to] = inOrder(yearOf(query['from']), yearOf(query['to']));
  const search = (query['search'] ?? '').trim().slice(0, limits.searchText.max);
  return {
    search,
    tagId: /^[1-9]\d{0,8}$/.test(query['tagId'] ?? '') ? Number(query['tagId']) : null,
    from,
    to,
    sortBy: sortsOf(search).find((sort) => sort === query['sortBy']) ?? defaultSortOf(search),
    page: pageNumber(query['page']),
  };
}

/** Address of the archive with these filters; default values are left out. */
export function archivePath({ search, tagId, from, to, sortBy, page }: Partial<ArchiveFilters>): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (tagId) query.set('tagId', String(tagId));
  if (from) query.set('from', String(from));
  if (to) query.set('to', String(to));
  if (sortBy && sortBy !== defaultSortOf(search)) query.set('sortBy', sortBy);
  if (page && page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `/archivio?${text}` : '/archivio';
}

/** The orders to choose from: by relevance only where a text is searched, and then by default. */
export const sortsOf = (search: string | undefined): readonly PhotoListSort[] =>
  photoListSorts.filter((sort) => search || sort !== 'relevance');

export const defaultSortOf = (search: string | undefined): PhotoListSort => (search ? 'relevance' : defaultPhotoSort);

/** True when the list is narrowed; order and page do not narrow it. */
export const isFiltered = ({ search, tagId, from, to }: ArchiveFilters): boolean =>
  search !== '' || tagId !== null || from !== null || to !== null;

/**
 * The range of years as text, `1900–1909`, `from 1900` …, or null for all years; the caller gives the texts for open
 * ranges.
 */
export function yearsShown(
  { from, to }: Pick<ArchiveFilters, 'from' | 'to'>,
  words: { since: (year: number) => string; until: (year: number) => string },
): string | null {
  if (from !== null && to !== null) return from === to ? String(from) : `${from}–${to}`;
  if (from !== null) return words.since(from);
  return to === null ? null : words.until(to);
}

const yearOf = (text: string | undefined): number | null => (/^[1-9]\d{3}$/.test(text ?? '') ? Number(text) : null);

const inOrder = (from: number | null, to: number | null): [number | null, number | null] =>
  from !== null && to !== null && from > to ? [to, from] : [from, to];
