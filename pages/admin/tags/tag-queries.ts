import { limits } from '../../../src/contract/limits.js';
import { pageNumber } from '../../../src/contract/page.js';
import { type AdminTagListQuery, type AdminTagSort, adminTagSorts } from '../../../src/contract/tag.js';
import { adminQuery } from '../../../renderer/admin/admin-query.js';

export const tagsPath = '/admin/tags';

export const adminTagList = (query: AdminTagListQuery) =>
  adminQuery(['admin-tags', query], 0, (api) => api.adminTags.list(query));

/** The query of the list, from the address. */
export function tagListQuery(search: Record<string, string>): AdminTagListQuery & { sort: AdminTagSort } {
  const q = search['q']?.trim().slice(0, limits.searchText.max);
  return {
    page: pageNumber(search['page']),
    sort: adminTagSorts.find((sort) => sort === search['sort']) ?? adminTagSorts[0],
    ...(q && { q }),
    ...(search['unused'] === 'true' && { unused: true }),
  };
}

/** Address of the list; what is usual is left out. */
export function tagListPath({ q, unused, sort = adminTagSorts[0], page = 1 }: AdminTagListQuery): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (unused) query.set('unused', 'true');
  if (sort !== adminTagSorts[0]) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${tagsPath}?${query.toString()}` : tagsPath;
}
