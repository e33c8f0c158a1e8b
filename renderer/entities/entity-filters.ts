import { defaultEntitySort, type EntitySort, entitySorts } from '../../src/contract/entity.js';
import { limits } from '../../src/contract/limits.js';
import { pageNumber } from '../../src/contract/page.js';

/** Filters of the list of entities; their only state is the address. */
export interface EntityFilters {
  q: string;
  type: string;
  sort: EntitySort;
  page: number;
}

/** Reads `?q=&type=&sort=&page=`; invalid values are ignored. */
export function readEntityFilters(query: Record<string, string>): EntityFilters {
  const type = (query['type'] ?? '').trim();
  return {
    q: (query['q'] ?? '').trim().slice(0, limits.searchText.max),
    type: /^[a-z][a-z0-9_-]{0,39}$/.test(type) ? type : '',
    sort: entitySorts.find((sort) => sort === query['sort']) ?? defaultEntitySort,
    page: pageNumber(query['page']),
  };
}

/** Address of the list with these filters; default values are left out. */
export function entitiesPath({ q, type, sort, page }: Partial<EntityFilters>): string {
  const query = new URLSearchParams();
  if (type) query.set('type', type);
  if (q) query.set('q', q);
  if (sort && sort !== defaultEntitySort) query.set('sort', sort);
  if (page && page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `/schede?${text}` : '/schede';
}

/** True when the list is narrowed; order and page do not narrow it. */
export const isFiltered = ({ q, type }: EntityFilters): boolean => q !== '' || type !== '';
