import type { PageContext } from 'vike/types';
import { moderationQueries, queueQuery } from '../../../../renderer/admin/contributions/contribution-queries.js';
import { load } from '../../../../renderer/api/load.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const query = queueQuery(pageContext.urlParsed.search);
  const { page: _, sort: _sort, status: _status, ...filter } = query;
  const [contributions, counts] = await Promise.all([
    load(pageContext, moderationQueries.list(query)),
    load(pageContext, moderationQueries.counts(filter)),
  ]);
  return { query, filter, contributions, counts };
}
