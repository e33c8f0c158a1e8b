import { limits } from '../../src/contract/limits.js';
import { type AdminEntityListQuery, entityStatuses } from '../../src/contract/entity.js';
import { pageNumber } from '../../src/contract/page.js';
import { adminQuery } from './admin-query.js';

/** An editor must always start from what is stored now. */
const staleTimeMs = 0;

export const adminEntityQueries = {
  list: (query: AdminEntityListQuery) =>
    adminQuery(['admin-entities', 'list', query], staleTimeMs, (api) => api.adminEntities.list(query)),
  byId: (id: number) => adminQuery(['admin-entities', id], staleTimeMs, (api) => api.adminEntities.byId({ id })),
};

/** The query of the list, from the address. */
export function adminEntityListQuery(search: Record<string, string>): AdminEntityListQuery {
  const q = search['q']?.trim().slice(0, limits.searchText.max);
  const type = search['type']?.trim().slice(0, 100);
  const status = entityStatuses.find((each) => each === search['status']);
  return { page: pageNumber(search['page']), ...(q && { q }), ...(type && { type }), ...(status && { status }) };
}

/** Address of the list; page 1 is left out. */
export function adminEntitiesPath({ page = 1, q, type, status }: AdminEntityListQuery): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (type) query.set('type', type);
  if (status) query.set('status', status);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/admin/entities?${query.toString()}` : '/admin/entities';
}

/** The page of a card as it will be, also while it is a draft. */
export const entityPreviewPath = (id: number): string => `/admin/entities/preview?id=${id}`;

export const editEntityPath = (id: number): string => `/admin/entities?edit=${id}`;

/** The categories of cards, also those whose cards are all drafts. */
export const adminEntityTypeList = adminQuery(['admin-entity-types'], 0, (api) => api.adminEntityTypes.list());
