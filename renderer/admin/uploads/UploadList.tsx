import { useState, useSyncExternalStore } from 'react';
import { actionIcons } from '../../forms/action-icons.js';
import { formatNumber } from '../../i18n/format.js';
import { useAdminText } from '../use-admin-text.js';
import { Icon } from '../../ui/icons/Icon.js';
import { photoUploads } from './photo-uploads.js';
import { LeftOut } from './LeftOut.js';
import { OutageNotice } from './OutageNotice.js';
import { UploadRow } from './UploadRow.js';
import { useBatchReport } from './use-batch-report.js';

const { subscribe, orderedKeys, summary, listLeftOut } = photoUploads.uploads;
const shownAtFirst = 4;

/** The chosen files with their progress; nothing before the first file. */
export function UploadList() {
  const { t, language } = useAdminText();
  const inDigits = (count: number) => formatNumber(count, language);
  const keys = useSyncExternalStore(subscribe, orderedKeys, orderedKeys);
  const sum = useSyncExternalStore(subscribe, summary, summary);
  const leftOut = useSyncExternalStore(subscribe, listLeftOut, listLeftOut);
  const saveReport = useBatchReport();
  const [isWhole, setIsWhole] = useState(false);
  const isOver = sum.waiting === 0 && sum.inProcess === 0;

  if (sum.total === 0 && leftOut.length === 0) return null;
  const isToChoose = sum.duplicates > 0 && sum.duplicates === sum.waiting && sum.inProcess === 0;
  const title = t(isOver ? 'photos.queueDone' : isToChoose ? 'uploads.toChoose' : 'photos.queueTitle');
  return (
    <section className="mt-5 border border-line bg-surface" aria-labelledby="uploads">
      <div className="px-4 pt-4 pb-3 sm:px-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h3 id="uploads" className="text-xl">
            {title}
          </h3>
          <p className="flex flex-wrap gap-x-4 text-sm tabular-nums">
            <span className="font-semibold">
              {t('photos.progress', { done: inDigits(sum.total - sum.waiting), total: inDigits(sum.total) })}
            </span>
            {sum.inProcess > 0 && <span className="text-mute">{t('photos.inProcess', { count: sum.inProcess })}</span>}
            {sum.duplicates > 0 && (
              <span className="text-caution">{t('uploads.duplicates', { count: sum.duplicates })}</span>
            )}
            {sum.known > 0 && <span className="text-mute">{t('uploads.known', { count: sum.known })}</span>}
            {sum.failed > 0 && <span className="text-danger">{t('photos.failed', { count: sum.failed })}</span>}
          </p>
        </div>
        <progress
          className="upload-progress mt-3"
          aria-label={t('photos.progressLabel')}
          max={1}
          value={Math.round(sum.fraction * 1000) / 1000}
        />
        <p role="status" className="sr-only">
          {isOver && sum.total > 0 && `${title}. ${t('photos.failed', { count: sum.failed })}`}
          {sum.active === 0 && sum.duplicates > 0 && t('uploads.duplicates', { count: sum.duplicates })}
        </p>
        <OutageNotice />
        <LeftOut files={leftOut} />
      </div>
      <ul aria-label={t('photos.queueList')} className="divide-y divide-line border-t border-line">
        {(isWhole ? keys : keys.slice(0, shownAtFirst)).map((key) => (
          <UploadRow key={key} uploadKey={key} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 border-t border-line px-4 py-3 sm:px-6">
        {sum.total > shownAtFirst && (
          <button
            type="button"
            className="btn btn-outline"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {t(isWhole ? 'photos.showFewer' : 'photos.showAll', { total: inDigits(sum.total) })}
          </button>
        )}
        {sum.duplicates > 0 && (
          <button type="button" className="btn btn-outline" onClick={() => photoUploads.skipDuplicates()}>
            {t('uploads.skipAll')}
          </button>
        )}
        {sum.active > 0 && (
          <button type="button" className="btn btn-outline" onClick={() => photoUploads.pauseAll()}>
            <Icon name="pause" size={18} /> {t('uploads.pauseAll')}
          </button>
        )}
        {sum.paused > 0 && (
          <button type="button" className="btn btn-outline" onClick={() => photoUploads.resumeAll()}>
            <Icon name="play" size={18} /> {t('uploads.resumeAll')}
          </button>
        )}
        {sum.waiting > 0 && (
          <button type="button" className="btn btn-outline" onClick={() => photoUploads.cancelAll()}>
            <Icon name="close" size={18} /> {t('uploads.cancelAll')}
          </button>
        )}
        {sum.failed > sum.removed && (
          <button type="button" className="btn btn-outline" onClick={() => photoUploads.retryAll()}>
            {t('photos.retryAll')}
          </button>
        )}
        <button type="button" className="btn btn-outline" onClick={saveReport}>
          <Icon name={actionIcons.download} size={18} /> {t('uploads.report.save')}
        </button>
        <button
          type="button"
          className="btn btn-outline"
          disabled={sum.arrived + sum.failed + leftOut.length === 0}
          onClick={() => photoUploads.clear()}
        >
          {t('photos.clear')}
        </button>
      </div>
    </section>
  );
}
