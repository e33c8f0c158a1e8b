import type { AdminPhotoListItem } from '../../../src/contract/admin-photo.js';
import { failureText } from '../../../renderer/admin/failure-text.js';
import { stateTone } from '../../../renderer/admin/state-tone.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';

/**
 * What is not usual about the state of a photo: that it is not public yet, why it failed, how long it can be restored, that a
 * removal request withholds it. Of a published one nothing.
 */
export function PhotoState({ photo }: { photo: AdminPhotoListItem }) {
  const { t, language } = useAdminText();
  const { status, failure, scanFailure, daysLeft, isWithheld } = photo;
  if (status === 'published' && !scanFailure) return null;
  return (
    <div className="min-w-0">
      {status !== 'published' && (
        <span className={`badge text-xs ${stateTone[status].badge}`}>{t(`photos.status.${status}`)}</span>
      )}
      {failure && status === 'failed' && <p className="mt-1 text-xs text-danger">{failureText(failure, language)}</p>}
      {scanFailure && status !== 'removed' && (
        <p className="mt-1 text-xs text-danger">
          {t('photos.scanFailed', { reason: failureText(scanFailure, language) })}
        </p>
      )}
      {daysLeft !== null && <p className="mt-1 text-xs text-mute">{t('photos.daysLeft', { count: daysLeft })}</p>}
      {isWithheld && <p className="mt-1 text-xs text-mute">{t('photos.withheld')}</p>}
    </div>
  );
}
