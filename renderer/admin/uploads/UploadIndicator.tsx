import { useEffect, useSyncExternalStore } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { formatNumber } from '../../i18n/format.js';
import { Link } from '../../layout/Link.js';
import { adminPhotosPath } from '../admin-photo-queries.js';
import { useAdminText } from '../use-admin-text.js';
import { photoUploads } from './photo-uploads.js';
import { UploadEnd } from './UploadEnd.js';

const { subscribe, summary } = photoUploads.uploads;
const { outage } = photoUploads;
const pageOfUploads = adminPhotosPath({});

/**
 * How far the uploads are, and how they ended, on every page but their own; while files wait, the browser asks before it closes
 * the page.
 */
export function UploadIndicator() {
  const { t, language } = useAdminText();
  const { urlPathname } = usePageContext();
  const { waiting, inProcess, active, duplicates, total, fraction } = useSyncExternalStore(subscribe, summary, summary);
  const isWaiting = waiting > 0;
  const isHere = urlPathname === pageOfUploads;
  const reason = useSyncExternalStore(outage.subscribe, outage.reason, () => null);

  useEffect(() => {
    if (!isWaiting) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [isWaiting]);

  if (isHere || !(isWaiting || inProcess > 0)) return <UploadEnd isHere={isHere} />;
  return (
    <Link to={pageOfUploads} className="inline-grid min-h-11 content-center gap-1 text-sm">
      {active + inProcess === 0 && duplicates > 0 ? (
        <span className="text-caution">{t('uploads.toChoose')}</span>
      ) : (
        <span className="tabular-nums">
          {isWaiting ? (
            <>
              {t('photos.queueTitle')}:{' '}
              {t('photos.progress', {
                done: formatNumber(total - waiting, language),
                total: formatNumber(total, language),
              })}
            </>
          ) : (
            t('photos.inProcess', { count: inProcess })
          )}
        </span>
      )}
      {reason && <span className="text-caution">{t(`uploads.waits.${reason}`)}</span>}
      <progress className="upload-progress" aria-hidden="true" max={1} value={Math.round(fraction * 1000) / 1000} />
    </Link>
  );
}
