import { type ChangeEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { actionIcons } from '../../../../renderer/forms/action-icons.js';
import { photoName } from '../../../../renderer/admin/photo-name.js';
import type { AdminPhotoDetail, PhotoWithNewScan } from '../../../../src/contract/admin-photo.js';
import { acceptedImages } from '../../../../src/contract/image.js';
import { refusal } from '../../../../renderer/admin/accepted-images.js';
import { useUploadLimits } from '../../../../renderer/admin/uploads/use-upload-limits.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { failureText } from '../../../../renderer/admin/failure-text.js';
import { formatBytes } from '../../../../renderer/admin/format-bytes.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { sendImage } from '../../../../renderer/api/send-image.js';
import { useAttempt } from '../../../../renderer/forms/use-attempt.js';
import { Icon } from '../../../../renderer/ui/icons/Icon.js';
import { showToast } from '../../../../renderer/ui/toast-store.js';

interface ReplaceScanProps {
  photo: AdminPhotoDetail;
  onChange(changed: AdminPhotoDetail): void;
}

const pollMs = 2_000;

/** Sends a new scan of the photo, and follows it until it has replaced the present one or has failed. */
export function ReplaceScan({ photo, onChange }: ReplaceScanProps) {
  const { t, language } = useAdminText();
  const { bytes: maxBytes } = useUploadLimits();
  const hintId = useId();
  const { isBusy, attempt } = useAttempt();
  const [sent, setSent] = useState<number | null>(null);
  const { id, newScan } = photo;

  const handleFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const image = target.files?.[0];
    target.value = '';
    if (!image) return;
    const refused = refusal(image, { maxBytes });
    if (refused) return showToast({ kind: 'error', title: t('scan.notSent'), text: failureText(refused, language) });
    setSent(0);
    await attempt(
      async () => {
        const changed = await sendImage('adminPhotos.replaceScan', { id, image }, setSent);
        onChange(changed);
        warnOfSameScan(changed);
      },
      { done: t('scan.sent'), failed: t('scan.notSent') },
    );
    setSent(null);
  };
  const warnOfSameScan = ({ sameScanAs }: PhotoWithNewScan) => {
    if (sameScanAs) showToast({ kind: 'warning', title: t('scan.same', { title: photoName(sameScanAs, language) }) });
  };
  const handleKeep = () =>
    attempt(async () => onChange(await adminApi.adminPhotos.keepScan({ id })), {
      done: t('scan.kept'),
      failed: t('form.failed'),
    });
  const handleProcessed = (present: AdminPhotoDetail) => {
    onChange(present);
    if (present.newScan) return;
    const text = present.annotationCount > 0 ? t('scan.checkAnnotations') : undefined;
    showToast({ kind: 'success', title: t('scan.replaced'), ...(text && { text }) });
  };
  const isWaiting = newScan !== null && newScan.failure === null;
  useNewScan(isWaiting ? id : null, handleProcessed);

  return (
    <div className="grid gap-3 noscript:hidden">
      <div>
        <label
          className="btn btn-outline w-full cursor-pointer has-focus-visible:outline-2 has-disabled:cursor-default has-disabled:opacity-60"
          aria-busy={sent !== null}
        >
          <Icon name={actionIcons.upload} size={18} /> {t('scan.replace')}
          <input
            type="file"
            accept={acceptedImages}
            className="sr-only"
            aria-describedby={hintId}
            disabled={isBusy || photo.status === 'processing'}
            onChange={(chosen) => void handleFile(chosen)}
          />
        </label>
        <p id={hintId} className="mt-2 text-xs text-mute">
          {t('scan.hint')}
        </p>
      </div>
      {sent !== null && <progress className="w-full" max={1} value={sent} aria-label={t('scan.sending')} />}
      {newScan && (
        <div role="status" className="border-l-2 border-brand py-1 pl-3 text-sm">
          <p className="wrap-anywhere">
            {newScan.failure === null
              ? t('scan.waiting', { name: newScan.name, size: formatBytes(newScan.bytes, language) })
              : t('scan.failed', { name: newScan.name, reason: failureText(newScan.failure, language) })}
          </p>
          <button type="button" className="link min-h-11" disabled={isBusy} onClick={() => void handleKeep()}>
            {t(newScan.failure === null ? 'scan.cancel' : 'scan.dismiss')}
          </button>
        </div>
      )}
    </div>
  );
}

/** Asks for the photo until its new scan is processed; a failed request is only repeated. */
function useNewScan(id: number | null, onProcessed: (present: AdminPhotoDetail) => void): void {
  const handleProcessed = useEffectEvent(onProcessed);
  useEffect(() => {
    if (id === null) return;
    let isCurrent = true;
    const timer = setInterval(() => {
      void adminApi.adminPhotos.byId({ id }).then(
        (present) => {
          const { newScan } = present;
          if (isCurrent && (newScan === null || newScan.failure !== null)) handleProcessed(present);
        },
        () => undefined,
      );
    }, pollMs);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [id]);
}
