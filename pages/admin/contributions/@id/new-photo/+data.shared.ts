import { redirect } from 'vike/abort';
import type { PageContext } from 'vike/types';
import { moderationQueries, reviewPath } from '../../../../../renderer/admin/contributions/contribution-queries.js';
import { moderatedKind } from '../../../../../renderer/admin/contributions/moderated-kinds.js';
import { loadReview } from '../../../../../renderer/admin/contributions/load-review.js';
import { load } from '../../../../../renderer/api/load.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const { review, order } = await loadReview(pageContext);
  const { contribution } = review;
  if (moderatedKind(contribution).page !== '/new-photo') throw redirect(reviewPath(contribution, order));
  // The photo of a proposal that was rejected long ago has been deleted.
  const photo =
    contribution.proposedPhotoId === null ? null : await load(pageContext, moderationQueries.photo(contribution.id));
  return { review, photo, order };
}
