import { redirect } from 'vike/abort';
import type { PageContext } from 'vike/types';
import { contributionKind } from '../../../../../src/contract/contribution.js';
import { reviewPath } from '../../../../../renderer/admin/contributions/contribution-queries.js';
import { loadReview } from '../../../../../renderer/admin/contributions/load-review.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const { review, order } = await loadReview(pageContext);
  if (contributionKind(review.contribution) === 'photo') throw redirect(reviewPath(review.contribution, order));
  return { review, order };
}
