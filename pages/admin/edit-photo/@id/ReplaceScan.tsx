import { photoName } from '../../../../renderer/admin/photo-name.js';
import type { AdminPhotoDetail, PhotoWithNewScan } from '../../../../src/contract/admin-photo.js';
import { ScanButton } from '../../../../renderer/admin/uploads/ScanButton.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { sendImage } from '../../../../renderer/api/send-image.js';
import { useAttempt } from '../../../../renderer/forms/use-attempt.js';
import { showToast } from '../../../../renderer/ui/toast-store.js';
import { NewScanNotice } from './NewScanNotice.js';
import { usePhotoUntil } from './use-photo-until.js';

interface ReplaceScanProps {
  photo: AdminPhotoDetail;
  onChange(changed: AdminPhotoDetail): void;
}

/** Sends a new scan of the photo, and follows it until it has replaced the present one or has failed. */
export function ReplaceScan({ photo, onChange }: ReplaceScanProps) {
  const { t, language } = useAdminText();
  const { isBusy, attempt } = useAttempt();
  const { id, newScan } = photo;

  const send = (image: File, onProgress: (fraction: number) => void) =>
    attempt(
      async () => {
        const changed = await sendImage('adminPhotos.replaceScan', { id, image }, onProgress);
        onChange(changed);
        warnOfSameScan(changed);
      },
      { done: t('scan.sent'), failed: t('scan.notSent') },
    );
  const warnOfSameScan = ({ sameScanAs }: PhotoWithNewScan) => {
    if (sameScanAs) showToast({ kind: 'warning', title: t('scan.same', { title: photoName(sameScanAs, language) }) });
  };
  const handleProcessed = (present: AdminPhotoDetail) => {
    onChange(present);
    if (present.newScan) return;
    const text = present.annotationCount > 0 ? t('scan.checkAnnotations') : undefined;
    showToast({ kind: 'success', title: t('scan.replaced'), ...(text && { text }) });
  };
  const isWaiting = newScan !== null && newScan.failure === null;
  usePhotoUntil(isWaiting ? id : null, ({ newScan: now }) => now === null || now.failure !== null, handleProcessed);

  return (
    <div className="grid gap-3 noscript:hidden">
      <ScanButton
        texts={{
          label: t('scan.replace'),
          hint: t('scan.hint'),
          sending: t('scan.sending'),
          notSent: t('scan.notSent'),
        }}
        isDisabled={isBusy || photo.status === 'processing'}
        send={send}
      />
      {newScan && <NewScanNotice photoId={id} newScan={newScan} onChange={onChange} />}
    </div>
  );
}
