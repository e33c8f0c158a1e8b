import { isRemovalFailure, type RemovalFailure, removalFailures } from '../../../src/contract/removal-failure.js';
import { useState } from 'react';
import { type Contribution, isOutdated } from '../../../src/contract/contribution.js';
import type { QueueOrder } from '../../../src/contract/moderation.js';
import { useText } from '../../i18n/use-text.js';
import { Link } from '../../layout/Link.js';
import { adminApi } from '../admin-api.js';
import { publishDoubts, type PublishDoubt } from '../publish/publish-doubts.js';
import { PublishDialog } from '../publish/PublishDialog.js';
import { RemovedScanDialog } from '../RemovedScanDialog.js';
import { useAdminText } from '../use-admin-text.js';
import { contributionName } from './contribution-name.js';
import { reviewPath } from './contribution-queries.js';
import { moderatedKind } from './moderated-kinds.js';
import { RejectDialog } from './RejectDialog.js';
import { useDecision } from './use-decision.js';

interface DecisionButtonsProps {
  contribution: Contribution;
  /** The queue in which its page goes on to the next one. */
  order: QueueOrder;
  className?: string;
}

/**
 * Approves a pending contribution at once, or rejects it with a reason; one in conflict is compared first, and
 * what becomes of a memory is chosen on its page.
 */
export function DecisionButtons({ contribution, order, className = '' }: DecisionButtonsProps) {
  const { t, language } = useAdminText();
  const { t: site } = useText();
  const { isApprovedAtOnce, isNewPhoto } = moderatedKind(contribution);
  const name = contributionName(contribution, site, language);
  const { isBusy, decide, announce } = useDecision();
  const [isRejecting, setIsRejecting] = useState(false);
  const [removalFailure, setRemovalFailure] = useState<RemovalFailure | null>(null);
  const [doubts, setDoubts] = useState<PublishDoubt[]>([]);
  const { id, photoStatus } = contribution;
  const approve = async (confirmRemovedScan?: true) => {
    setDoubts([]);
    const call = () => adminApi.contributions.approve({ id, ...(confirmRemovedScan && { confirmRemovedScan }) });
    const refused = await decide('approved', call, [...removalFailures]);
    setRemovalFailure(isRemovalFailure(refused) ? refused : null);
  };
  const isProcessed = !isNewPhoto || photoStatus === 'draft';
  const handleApprove = async () => {
    // As it is now: a moderator may have changed what was proposed.
    const photo = isNewPhoto ? await adminApi.moderation.photo({ id }).catch(() => null) : null;
    const found = photo ? publishDoubts(photo) : [];
    if (found.length > 0) setDoubts(found);
    else await approve();
  };
  return (
    <div className={`flex flex-wrap content-start gap-2 ${className}`}>
      {isOutdated(contribution) || !isApprovedAtOnce ? (
        <Link to={reviewPath(contribution, order)} className="btn btn-outline btn-small">
          {t(isApprovedAtOnce ? 'contributions.compare' : 'contributions.choose')}
          <span className="sr-only">: {name}</span>
        </Link>
      ) : isProcessed ? (
        <button
          type="button"
          className="btn btn-primary btn-small"
          aria-label={t('contributions.approveItem', { name })}
          aria-busy={isBusy}
          onClick={() => !isBusy && void handleApprove()}
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
      {doubts.length > 0 && (
        <PublishDialog doubts={doubts} isBusy={isBusy} onConfirm={() => void approve()} onClose={() => setDoubts([])} />
      )}
      {removalFailure && (
        <RemovedScanDialog
          failure={removalFailure}
          isBusy={isBusy}
          action={t('contributions.approveRemoved')}
          onConfirm={() => void approve(true)}
          onClose={() => setRemovalFailure(null)}
        />
      )}
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
