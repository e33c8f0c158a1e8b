import { redirect } from 'vike/abort';
import type { PageContext } from 'vike/types';
import { reviewPath } from '../../../../../renderer/admin/contributions/contribution-queries.js';
import { moderatedKind } from '../../../../../renderer/admin/contributions/moderated-kinds.js';
import { loadReview } from '../../../../../renderer/admin/contributions/load-review.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const { review, order } = await loadReview(pageContext);
  if (moderatedKind(review.contribution).page !== '') throw redirect(reviewPath(review.contribution, order));
  return { review, order };
}
