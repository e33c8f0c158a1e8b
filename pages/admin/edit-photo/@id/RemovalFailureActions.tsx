import { useAccount } from '../../../../renderer/account/use-account.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { RemovedScanButton } from '../../../../renderer/admin/RemovedScanButton.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { useAttempt } from '../../../../renderer/forms/use-attempt.js';
import { Link } from '../../../../renderer/layout/Link.js';
import type { AdminPhotoDetail } from '../../../../src/contract/admin-photo.js';
import type { RemovalFailure } from '../../../../src/contract/removal-failure.js';
import { belongsTo } from '../../../../src/contract/roles.js';

interface RemovalFailureActionsProps {
  photo: AdminPhotoDetail;
  failure: RemovalFailure;
  onChange(changed: AdminPhotoDetail): void;
}

/** The picture was removed on request, or resembles such a one: shows which, and lets who may decide take it in all the same. */
export function RemovalFailureActions({
  photo: { id, resembledPhotoId },
  failure,
  onChange,
}: RemovalFailureActionsProps) {
  const { t } = useAdminText();
  const mayDecide = belongsTo(useAccount()?.role ?? null, 'moderators');
  const { attempt } = useAttempt();
  const approve = () =>
    attempt(
      async () => {
        await adminApi.adminPhotos.retry({ id, confirmRemovedScan: true });
        onChange(await adminApi.adminPhotos.byId({ id }));
      },
      { done: t('photos.retried'), failed: t('photos.retryFailed') },
    );
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      {resembledPhotoId !== null && (
        <Link to={`/admin/edit-photo/${resembledPhotoId}`} className="link inline-flex min-h-11 items-center text-sm">
          {t('scan.resembled', { id: resembledPhotoId })}
        </Link>
      )}
      {mayDecide && (
        <RemovedScanButton
          failure={failure}
          className="btn btn-outline noscript:hidden"
          action={t('scan.approve')}
          onConfirm={() => void approve()}
        />
      )}
    </div>
  );
}
