import { redirect, render } from 'vike/abort';
import type { PageContext } from 'vike/types';
import { contributionKind } from '../../../../../src/contract/contribution.js';
import {
  moderationQueries,
  queueOrder,
  reviewPath,
} from '../../../../../renderer/admin/contributions/contribution-queries.js';
import { abortPage } from '../../../../../renderer/api/abort-page.js';
import { load } from '../../../../../renderer/api/load.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const id = pageContext.routeParams['id'] ?? '';
  if (!/^\d{1,10}$/.test(id)) throw render(404);
  const order = queueOrder(pageContext.urlParsed.search);
  const review = await load(pageContext, moderationQueries.byId(Number(id), order)).catch((error: unknown) => {
    throw abortPage(error);
  });
  if (contributionKind(review.contribution) === 'photo') throw redirect(reviewPath(review.contribution, order));
  return { review, order };
}
