import { type RefObject, useState } from 'react';
import { navigate } from 'vike/client/router';
import { actionIcons } from '../../../../renderer/forms/action-icons.js';
import { photoName } from '../../../../renderer/admin/photo-name.js';
import { photoBackPath, photoPath, scanServicePath } from '../../../../src/contract/paths.js';
import type { AdminPhotoDetail } from '../../../../src/contract/admin-photo.js';
import { isRemovalFailure } from '../../../../src/contract/removal-failure.js';
import { DeletePhotoDialog } from '../../../../renderer/admin/DeletePhotoDialog.js';
import { failureText } from '../../../../renderer/admin/failure-text.js';
import { publishDoubts, type PublishDoubt } from '../../../../renderer/admin/publish/publish-doubts.js';
import { PublishDialog, type UnsavedDoubt } from '../../../../renderer/admin/publish/PublishDialog.js';
import { recordHistoryPath } from '../../../../renderer/admin/history/history-queries.js';
import { OtherData } from '../../../../renderer/admin/records/OtherData.js';
import type { RecordControl } from '../../../../renderer/admin/records/RecordForm.js';
import { EnlargeScan } from '../../../../renderer/admin/records/EnlargeScan.js';
import { stateTone } from '../../../../renderer/admin/state-tone.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { useAttempt } from '../../../../renderer/forms/use-attempt.js';
import { textOf } from '../../../../renderer/forms/use-form-submit.js';
import { Link } from '../../../../renderer/layout/Link.js';
import { Icon } from '../../../../renderer/ui/icons/Icon.js';
import { MissingFacts } from './MissingFacts.js';
import { OriginalFile } from './OriginalFile.js';
import { PhotoSides } from './PhotoSides.js';
import { RemovalFailureActions } from './RemovalFailureActions.js';
import { ReplaceScan } from './ReplaceScan.js';

interface PhotoAsideProps {
  photo: AdminPhotoDetail;
  /** Address of the list that one returns to when the photo is removed. */
  listPath: string;
  /** The form beside it. */
  form: RefObject<RecordControl | null>;
  /** What is stored apart from the form has changed: its state, or its scan. */
  onChange(changed: AdminPhotoDetail): void;
}

/** The image of a photo, its state, and the actions that are not part of the metadata form. */
export function PhotoAside({ photo, listPath, form, onChange }: PhotoAsideProps) {
  const { t, language } = useAdminText();
  const [isAsking, setIsAsking] = useState(false);
  const [doubts, setDoubts] = useState<Doubt[]>([]);
  const { isBusy, attempt } = useAttempt();
  const { id, image, status, failure, slug, front } = photo;
  const isPublic = status === 'published';
  const publicPath = isPublic ? photoPath(slug) : front?.status === 'published' ? photoBackPath(front.slug) : null;

  const show = async () => {
    await attempt(
      async () => onChange(await adminApi.adminPhotos.change({ id, status: isPublic ? 'draft' : 'published' })),
      { done: t(isPublic ? 'photo.withdrawn' : 'photo.published'), failed: t('form.failed') },
    );
    setDoubts([]);
  };
  const handleShow = () => {
    const found = isPublic ? [] : doubtsAbout(photo, form.current);
    if (found.length > 0) setDoubts(found);
    else void show();
  };
  // Both at once: nothing is published when what was typed cannot be saved.
  const saveAndPublish = () => {
    setDoubts([]);
    form.current?.save({ status: 'published' });
  };
  const handleDelete = async () => {
    const isDone = await attempt(() => adminApi.adminPhotos.remove({ id }), {
      done: t('photos.deleted'),
      failed: t('photos.deleteFailed'),
    });
    setIsAsking(false);
    if (isDone) await navigate(listPath);
  };

  const handleRestore = () =>
    attempt(
      async () => {
        await adminApi.adminPhotos.restore({ id });
        onChange(await adminApi.adminPhotos.byId({ id }));
      },
      { done: t('photos.restored'), failed: t('photos.restoreFailed') },
    );

  const handleApprove = () =>
    attempt(
      async () => {
        await adminApi.adminPhotos.retry({ id, confirmRemovedScan: true });
        onChange(await adminApi.adminPhotos.byId({ id }));
      },
      { done: t('photos.retried'), failed: t('photos.retryFailed') },
    );

  return (
    <>
      {image && (
        <EnlargeScan image={image} service={isPublic ? scanServicePath(id) : null} title={photoName(photo, language)} />
      )}
      <div>
        <span className={`badge ${stateTone[status].badge}`}>{t(`photos.status.${status}`)}</span>
        {failure && <p className="mt-2 text-sm text-danger">{failureText(failure, language)}</p>}
        {status === 'failed' && isRemovalFailure(failure) && (
          <RemovalFailureActions
            failure={failure}
            resembledPhotoId={photo.resembledPhotoId}
            onApprove={() => void handleApprove()}
          />
        )}
      </div>
      <MissingFacts photo={photo} />
      <OriginalFile photo={photo} />
      <OtherData of={photo.otherData} />
      <div className="grid justify-items-start">
        {publicPath && (
          <Link to={publicPath} className="link inline-flex min-h-11 items-center gap-2 text-sm">
            <Icon name="eye" size={18} /> {t('photo.public')}
          </Link>
        )}
        <Link to={recordHistoryPath('photo', id)} className="link inline-flex min-h-11 items-center gap-2 text-sm">
          <Icon name="clock" size={18} /> {t('history.ofRecord')}
        </Link>
      </div>
      {status === 'removed' && (
        <button
          type="button"
          className="btn btn-outline justify-self-start noscript:hidden"
          disabled={isBusy}
          onClick={() => void handleRestore()}
        >
          {t('photos.restore')}
        </button>
      )}
      {status !== 'removed' && (
        <div className="flex flex-wrap gap-3 noscript:hidden">
          {(isPublic || status === 'draft') && !photo.proposed && (
            <button type="button" className="btn btn-outline grow" disabled={isBusy} onClick={handleShow}>
              {t(isPublic ? 'photo.withdraw' : 'photo.publish')}
            </button>
          )}
          <button type="button" className="btn btn-danger grow" onClick={() => setIsAsking(true)}>
            <Icon name={actionIcons.remove} size={18} /> {t('photos.delete')}
          </button>
        </div>
      )}
      {status !== 'removed' && <ReplaceScan photo={photo} onChange={onChange} />}
      {status !== 'removed' && !photo.proposed && <PhotoSides photo={photo} onChange={onChange} />}
      {doubts.length > 0 && (
        <PublishDialog
          doubts={doubts}
          isBusy={isBusy}
          onConfirm={doubts.includes('unsaved') ? saveAndPublish : () => void show()}
          onClose={() => setDoubts([])}
        />
      )}
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

type Doubt = UnsavedDoubt | PublishDoubt;

/** What speaks against publishing this photo at once: as it is stored, or with what is typed and would be saved along. */
function doubtsAbout(photo: AdminPhotoDetail, form: RecordControl | null): Doubt[] {
  const typed = form?.isUnsaved ? form.fields() : null;
  return [
    ...(typed ? (['unsaved'] as const) : []),
    ...publishDoubts(typed ? { title: textOf(typed, 'title'), license: textOf(typed, 'license') } : photo),
  ];
}
