import { isRemovalFailure } from '../../../src/contract/removal-failure.js';
import { memo, useSyncExternalStore } from 'react';
import { belongsTo } from '../../../src/contract/roles.js';
import { useAccount } from '../../account/use-account.js';
import { photoName } from '../photo-name.js';
import { photoPath } from '../../../src/contract/paths.js';
import { formatNumber } from '../../i18n/format.js';
import { Link } from '../../layout/Link.js';
import { Icon } from '../../ui/icons/Icon.js';
import { failureText } from '../failure-text.js';
import { formatBytes } from '../format-bytes.js';
import { photoUploads } from './photo-uploads.js';
import { RemovedScanButton } from '../RemovedScanButton.js';
import { stateTone } from '../state-tone.js';
import type { Upload } from './upload.js';
import { useAdminText } from '../use-admin-text.js';

/** Subscribes to its own file only: with hundreds of files, one row rerenders per change. */
export const UploadRow = memo(function UploadRow({ uploadKey }: { uploadKey: number }) {
  const { t, language } = useAdminText();
  const find = () => photoUploads.uploads.find(uploadKey);
  const upload = useSyncExternalStore(photoUploads.uploads.subscribe, find, find);
  if (!upload) return null;
  const { name, bytes, state, fraction, failure, photo, pages, sameNumberAs } = upload;
  const isStarted = fraction > 0 && (state === 'paused' || state === 'queued');
  return (
    <li className="grid min-h-12 grid-cols-1 items-center gap-x-4 gap-y-1 px-4 py-2 text-sm [contain-intrinsic-size:auto_3rem] [content-visibility:auto] sm:grid-cols-[1fr_auto] sm:px-6">
      <div className="min-w-0">
        <p className="truncate font-medium" title={name}>
          {photo ? (
            <Link
              to={state === 'published' ? photoPath(photo.slug) : `/admin/edit-photo/${photo.id}`}
              className="underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {failure && <p className="text-danger">{failureText(failure, language)}</p>}
        {pages > 1 && (
          <p className="text-caution">{t('photo.original.pages', { number: formatNumber(pages, language) })}</p>
        )}
        <Duplicate upload={upload} />
        {sameNumberAs && (
          <p className="text-caution">
            {t('photo.sameNumber')}{' '}
            <Link to={`/admin/edit-photo/${sameNumberAs.id}`} className="underline">
              {photoName(sameNumberAs, language)}
            </Link>
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:justify-end sm:text-right">
        <span className="hidden w-20 text-mute tabular-nums sm:inline">{formatBytes(bytes, language)}</span>
        <span className={`min-w-32 font-medium tabular-nums max-sm:grow ${stateTone[state].text}`}>
          {upload.isInterrupted ? t('uploads.interrupted') : t(`photos.upload.${state}`)}
          {photo && state === 'draft' && ` ${photo.id}`}
          {(state === 'uploading' || isStarted) && ` ${Math.round(fraction * 100)}%`}
        </span>
        <UploadActions upload={upload} />
      </div>
      {(state === 'uploading' || isStarted) && (
        <progress className="upload-progress col-span-full" aria-label={name} max={1} value={fraction} />
      )}
    </li>
  );
});

/** Which photo, or which other file, is the same. */
function Duplicate({ upload: { state, sameScanAs, sameFileAs } }: { upload: Upload }) {
  const { t, language } = useAdminText();
  if (sameScanAs)
    return (
      <p className={state === 'known' ? 'text-mute' : 'text-caution'}>
        {t('photos.sameScan')}{' '}
        <Link to={`/admin/edit-photo/${sameScanAs.id}`} className="underline">
          {photoName(sameScanAs, language)}
        </Link>
      </p>
    );
  return sameFileAs && <p className="text-caution">{t('uploads.sameFile', { name: sameFileAs })}</p>;
}

/** What can be done with a file in its state. */
function UploadActions({ upload }: { upload: Upload }) {
  const { t } = useAdminText();
  const isModerator = belongsTo(useAccount()?.role ?? null, 'moderators');
  const { key, name, state } = upload;
  if (state === 'duplicate')
    return (
      <>
        <button
          type="button"
          className={small}
          aria-label={t('uploads.uploadAnywayItem', { name })}
          onClick={() => photoUploads.uploadAnyway(key)}
        >
          {t('uploads.uploadAnyway')}
        </button>
        <button
          type="button"
          className={small}
          aria-label={t('uploads.skipItem', { name })}
          onClick={() => photoUploads.cancel(key)}
        >
          {t('uploads.skip')}
        </button>
      </>
    );
  if (state === 'known')
    return (
      <button
        type="button"
        className={small}
        aria-label={t('uploads.uploadAnywayItem', { name })}
        onClick={() => photoUploads.uploadAnyway(key)}
      >
        {t('uploads.uploadAnyway')}
      </button>
    );
  const { failure } = upload;
  if (isRemovalFailure(failure) && isModerator)
    return (
      <RemovedScanButton
        failure={failure}
        className={small}
        aria-label={t('uploads.uploadAnywayItem', { name })}
        action={t('uploads.uploadAnyway')}
        onConfirm={() => photoUploads.approveScan(key)}
      />
    );
  if (photoUploads.canRetry(upload))
    return (
      <button
        type="button"
        className={small}
        aria-label={t('photos.retryItem', { name })}
        onClick={() => photoUploads.retry(key)}
      >
        {t('photos.retry')}
      </button>
    );
  if (!photoUploads.canCancel(upload)) return null;
  return (
    <span className="flex">
      {state === 'paused' ? (
        <button
          type="button"
          className="icon-btn"
          aria-label={t('uploads.resumeItem', { name })}
          onClick={() => photoUploads.resume(key)}
        >
          <Icon name="play" size={18} />
        </button>
      ) : (
        <button
          type="button"
          className="icon-btn"
          aria-label={t('uploads.pauseItem', { name })}
          onClick={() => photoUploads.pause(key)}
        >
          <Icon name="pause" size={18} />
        </button>
      )}
      <button
        type="button"
        className="icon-btn"
        aria-label={t('uploads.cancelItem', { name })}
        onClick={() => photoUploads.cancel(key)}
      >
        <Icon name="close" size={18} />
      </button>
    </span>
  );
}

const small = 'btn btn-outline min-h-9 px-3 py-1';
