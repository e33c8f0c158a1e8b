import { useSyncExternalStore } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '../../i18n/format-date-time.js';
import { formatNumber } from '../../i18n/format.js';
import { useText } from '../../i18n/use-text.js';
import { Icon } from '../../ui/icons/Icon.js';
import { useAdminText } from '../use-admin-text.js';
import { forgetUnfinished, offeredData, unfinishedUploads } from './unfinished-uploads.js';
import type { BatchData } from './upload.js';

/** Says what an upload of an earlier page did not send, until files are chosen again. */
export function UnfinishedNotice() {
  const { t, language } = useAdminText();
  const { t: site } = useText();
  const { site: settings } = usePageContext();
  const unfinished = useSyncExternalStore(unfinishedUploads.subscribe, unfinishedUploads.get, () => null);
  if (!unfinished) return null;
  const { at, total, missing, names, data = [] } = unfinished;
  const textOf = ({ fields, links }: BatchData): string =>
    [
      ...(['license', 'source', 'author', 'year'] as const).flatMap((name) =>
        fields[name] === undefined ? [] : [`${site(`photo.fields.${name}`)}: ${fields[name]}`],
      ),
      ...[...links.entities, ...links.tags, ...(links.fonds ?? [])].map(({ name }) => name),
      ...(fields.status === 'published' ? [t('photos.publishAtOnce')] : []),
    ].join(' · ');
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
          {formatDateTime(at, language, settings.timeZone)} ·{' '}
          {t('uploads.missing', { count: missing, number: inDigits(missing), total: inDigits(total) })}{' '}
          {names.join(', ')}
          {missing > names.length && ' …'}
        </p>
        <p className="mt-1">{t('uploads.chooseAgain')}</p>
        {data.length > 0 && <p className="mt-1">{t('uploads.dataKept')}</p>}
        {data.map((one) => (
          <p key={JSON.stringify(one.fields)} className="mt-1 flex flex-wrap items-center gap-x-3">
            <strong className="font-semibold">{textOf(one)}</strong>
            {data.length > 1 && (
              <button type="button" className="btn btn-outline min-h-9 px-3 py-1" onClick={() => offeredData.set(one)}>
                {t('uploads.useData')}
              </button>
            )}
          </p>
        ))}
      </div>
      <button type="button" className="icon-btn -m-2" aria-label={t('uploads.forget')} onClick={forgetUnfinished}>
        <Icon name="close" />
      </button>
    </section>
  );
}
