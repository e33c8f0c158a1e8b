import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Contribution } from '../../../src/contract/contribution.js';
import { adminQueries, moderationKey } from '../../../renderer/admin/admin-queries.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { asMember } from '../../../renderer/account/sign-in-again.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { asQuery } from '../../../renderer/api/load.js';
import { showToast } from '../../../renderer/ui/toast-store.js';
import { Panel } from './Panel.js';
import { PendingItem } from './PendingItem.js';
import { RejectDialog } from './RejectDialog.js';

/** Of the five that are loaded, so that the next ones follow at once after a decision. */
const shown = 3;

interface PendingContributionsProps {
  first: Contribution[];
  /** How many wait for a decision. */
  total: number;
  now: string;
}

/** The latest contributions that wait for a decision, with the buttons to decide. */
export function PendingContributions({ first, total, now }: PendingContributionsProps) {
  const { t } = useAdminText();
  const client = useQueryClient();
  const { data } = useQuery({ ...asQuery(adminQueries.pendingContributions()), initialData: first });
  const [decided, setDecided] = useState<number | null>(null);
  const [toReject, setToReject] = useState<Contribution | null>(null);

  const refetch = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: moderationKey }),
      client.invalidateQueries({ queryKey: ['statistics'] }),
    ]);
  };
  const approve = async ({ id }: Contribution) => {
    setDecided(id);
    try {
      await asMember(() => adminApi.contributions.approve({ id }));
      showToast({ kind: 'success', title: t('contributions.approved'), text: t('contributions.approvedText') });
    } catch {
      showToast({ kind: 'error', title: t('contributions.errorTitle'), text: t('contributions.approveFailed') });
    }
    await refetch();
    setDecided(null);
  };
  return (
    <Panel id="review" title={t('dashboard.review')}>
      {data.length === 0 ? (
        <div className="border-b border-line pb-6">
          <p className="font-medium">{t('dashboard.reviewNone')}</p>
          <p className="mt-1 text-sm text-mute">{t('dashboard.reviewNoneText')}</p>
        </div>
      ) : (
        <>
          <ul>
            {data.slice(0, shown).map((contribution) => (
              <PendingItem
                key={contribution.id}
                contribution={contribution}
                now={now}
                isBusy={decided === contribution.id}
                onApprove={() => void approve(contribution)}
                onReject={() => setToReject(contribution)}
              />
            ))}
          </ul>
          {total > shown && <p className="mt-4 text-sm text-mute">{t('dashboard.reviewMore', { count: total })}</p>}
        </>
      )}
      {toReject && <RejectDialog contribution={toReject} onDecided={refetch} onClose={() => setToReject(null)} />}
    </Panel>
  );
}
