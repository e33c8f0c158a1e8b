import type { QueueOrder, Review } from '../../../src/contract/moderation.js';
import { RecordSteps } from '../records/RecordSteps.js';
import { useAdminText } from '../use-admin-text.js';
import { queuePath, reviewAddress } from './contribution-queries.js';

interface ReviewStepsProps {
  review: Review;
  order: QueueOrder;
}

/** Above a contribution: back to the queue, and the contributions before and after it. */
export function ReviewSteps({ review: { previous, next, position, total }, order }: ReviewStepsProps) {
  const { t } = useAdminText();
  const addressOf = (id: number | null) => (id === null ? null : reviewAddress(id, order));
  return (
    <RecordSteps
      back={{ path: queuePath(order), text: t('contributions.back') }}
      steps={{ previous: addressOf(previous), next: addressOf(next), position, total }}
    />
  );
}
