import { useState } from 'react';
import { useAccount } from '../../../../renderer/account/use-account.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { RemovedScanDialog } from '../../../../renderer/admin/RemovedScanDialog.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { useAttempt } from '../../../../renderer/forms/use-attempt.js';
import { Link } from '../../../../renderer/layout/Link.js';
import type { AdminPhotoDetail, RemovalFailure } from '../../../../src/contract/admin-photo.js';
import { belongsTo } from '../../../../src/contract/roles.js';

interface RemovalJudgementProps {
  photo: AdminPhotoDetail;
  failure: RemovalFailure;
  onChange(changed: AdminPhotoDetail): void;
}

/** The picture was removed on request, or resembles such a one: shows which, and lets a moderator take it in all the same. */
export function RemovalJudgement({ photo: { id, resembledPhotoId }, failure, onChange }: RemovalJudgementProps) {
  const { t } = useAdminText();
  const mayDecide = belongsTo(useAccount()?.role ?? null, 'moderators');
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, attempt } = useAttempt();
  const letIn = async () => {
    await attempt(
      async () => {
        await adminApi.adminPhotos.retry({ id, confirmRemovedScan: true });
        onChange(await adminApi.adminPhotos.byId({ id }));
      },
      { done: t('photos.retried'), failed: t('photos.retryFailed') },
    );
    setIsAsking(false);
  };
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      {resembledPhotoId !== null && (
        <Link to={`/admin/edit-photo/${resembledPhotoId}`} className="link inline-flex min-h-11 items-center text-sm">
          {t('scan.resembled', { id: resembledPhotoId })}
        </Link>
      )}
      {mayDecide && (
        <button type="button" className="btn btn-outline noscript:hidden" onClick={() => setIsAsking(true)}>
          {t('scan.letIn')}
        </button>
      )}
      {isAsking && (
        <RemovedScanDialog
          failure={failure}
          isBusy={isBusy}
          action={t('scan.letIn')}
          onConfirm={() => void letIn()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
