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
  const { contribution } = review;
  if (contributionKind(contribution) !== 'photo') throw redirect(reviewPath(contribution, order));
  // The photo of a proposal that was rejected long ago has been deleted.
  const photo =
    contribution.proposedPhotoId === null ? null : await load(pageContext, moderationQueries.photo(Number(id)));
  return { review, photo, order };
}
