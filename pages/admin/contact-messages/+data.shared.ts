import type { PageContext } from 'vike/types';
import { adminQueries } from '../../../renderer/admin/admin-queries.js';
import { load } from '../../../renderer/api/load.js';
import { messageFilterOf, messageListQuery } from './message-filters.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const { search } = pageContext.urlParsed;
  const filter = messageFilterOf(search);
  const query = messageListQuery(filter, search['page']);
  return { filter, query, messages: await load(pageContext, adminQueries.contactMessages(query)) };
}
