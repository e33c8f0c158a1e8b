import { limits } from '../../src/contract/limits.js';
import { pageNumber } from '../../src/contract/page.js';
import { defaultPhotoSort, type PhotoSort, photoSorts } from '../../src/contract/photo.js';

/** What the archive shows: all of it stands in the address (row A1). */
export interface ArchiveFilters {
  search: string;
  tagId: number | null;
  sortBy: PhotoSort;
  page: number;
}

/** Reads `?search=&tagId=&sortBy=&page=`; what makes no sense is left out. */
export function readArchiveFilters(query: Record<string, string>): ArchiveFilters {
  return {
    search: (query['search'] ?? '').trim().slice(0, limits.searchText.max),
    tagId: /^[1-9]\d{0,8}$/.test(query['tagId'] ?? '') ? Number(query['tagId']) : null,
    sortBy: photoSorts.find((sort) => sort === query['sortBy']) ?? defaultPhotoSort,
    page: pageNumber(query['page']),
  };
}

/** The archive's address with these filters; the usual ones are left out. */
export function archivePath({ search, tagId, sortBy, page }: Partial<ArchiveFilters>): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (tagId) query.set('tagId', String(tagId));
  if (sortBy && sortBy !== defaultPhotoSort) query.set('sortBy', sortBy);
  if (page && page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `/archivio?${text}` : '/archivio';
}

/** True when the list is narrowed; order and page do not narrow it. */
export const isFiltered = ({ search, tagId }: ArchiveFilters): boolean => search !== '' || tagId !== null;
