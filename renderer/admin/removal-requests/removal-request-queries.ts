import { pageNumber } from '../../../src/contract/page.js';
import { removalLists, type RemovalRequestListQuery } from '../../../src/contract/removal-request.js';
import { adminQuery } from '../admin-query.js';

/** Somebody else may have decided meanwhile, and every minute counts. */
const staleTimeMs = 0;

/** Prefix of the keys of all these queries. */
export const removalRequestsKey = ['removal-requests'] as const;

export const removalRequestQueries = {
  list: (query: RemovalRequestListQuery) =>
    adminQuery([...removalRequestsKey, 'list', query], staleTimeMs, (api) => api.removalRequests.list(query)),
  counts: () => adminQuery([...removalRequestsKey, 'counts'], staleTimeMs, (api) => api.removalRequests.counts()),
  byId: (id: number) => adminQuery([...removalRequestsKey, id], staleTimeMs, (api) => api.removalRequests.byId({ id })),
  resembling: (id: number) =>
    adminQuery([...removalRequestsKey, id, 'resembling'], staleTimeMs, (api) => api.removalRequests.resembling({ id })),
};

/** The query of the list, from the address; an unknown list is the open one. */
export const removalRequestListQuery = (search: Record<string, string>): Required<RemovalRequestListQuery> => ({
  list: removalLists.find((known) => known === search['list']) ?? 'open',
  page: pageNumber(search['page']),
});

/** Address of a list; the open one and page 1 are left out. */
export function removalRequestsPath({ list = 'open', page = 1 }: RemovalRequestListQuery): string {
  const query = new URLSearchParams();
  if (list !== 'open') query.set('list', list);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/admin/removal-requests?${query.toString()}` : '/admin/removal-requests';
}

export const removalRequestPagePath = (id: number): string => `/admin/removal-requests/${id}`;
