import type { EntitySort } from '../../src/contract/entity.js';
import { type EntityFilters, entitiesPath, readEntityFilters } from '../../renderer/entities/entity-filters.js';

/** The guides stand by their name, unlike the cards (public-site.md, Audio guides). */
export const defaultGuideSort: EntitySort = 'name';

/** Reads `?type=&q=&sort=&page=` like the list of the cards. */
export const readGuideFilters = (query: Record<string, string>): EntityFilters =>
  readEntityFilters({ ...query, sort: query['sort'] ?? defaultGuideSort });

export function guidesPath({ sort, ...filters }: Partial<EntityFilters>): string {
  const query = new URLSearchParams(entitiesPath(filters).split('?')[1]);
  if (sort && sort !== defaultGuideSort) query.set('sort', sort);
  return `/schede/audioguide${query.size > 0 ? `?${query.toString()}` : ''}`;
}
