import type { AdminPhotoListItem } from '../../../src/contract/photo.js';
import { failureText } from '../../../renderer/admin/failure-text.js';
import { stateTone } from '../../../renderer/admin/state-tone.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { photoName } from '../../../renderer/admin/photo-name.js';

/** The state of a photo, why it failed, and how long it can be restored, or that a removal request withholds it. */
export function PhotoState({
  photo,
  onRetry,
}: {
  photo: AdminPhotoListItem;
  onRetry(photo: AdminPhotoListItem): void;
}) {
  const { t, language } = useAdminText();
  const { status, failure, scanFailure, daysLeft, isWithheld } = photo;
  return (
    <div className="min-w-0">
      <span className={`badge text-xs ${stateTone[status].badge}`}>{t(`photos.status.${status}`)}</span>
      {failure && status === 'failed' && <p className="mt-1 text-xs text-danger">{failureText(failure, language)}</p>}
      {scanFailure && status !== 'removed' && (
        <p className="mt-1 text-xs text-danger">
          {t('photos.scanFailed', { reason: failureText(scanFailure, language) })}
        </p>
      )}
      {daysLeft !== null && <p className="mt-1 text-xs text-mute">{t('photos.daysLeft', { count: daysLeft })}</p>}
      {isWithheld && <p className="mt-1 text-xs text-mute">{t('photos.withheld')}</p>}
      {status === 'failed' && (
        <button
          type="button"
          className="link min-h-9 text-sm noscript:hidden"
          aria-label={t('photos.retryItem', { name: photoName(photo, language) })}
          onClick={() => onRetry(photo)}
        >
          {t('photos.retry')}
        </button>
      )}
    </div>
  );
}
