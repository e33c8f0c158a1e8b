import { useSyncExternalStore } from 'react';
import { useText } from '../i18n/use-text.js';
import { Icon } from '../ui/icons/Icon.js';
import { declineReload, missingPart } from './preload-error.js';

/** Offers to reload the page when a lazy part could not be loaded. */
export function ReloadBanner() {
  const { t } = useText();
  const isMissing = useSyncExternalStore(missingPart.subscribe, missingPart.isMissing, missingPart.onServer);
  return (
    <div role="alert">
      {isMissing && (
        <div className="fixed inset-x-0 top-0 z-50 border-b border-line bg-caution-bg shadow-lift">
          <div className="wrap relative flex flex-wrap items-center gap-x-6 gap-y-3 py-3">
            <Icon name="warning" className="hidden shrink-0 text-caution sm:block" />
            <p className="flex-1 basis-64 text-sm max-sm:pr-10">
              <span className="font-semibold">{t('reload.title')}</span>{' '}
              <span className="text-mute">{t('reload.text')}</span>
            </p>
            <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
              {t('common.reload')}
            </button>
            <button
              type="button"
              className="icon-btn max-sm:absolute max-sm:top-1 max-sm:right-2.5"
              aria-label={t('common.close')}
              onClick={declineReload}
            >
              <Icon name="close" size={20} />
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
