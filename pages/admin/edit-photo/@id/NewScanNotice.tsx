import { EnlargeScan } from '../../../../renderer/admin/records/EnlargeScan.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { failureText } from '../../../../renderer/admin/failure-text.js';
import { formatBytes } from '../../../../renderer/admin/format-bytes.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { useAttempt } from '../../../../renderer/forms/use-attempt.js';
import type { AdminPhotoDetail, NewScanOfPhoto } from '../../../../src/contract/admin-photo.js';
import { isRemovalFailure } from '../../../../src/contract/removal-failure.js';
import { RemovalFailureActions } from './RemovalFailureActions.js';

interface NewScanNoticeProps {
  photoId: number;
  newScan: NewScanOfPhoto;
  onChange(changed: AdminPhotoDetail): void;
}

/** What becomes of the new scan of a photo: it is processed, or cannot replace the present one, and what can be done about that. */
export function NewScanNotice({ photoId: id, newScan, onChange }: NewScanNoticeProps) {
  const { t, language } = useAdminText();
  const { isBusy, attempt } = useAttempt();
  const { name, failure, image } = newScan;

  const handleKeep = () =>
    attempt(async () => onChange(await adminApi.adminPhotos.keepScan({ id })), {
      done: t('scan.kept'),
      failed: t('form.failed'),
    });
  const retry = (how: { confirmRemovedScan?: boolean }) =>
    attempt(async () => onChange(await adminApi.adminPhotos.retryScan({ id, ...how })), {
      done: t('photos.retried'),
      failed: t('photos.retryFailed'),
    });

  return (
    <div role="status" className="grid justify-items-start gap-2 border-l-2 border-brand py-1 pl-3 text-sm">
      <p className="wrap-anywhere">
        {failure === null
          ? t('scan.waiting', { name, size: formatBytes(newScan.bytes, language) })
          : t('scan.failed', { name, reason: failureText(failure, language) })}
      </p>
      {image && (
        <div className="w-full">
          <EnlargeScan image={image} service={null} title={name} />
        </div>
      )}
      {isRemovalFailure(failure) && (
        <RemovalFailureActions
          failure={failure}
          resembledPhotoId={newScan.resembledPhotoId}
          onApprove={() => void retry({ confirmRemovedScan: true })}
        />
      )}
      <div className="flex flex-wrap gap-x-4">
        {failure !== null && !isRemovalFailure(failure) && (
          <button type="button" className="link min-h-11" disabled={isBusy} onClick={() => void retry({})}>
            {t('photos.retry')}
          </button>
        )}
        <button type="button" className="link min-h-11" disabled={isBusy} onClick={() => void handleKeep()}>
          {t(failure === null ? 'scan.cancel' : 'scan.dismiss')}
        </button>
      </div>
    </div>
  );
}
