import type { PageContext } from 'vike/types';
import { adminQueries } from '../../../renderer/admin/admin-queries.js';
import { load } from '../../../renderer/api/load.js';
import { userFilters, userListQuery } from './user-filters.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const { search } = pageContext.urlParsed;
  const filters = userFilters(search);
  const query = userListQuery(filters, search['page']);
  return { filters, query, users: await load(pageContext, adminQueries.users(query)) };
}
