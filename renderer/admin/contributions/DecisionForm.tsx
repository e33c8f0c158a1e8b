import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Approval, QueueOrder, Review } from '../../../src/contract/moderation.js';
import { ApiError } from '../../api/request.js';
import { adminApi } from '../admin-api.js';
import { Form } from '../../forms/Form.js';
import { textOf, useFormSubmit } from '../../forms/use-form-submit.js';
import { useAdminText } from '../use-admin-text.js';
import { moderationKey } from '../admin-queries.js';
import { goOn } from './go-on.js';
import { RejectDialog } from './RejectDialog.js';
import { DecisionBar } from './DecisionBar.js';
import { useDecision } from './use-decision.js';

interface DecisionFormProps {
  review: Review;
  order: QueueOrder;
  /** Text of the button that approves. */
  action: string;
  /** What the fields ask for, without the answer to the member. */
  approvalOf(fields: FormData): Approval;
  /** Nothing but the answer comes of an approval, so that it cannot be left empty. */
  isAnswerNeeded?: boolean;
  /** A field without which it is not approved, and what is said of it; null when nothing is missing. */
  missing?: { field: string; message: string } | null;
  onInput?(fields: FormData): void;
  children(errorOf: (field: string) => string | undefined): ReactNode;
}

/** Approves with what the fields say, or rejects, and goes on to the next contribution of the queue. */
export function DecisionForm({
  review,
  order,
  action,
  approvalOf,
  isAnswerNeeded = false,
  missing = null,
  onInput,
  children,
}: DecisionFormProps) {
  const { t } = useAdminText();
  const client = useQueryClient();
  const { announce } = useDecision();
  const [isRejecting, setIsRejecting] = useState(false);
  const { id } = review.contribution;
  const submission = useFormSubmit({
    send: async (fields) => {
      if (missing)
        throw new ApiError('validation_failed', missing.message, [{ ...missing, code: 'field_required' }], '', 422);
      const answer = textOf(fields, 'answer').trim();
      const approval = { ...approvalOf(fields), ...((answer || isAnswerNeeded) && { answer }) };
      try {
        announce('approved', await adminApi.contributions.approve({ id, ...approval }));
      } catch (error) {
        // The photo may have changed: the values beside the form are the ones to decide on.
        void client.invalidateQueries({ queryKey: moderationKey });
        throw error;
      }
      await goOn(review, order);
    },
  });
  return (
    // Without boxes of their own, section and form let the buttons stay in view over the whole column.
    <section
      aria-labelledby="decision"
      className="contents noscript:hidden"
      onInput={() => submission.form.current && onInput?.(new FormData(submission.form.current))}
    >
      <h2 id="decision" className="mt-8 mb-4 border-t border-line pt-6 text-xl">
        {t('contributions.decision')}
      </h2>
      <Form submission={submission} failed={t('contributions.approveFailed')} className="contents">
        <div className="stack not-first:mt-5">{children(submission.errorOf)}</div>
        <DecisionBar
          review={review}
          order={order}
          action={action}
          isBusy={submission.progress !== 'none'}
          onApprove={() => submission.form.current?.requestSubmit()}
          onReject={() => setIsRejecting(true)}
        />
      </Form>
      {isRejecting && (
        <RejectDialog
          onReject={async (rejection) => {
            announce('rejected', await adminApi.contributions.reject({ id, ...rejection }));
            await goOn(review, order);
          }}
          onClose={() => setIsRejecting(false)}
        />
      )}
    </section>
  );
}
