import { useState } from 'react';
import { type Contribution, contributionKind, isOutdated } from '../../../src/contract/contribution.js';
import type { QueueOrder } from '../../../src/contract/moderation.js';
import { useText } from '../../i18n/use-text.js';
import { Link } from '../../layout/Link.js';
import { adminApi } from '../admin-api.js';
import { useAdminText } from '../use-admin-text.js';
import { contributionName } from './contribution-name.js';
import { reviewPath } from './contribution-queries.js';
import { RejectDialog } from './RejectDialog.js';
import { useDecision } from './use-decision.js';

interface DecisionButtonsProps {
  contribution: Contribution;
  /** The queue in which its page goes on to the next one. */
  order: QueueOrder;
  className?: string;
}

/** Approves a pending contribution at once, or rejects it with a reason; one in conflict is compared first. */
export function DecisionButtons({ contribution, order, className = '' }: DecisionButtonsProps) {
  const { t, language } = useAdminText();
  const { t: site } = useText();
  const name = contributionName(contribution, site, language);
  const { isBusy, decide, announce } = useDecision();
  const [isRejecting, setIsRejecting] = useState(false);
  const { id, photoStatus } = contribution;
  const isProcessed = contributionKind(contribution) !== 'photo' || photoStatus === 'draft';
  return (
    <div className={`flex flex-wrap content-start gap-2 ${className}`}>
      {isOutdated(contribution) ? (
        <Link to={reviewPath(contribution, order)} className="btn btn-outline btn-small">
          {t('contributions.compare')}
        </Link>
      ) : isProcessed ? (
        <button
          type="button"
          className="btn btn-primary btn-small"
          aria-label={t('contributions.approveItem', { name })}
          aria-busy={isBusy}
          onClick={() => !isBusy && void decide('approved', () => adminApi.contributions.approve({ id }))}
        >
          {t('contributions.approve')}
        </button>
      ) : (
        <p className="text-sm text-mute">{t('contributions.notReady')}</p>
      )}
      <button
        type="button"
        className="btn btn-outline btn-small"
        aria-label={t('contributions.rejectItem', { name })}
        onClick={() => setIsRejecting(true)}
      >
        {t('contributions.reject')}
      </button>
      {isRejecting && (
        <RejectDialog
          onReject={async (rejection) =>
            announce('rejected', await adminApi.contributions.reject({ id, ...rejection }))
          }
          onClose={() => setIsRejecting(false)}
        />
      )}
    </div>
  );
}
