import type { AdminEntityDetail } from '../../../src/contract/entity.js';
import { CoverPlaces } from '../../../renderer/admin/CoverPlaces.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { RangeField } from '../../../renderer/forms/RangeField.js';
import { Picture } from '../../../renderer/photos/Picture.js';
import { PhotoChoice } from './PhotoChoice.js';
import { usePhotosToChoose } from './use-photos-to-choose.js';

export type Cover = Pick<AdminEntityDetail, 'coverPhotoId' | 'coverPhotoPosition'>;

interface CoverFieldsProps {
  entity: AdminEntityDetail;
  cover: Cover;
  onChange(cover: Cover): void;
  errorOf(field: string): string | undefined;
}

/** Chooses the cover among the photos of the entity, and the part of it that is visible, with a preview. */
export function CoverFields({ entity, cover, onChange, errorOf }: CoverFieldsProps) {
  const { t } = useAdminText();
  const choice = usePhotosToChoose(entity.id);
  const { coverPhotoId, coverPhotoPosition: position } = cover;
  const chosen = choice.photos.find((photo) => photo.id === coverPhotoId);
  const error = errorOf('coverPhotoId') ?? errorOf('coverPhotoPosition');
  return (
    <div className="grid gap-6">
      <PhotoChoice
        name="coverPhoto"
        legend={t('entities.coverPhoto')}
        photos={choice}
        chosen={coverPhotoId}
        onChoose={(id) => onChange({ ...cover, coverPhotoId: id })}
      />
      <fieldset className="grid min-w-0 items-start gap-5 md:grid-cols-2">
        <legend className="mb-2 text-sm font-semibold">{t('controls.cover')}</legend>
        <div className="aspect-[3/1] overflow-hidden bg-mount">
          {chosen?.image && (
            <Picture
              image={chosen.image}
              alt=""
              sizes="(min-width: 48rem) 24rem, 100vw"
              className="size-full object-cover"
              style={{ objectPosition: `50% ${position}%` }}
            />
          )}
        </div>
        <div className="grid gap-3">
          <div className="flex flex-wrap gap-2">
            <CoverPlaces
              position={position}
              onChoose={(to) => onChange({ ...cover, coverPhotoPosition: to })}
              className="grow justify-center"
            />
          </div>
          <RangeField
            label={t('controls.position')}
            value={position}
            text={String(position)}
            step={1}
            onChange={(to) => onChange({ ...cover, coverPhotoPosition: to })}
          />
        </div>
      </fieldset>
      {error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
