import { useAccount } from '../../../../renderer/account/use-account.js';
import { RemovedScanButton } from '../../../../renderer/admin/RemovedScanButton.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { Link } from '../../../../renderer/layout/Link.js';
import type { RemovalFailure } from '../../../../src/contract/removal-failure.js';
import { belongsTo } from '../../../../src/contract/roles.js';

interface RemovalFailureActionsProps {
  failure: RemovalFailure;
  /** The photo that was removed on request and that the picture looks like. */
  resembledPhotoId: number | null;
  onApprove(): void;
}

/** The picture was removed on request, or resembles such a one: shows which, and lets who may decide take it in all the same. */
export function RemovalFailureActions({ failure, resembledPhotoId, onApprove }: RemovalFailureActionsProps) {
  const { t } = useAdminText();
  const mayDecide = belongsTo(useAccount()?.role ?? null, 'moderators');
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
          onConfirm={onApprove}
        />
      )}
    </div>
  );
}
