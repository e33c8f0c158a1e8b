import { navigate } from 'vike/client/router';
import type { QueueOrder, Review } from '../../../src/contract/moderation.js';
import { reviewAddress } from './contribution-queries.js';

/** After a decision: the next contribution of the queue. Without one, the page stays and shows the outcome. */
export async function goOn({ next }: Review, order: QueueOrder): Promise<void> {
  if (next !== null) await navigate(reviewAddress(next, order));
}
