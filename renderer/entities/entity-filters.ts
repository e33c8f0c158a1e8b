import { defaultEntitySort, type EntityListSort, entityListSorts } from '../../src/contract/entity.js';
import { limits } from '../../src/contract/limits.js';
import { pageNumber } from '../../src/contract/page.js';

/** Filters of the list of entities; their only state is the address. */
export interface EntityFilters {
  q: string;
  type: string;
  sort: EntityListSort;
  page: number;
}

/** Reads `?q=&type=&sort=&page=`; invalid values are ignored. */
export function readEntityFilters(query: Record<string, string>): EntityFilters {
  const type = (query['type'] ?? '').trim();
  const q = (query['q'] ?? '').trim().slice(0, limits.searchText.max);
  return {
    q,
    type: /^[a-z][a-z0-9_-]{0,39}$/.test(type) ? type : '',
    sort: sortsOf(q).find((sort) => sort === query['sort']) ?? defaultSortOf(q),
    page: pageNumber(query['page']),
  };
}

/** Address of the list with these filters; default values are left out. */
export function entitiesPath({ q, type, sort, page }: Partial<EntityFilters>): string {
  const query = new URLSearchParams();
  if (type) query.set('type', type);
  if (q) query.set('q', q);
  if (sort && sort !== defaultSortOf(q)) query.set('sort', sort);
  if (page && page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `/schede?${text}` : '/schede';
}

/** The orders to choose from: by relevance only where a text is searched, and then by default. */
export const sortsOf = (q: string): readonly EntityListSort[] =>
  entityListSorts.filter((sort) => q !== '' || sort !== 'relevance');

export const defaultSortOf = (q: string | undefined): EntityListSort => (q ? 'relevance' : defaultEntitySort);

/** True when the list is narrowed; order and page do not narrow it. */
export const isFiltered = ({ q, type }: EntityFilters): boolean => q !== '' || type !== '';
