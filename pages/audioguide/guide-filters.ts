import type { EntitySort } from '../../src/contract/entity.js';
import { type EntityFilters, entitiesPath, readEntityFilters } from '../../renderer/entities/entity-filters.js';

/** Guides are sorted by name, unlike the list of entities. */
export const defaultGuideSort: EntitySort = 'name';

/** Reads `?type=&q=&sort=&page=`, with the same rules as the list of entities. */
export const readGuideFilters = (query: Record<string, string>): EntityFilters =>
  readEntityFilters({ ...query, sort: query['sort'] || defaultGuideSort });

export function guidesPath({ sort, ...filters }: Partial<EntityFilters>): string {
  const query = new URLSearchParams(entitiesPath(filters).split('?')[1]);
  if (sort && sort !== defaultGuideSort) query.set('sort', sort);
  return `/schede/audioguide${query.size > 0 ? `?${query.toString()}` : ''}`;
}
