import { useSyncExternalStore } from 'react';
import { Icon } from '../../ui/icons/Icon.js';
import { useAdminText } from '../use-admin-text.js';
import { photoUploads } from './photo-uploads.js';

const { subscribe, reason: reasonOf } = photoUploads.outage;

/** Why no file is sent at the moment, and that none is lost. Always there, so that screen readers announce what it says. */
export function OutageNotice() {
  const { t } = useAdminText();
  const reason = useSyncExternalStore(subscribe, reasonOf, () => null);
  return (
    <div role="status">
      {reason && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm bg-caution-bg p-4 text-sm">
          <Icon name="warning" className="shrink-0 text-caution" />
          <p className="min-w-0 grow basis-60">
            <strong className="font-semibold">{t(`uploads.waits.${reason}`)}</strong>{' '}
            {t(`uploads.waitsFor.${reason === 'signedOut' || reason === 'forbidden' ? reason : 'time'}`)}
          </p>
          <button type="button" className="btn btn-outline" onClick={() => photoUploads.tryNow()}>
            {t('uploads.tryNow')}
          </button>
        </div>
      )}
    </div>
  );
}
