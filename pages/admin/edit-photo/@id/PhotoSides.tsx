import { photoName } from '../../../../renderer/admin/photo-name.js';
import type { AdminPhotoDetail, PhotoSide } from '../../../../src/contract/admin-photo.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { LinkPicker } from '../../../../renderer/admin/links/LinkPicker.js';
import { stateTone } from '../../../../renderer/admin/state-tone.js';
import { ScanButton } from '../../../../renderer/admin/uploads/ScanButton.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { sendImage } from '../../../../renderer/api/send-image.js';
import { useAttempt } from '../../../../renderer/forms/use-attempt.js';
import { Link } from '../../../../renderer/layout/Link.js';
import { Picture } from '../../../../renderer/photos/Picture.js';
import { usePhotoUntil } from './use-photo-until.js';

interface PhotoSidesProps {
  photo: AdminPhotoDetail;
  onChange(changed: AdminPhotoDetail): void;
}

/** The other side of the object: the front of a back, or the back, which is uploaded or chosen among the photos of the archive. */
export function PhotoSides({ photo, onChange }: PhotoSidesProps) {
  const { t } = useAdminText();
  const { isBusy, attempt } = useAttempt();
  const { id, front, back } = photo;
  const refresh = async () => onChange(await adminApi.adminPhotos.byId({ id }));
  const detach = (backId: number) =>
    attempt(
      async () => {
        await adminApi.adminPhotos.change({ id: backId, frontId: null });
        await refresh();
      },
      { done: t('sides.detached'), failed: t('form.failed') },
    );
  usePhotoUntil(
    back?.status === 'processing' ? id : null,
    (present) => present.back?.status !== 'processing',
    onChange,
  );
  const side = front ?? back;
  return (
    <section aria-label={t(front ? 'sides.front' : 'sides.heading')} className="grid gap-3 border-t border-line pt-4">
      <h2 className="text-sm font-semibold">{t(front ? 'sides.front' : 'sides.heading')}</h2>
      {side && (
        <OtherSide
          side={side}
          isBusy={isBusy}
          onDetach={() => void detach(front ? id : side.id)}
          isFront={side === front}
        />
      )}
      {front && <p className="text-xs text-mute">{t('sides.frontHint')}</p>}
      {!side && <AddBack id={id} isBusy={isBusy} attempt={attempt} onAdded={refresh} />}
    </section>
  );
}

interface OtherSideProps {
  side: PhotoSide;
  isFront: boolean;
  isBusy: boolean;
  onDetach(): void;
}

function OtherSide({ side, isFront, isBusy, onDetach }: OtherSideProps) {
  const { t, language } = useAdminText();
  return (
    <div className="flex items-center gap-3 text-sm">
      {side.image && (
        <span className="mount mount-fit aspect-4/3 w-20 shrink-0 p-1">
          <Picture image={side.image} alt="" sizes="5rem" />
        </span>
      )}
      <div className="min-w-0 grow">
        <Link to={`/admin/edit-photo/${side.id}`} className="link wrap-anywhere">
          {photoName(side, language)}
        </Link>
        {(isFront || side.status !== 'back') && (
          <p>
            <span className={`badge mt-1 ${stateTone[side.status].badge}`}>{t(`photos.status.${side.status}`)}</span>
          </p>
        )}
      </div>
      <button type="button" className="link min-h-11 shrink-0 noscript:hidden" disabled={isBusy} onClick={onDetach}>
        {t('sides.detach')}
      </button>
    </div>
  );
}

interface AddBackProps {
  id: number;
  isBusy: boolean;
  attempt: ReturnType<typeof useAttempt>['attempt'];
  onAdded(): Promise<void>;
}

function AddBack({ id, isBusy, attempt, onAdded }: AddBackProps) {
  const { t, language } = useAdminText();
  const send = (image: File, onProgress: (fraction: number) => void) =>
    attempt(
      async () => {
        await sendImage('adminPhotos.upload', { image, frontId: id }, onProgress);
        await onAdded();
      },
      { done: t('sides.sent'), failed: t('sides.notSent') },
    );
  const choose = (backId: number) =>
    attempt(
      async () => {
        await adminApi.adminPhotos.change({ id: backId, frontId: id });
        await onAdded();
      },
      { done: t('sides.set'), failed: t('sides.notSet') },
    );
  const find = async (words: string) => {
    const { items } = await adminApi.adminPhotos.list({ q: words });
    return items
      .filter((found) => found.id !== id && found.status !== 'back')
      .map((found) => ({
        id: found.id,
        name: [photoName(found, language), found.inventoryNumber ?? found.originalName].filter(Boolean).join(', '),
        image: found.image,
      }));
  };
  return (
    <div className="grid gap-3 noscript:hidden">
      <ScanButton
        texts={{
          label: t('sides.add'),
          hint: t('sides.hint'),
          sending: t('sides.sending'),
          notSent: t('sides.notSent'),
        }}
        isDisabled={isBusy}
        send={send}
      />
      <LinkPicker
        name="frontId"
        label={t('sides.choose')}
        hint={t('sides.chooseHint')}
        chosen={[]}
        find={find}
        onChange={([chosen]) => chosen && void choose(chosen.id)}
        error={undefined}
      />
    </div>
  );
}
