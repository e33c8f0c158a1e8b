import { memo, useSyncExternalStore } from 'react';
import { localized } from '../../src/contract/localized.js';
import { photoPath } from '../../src/contract/paths.js';
import { useAdminText } from './use-admin-text.js';
import { Link } from '../layout/Link.js';
import { failureText } from './failure-text.js';
import { formatBytes } from './format-bytes.js';
import { photoUploads } from './photo-uploads.js';
import { stateTone } from './state-tone.js';

/** Subscribes to its own file only: with hundreds of files, one row rerenders per change. */
export const UploadRow = memo(function UploadRow({ uploadKey }: { uploadKey: number }) {
  const { t, language } = useAdminText();
  const find = () => photoUploads.find(uploadKey);
  const upload = useSyncExternalStore(photoUploads.subscribe, find, find);
  if (!upload) return null;
  const { name, bytes, state, fraction, failure, photo, sameScanAs } = upload;
  return (
    <li className="grid min-h-12 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 px-4 py-2 text-sm [contain-intrinsic-size:auto_3rem] [content-visibility:auto] sm:px-6">
      <p className="min-w-0">
        <span className="block truncate font-medium">
          {photo && state === 'published' ? (
            <Link to={photoPath(photo.slug)} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
        {failure && <span className="block text-danger">{failureText(failure, language)}</span>}
        {sameScanAs && (
          <span className="block text-caution">
            {t('photos.sameScan')}{' '}
            <Link to={`/admin/edit-photo/${sameScanAs.id}`} className="underline">
              {localized(sameScanAs, 'title', language)}
            </Link>
          </span>
        )}
      </p>
      <div className="flex items-center justify-end gap-3 text-right">
        {photoUploads.canRetry(upload) && (
          <button
            type="button"
            className="btn btn-outline min-h-9 px-3 py-1"
            aria-label={t('photos.retryItem', { name })}
            onClick={() => photoUploads.retry(uploadKey)}
          >
            {t('photos.retry')}
          </button>
        )}
        <span className="hidden w-20 text-mute tabular-nums sm:inline">{formatBytes(bytes, language)}</span>
        <span className={`w-32 font-medium tabular-nums ${stateTone[state].text}`}>
          {t(`photos.upload.${state}`)}
          {state === 'uploading' && ` ${Math.round(fraction * 100)}%`}
        </span>
      </div>
      {state === 'uploading' && (
        <progress className="upload-progress col-span-full" aria-label={name} max={1} value={fraction} />
      )}
    </li>
  );
});
