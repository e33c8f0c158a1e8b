import type { PageContext } from 'vike/types';
import { changeSetListQuery, historyFilters, historyQueries } from '../../../renderer/admin/history/history-queries.js';
import { load } from '../../../renderer/api/load.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const { urlParsed, site } = pageContext;
  const filters = historyFilters(urlParsed.search);
  const query = changeSetListQuery(filters, { page: urlParsed.search['page'], timeZone: site.timeZone });
  const [sets, choices] = await Promise.all([
    load(pageContext, historyQueries.list(query)),
    load(pageContext, historyQueries.choices()),
  ]);
  return { filters, sets, choices };
}
