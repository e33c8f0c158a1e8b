import { archiveQuery } from '../api/archive-query.js';

const minute = 60_000;

/** The calls of the pages of fonds, with the time that their answers stay fresh; other pages do not need them. */
export const fondsQueries = {
  list: () => archiveQuery(['fonds'], 5 * minute, (api) => api.fonds.list()),
  byIds: (ids: string) => archiveQuery(['fonds', 'by-ids', ids], 5 * minute, (api) => api.fonds.byIds({ ids })),
  byId: (id: number) => archiveQuery(['fonds', id], minute, (api) => api.fonds.byId({ id })),
  bySlug: (slug: string) => archiveQuery(['fonds', slug], minute, (api) => api.fonds.bySlug({ slug })),
};
