import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { actionIcons } from '../../../../renderer/forms/action-icons.js';
import { photoName } from '../../../../renderer/admin/photo-name.js';
import { imageServicePath, photoPath } from '../../../../src/contract/paths.js';
import type { AdminPhotoDetail } from '../../../../src/contract/photo.js';
import { DeletePhotoDialog } from '../../../../renderer/admin/DeletePhotoDialog.js';
import { failureText } from '../../../../renderer/admin/failure-text.js';
import { recordHistoryPath } from '../../../../renderer/admin/history/history-queries.js';
import { EnlargeScan } from '../../../../renderer/admin/records/EnlargeScan.js';
import { stateTone } from '../../../../renderer/admin/state-tone.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { useAttempt } from '../../../../renderer/forms/use-attempt.js';
import { Link } from '../../../../renderer/layout/Link.js';
import { Icon } from '../../../../renderer/ui/icons/Icon.js';
import { MissingFacts } from './MissingFacts.js';
import { OriginalFile } from './OriginalFile.js';
import { ReplaceScan } from './ReplaceScan.js';

interface PhotoAsideProps {
  photo: AdminPhotoDetail;
  /** Address of the list that one returns to when the photo is removed. */
  listPath: string;
  onChange(changed: AdminPhotoDetail): void;
  /** Its scan is another one, or will be. */
  onScan(changed: AdminPhotoDetail): void;
}

/** The image of a photo, its state, and the actions that are not part of the metadata form. */
export function PhotoAside({ photo, listPath, onChange, onScan }: PhotoAsideProps) {
  const { t, language } = useAdminText();
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, attempt } = useAttempt();
  const { id, image, status, failure, slug } = photo;
  const isPublic = status === 'published';

  const handleShow = () =>
    attempt(async () => onChange(await adminApi.adminPhotos.change({ id, status: isPublic ? 'draft' : 'published' })), {
      done: t(isPublic ? 'photo.withdrawn' : 'photo.published'),
      failed: t('form.failed'),
    });
  const handleDelete = async () => {
    const isDone = await attempt(() => adminApi.adminPhotos.remove({ id }), {
      done: t('photos.deleted'),
      failed: t('photos.deleteFailed'),
    });
    setIsAsking(false);
    if (isDone) await navigate(listPath);
  };

  return (
    <>
      {image && (
        <EnlargeScan
          image={image}
          service={isPublic ? imageServicePath(id) : null}
          title={photoName(photo, language)}
        />
      )}
      <div>
        <span className={`badge ${stateTone[status].badge}`}>{t(`photos.status.${status}`)}</span>
        {failure && <p className="mt-2 text-sm text-danger">{failureText(failure, language)}</p>}
      </div>
      <MissingFacts photo={photo} />
      <OriginalFile photo={photo} />
      <div className="grid justify-items-start">
        {isPublic && (
          <Link to={photoPath(slug)} className="link inline-flex min-h-11 items-center gap-2 text-sm">
            <Icon name="eye" size={18} /> {t('photo.public')}
          </Link>
        )}
        <Link to={recordHistoryPath('photo', id)} className="link inline-flex min-h-11 items-center gap-2 text-sm">
          <Icon name="clock" size={18} /> {t('history.ofRecord')}
        </Link>
      </div>
      {status !== 'removed' && (
        <div className="flex flex-wrap gap-3 noscript:hidden">
          {(isPublic || status === 'draft') && !photo.proposed && (
            <button type="button" className="btn btn-outline grow" disabled={isBusy} onClick={() => void handleShow()}>
              {t(isPublic ? 'photo.withdraw' : 'photo.publish')}
            </button>
          )}
          <button type="button" className="btn btn-danger grow" onClick={() => setIsAsking(true)}>
            <Icon name={actionIcons.remove} size={18} /> {t('photos.delete')}
          </button>
        </div>
      )}
      {status !== 'removed' && <ReplaceScan photo={photo} onChange={onScan} />}
      {isAsking && (
        <DeletePhotoDialog
          photo={photo}
          isBusy={isBusy}
          onConfirm={() => void handleDelete()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
