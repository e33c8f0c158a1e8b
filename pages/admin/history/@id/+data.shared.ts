import { render } from 'vike/abort';
import type { PageContext } from 'vike/types';
import { historyQueries } from '../../../../renderer/admin/history/history-queries.js';
import { abortPage } from '../../../../renderer/api/abort-page.js';
import { load } from '../../../../renderer/api/load.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const id = Number(pageContext.routeParams['id']);
  if (!/^\d{1,9}$/.test(pageContext.routeParams['id'] ?? '')) throw render(404);
  const [set, preview] = await Promise.all([
    load(pageContext, historyQueries.byId(id)),
    load(pageContext, historyQueries.preview(id)),
  ]).catch((error: unknown) => {
    throw abortPage(error);
  });
  return { set, preview };
}
