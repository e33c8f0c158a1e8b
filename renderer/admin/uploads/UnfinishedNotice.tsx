import { useSyncExternalStore } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '../../i18n/format-date-time.js';
import { formatNumber } from '../../i18n/format.js';
import { Icon } from '../../ui/icons/Icon.js';
import { useAdminText } from '../use-admin-text.js';
import { forgetUnfinished, unfinishedUploads } from './unfinished-uploads.js';

/** Says what an upload of an earlier page did not send, until files are chosen again. */
export function UnfinishedNotice() {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  const unfinished = useSyncExternalStore(unfinishedUploads.subscribe, unfinishedUploads.get, () => null);
  if (!unfinished) return null;
  const { at, total, missing, names } = unfinished;
  const inDigits = (count: number) => formatNumber(count, language);
  return (
    <section
      aria-labelledby="unfinished"
      className="mt-5 flex items-start gap-3 rounded-sm bg-caution-bg p-4 text-sm wrap-anywhere"
    >
      <Icon name="warning" className="mt-0.5 shrink-0 text-caution" />
      <div className="grow">
        <h3 id="unfinished" className="font-sans font-semibold">
          {t('uploads.unfinished')}
        </h3>
        <p className="mt-1">
          {formatDateTime(at, language, site.timeZone)} ·{' '}
          {t('uploads.missing', { count: missing, number: inDigits(missing), total: inDigits(total) })}{' '}
          {names.join(', ')}
          {missing > names.length && ' …'}
        </p>
        <p className="mt-1">{t('uploads.chooseAgain')}</p>
      </div>
      <button type="button" className="icon-btn -m-2" aria-label={t('uploads.forget')} onClick={forgetUnfinished}>
        <Icon name="close" />
      </button>
    </section>
  );
}
