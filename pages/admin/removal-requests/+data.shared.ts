import type { PageContext } from 'vike/types';
import {
  removalRequestListQuery,
  removalRequestQueries,
} from '../../../renderer/admin/removal-requests/removal-request-queries.js';
import { load } from '../../../renderer/api/load.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const query = removalRequestListQuery(pageContext.urlParsed.search);
  const [requests, counts] = await Promise.all([
    load(pageContext, removalRequestQueries.list(query)),
    load(pageContext, removalRequestQueries.counts()),
  ]);
  return { query, requests, counts, now: new Date().toISOString() };
}
