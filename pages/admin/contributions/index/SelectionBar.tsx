import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Contribution } from '../../../../src/contract/contribution.js';
import type { AdminPhotoDetail } from '../../../../src/contract/admin-photo.js';
import type { Rejection } from '../../../../src/contract/moderation.js';
import { moderatedKind } from '../../../../renderer/admin/contributions/moderated-kinds.js';
import { RejectDialog } from '../../../../renderer/admin/contributions/RejectDialog.js';
import { DoubtfulPhotos, type Doubtful } from '../../../../renderer/admin/publish/DoubtfulPhotos.js';
import { publishDoubts } from '../../../../renderer/admin/publish/publish-doubts.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { DialogForm } from '../../../../renderer/forms/DialogForm.js';
import { useFormSubmit } from '../../../../renderer/forms/use-form-submit.js';
import { formatNumber } from '../../../../renderer/i18n/format.js';
import type { Outcome } from './outcome.js';

interface SelectionBarProps {
  selected: readonly number[];
  listed: Contribution[];
  onDecided(outcome: Outcome): void;
}

/** Below the list while something is selected: one decision on all of it. */
export function SelectionBar({ selected, listed, onDecided }: SelectionBarProps) {
  const { t, language } = useAdminText();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Outcome['status'] | null>(null);
  const [doubtful, setDoubtful] = useState<Doubtful | null>(null);
  const count = selected.length;

  const decide = async (status: Outcome['status'], rejection: Rejection = {}) => {
    const result = await adminApi.moderation.decide({ ids: [...selected], status, ...rejection });
    onDecided({ status, result, listed });
    void client.invalidateQueries();
  };

  const askToApprove = async () => {
    const proposals = listed.filter((one) => selected.includes(one.id) && moderatedKind(one).isNewPhoto);
    setDoubtful(await doubtfulPhotos(proposals).catch(() => null));
    setAsked('approved');
  };

  return (
    <div className="action-bar mt-6 border-ink noscript:hidden">
      <p role="status" className="text-sm font-semibold tabular-nums">
        {t('contributions.selected', { count, number: formatNumber(count, language) })}
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-primary btn-small" onClick={() => void askToApprove()}>
          {t('contributions.approveSelected')}
        </button>
        <button type="button" className="btn btn-outline btn-small" onClick={() => setAsked('rejected')}>
          {t('contributions.rejectSelected')}
        </button>
      </div>
      {asked === 'approved' && (
        <ApproveDialog doubtful={doubtful} onApprove={() => decide('approved')} onClose={() => setAsked(null)} />
      )}
      {asked === 'rejected' && (
        <RejectDialog
          isForSeveral
          onReject={(rejection) => decide('rejected', rejection)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

/** The photos of these proposals as they are now: a moderator may have changed what was proposed. */
async function doubtfulPhotos(proposals: Contribution[]): Promise<Doubtful> {
  const photos = await Promise.all(proposals.map(({ id }) => adminApi.moderation.photo({ id })));
  const [untitled, unlicensed] = (['untitled', 'unlicensed'] as const).map((doubt) =>
    photos.filter((photo) => publishDoubts(photo).includes(doubt)),
  ) as [AdminPhotoDetail[], AdminPhotoDetail[]];
  return {
    untitled: { photos: untitled, count: untitled.length },
    unlicensed: { photos: unlicensed, count: unlicensed.length },
  };
}

interface ApproveDialogProps {
  doubtful: Doubtful | null;
  onApprove(): Promise<void>;
  onClose(): void;
}

/** Several approvals change several photos at once, so it asks first. */
function ApproveDialog({ doubtful, onApprove, onClose }: ApproveDialogProps) {
  const { t } = useAdminText();
  const submission = useFormSubmit({
    send: async () => {
      await onApprove();
      onClose();
      return 'leaving';
    },
  });
  return (
    <DialogForm
      title={t('contributions.approveManyTitle')}
      submission={submission}
      failed={t('contributions.approveFailed')}
      action={t('contributions.approve')}
      onClose={onClose}
    >
      <p className="text-mute">{t('contributions.approveManyText')}</p>
      {doubtful && <DoubtfulPhotos {...doubtful} />}
    </DialogForm>
  );
}
