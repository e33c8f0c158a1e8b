import { render } from 'vike/abort';
import type { PageContext } from 'vike/types';
import { abortPage } from '../../api/abort-page.js';
import { load } from '../../api/load.js';
import { moderationQueries, queueOrder } from './contribution-queries.js';

/** The contribution of the address, and the order of the queue that it was opened from. @throws a 404 for an unknown one */
export async function loadReview(pageContext: PageContext) {
  const id = pageContext.routeParams['id'] ?? '';
  if (!/^\d{1,10}$/.test(id)) throw render(404);
  const order = queueOrder(pageContext.urlParsed.search);
  const review = await load(pageContext, moderationQueries.byId(Number(id), order)).catch((error: unknown) => {
    throw abortPage(error);
  });
  return { review, order };
}
