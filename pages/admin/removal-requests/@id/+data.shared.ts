import { render } from 'vike/abort';
import type { PageContext } from 'vike/types';
import { removalRequestQueries } from '../../../../renderer/admin/removal-requests/removal-request-queries.js';
import { abortPage } from '../../../../renderer/api/abort-page.js';
import { load } from '../../../../renderer/api/load.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const id = pageContext.routeParams['id'] ?? '';
  if (!/^\d{1,9}$/.test(id)) throw render(404);
  const request = await load(pageContext, removalRequestQueries.byId(Number(id))).catch((error: unknown) => {
    throw abortPage(error);
  });
  return { request, now: new Date().toISOString() };
}
