import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminEntityDetail } from '../../../src/contract/entity.js';
import { CoverPlaces } from '../../../renderer/admin/CoverPlaces.js';
import { photoName } from '../../../renderer/admin/photo-name.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { httpApi } from '../../../renderer/api/http-api.js';
import { RangeField } from '../../../renderer/forms/RangeField.js';
import { isNotLoaded } from '../../../renderer/loading/loading-state.js';
import { NotLoaded } from '../../../renderer/loading/NotLoaded.js';
import { Picture } from '../../../renderer/photos/Picture.js';

export type Cover = Pick<AdminEntityDetail, 'coverPhotoId' | 'coverPhotoPosition'>;

interface CoverFieldsProps {
  entity: AdminEntityDetail;
  cover: Cover;
  onChange(cover: Cover): void;
  errorOf(field: string): string | undefined;
}

const pageSize = 24;

/** Chooses the cover among the photos of the entity, and the part of it that is visible, with a preview. */
export function CoverFields({ entity: { id }, cover, onChange, errorOf }: CoverFieldsProps) {
  const { t, language } = useAdminText();
  const [pages, setPages] = useState(1);
  const list = useQuery({
    queryKey: ['entity-photos', id, 'cover', pages],
    queryFn: () => httpApi.entities.photos({ id, page: 1, pageSize: pages * pageSize }),
    placeholderData: (before) => before,
  });
  const { data } = list;
  const photos = data?.items ?? [];
  const { coverPhotoId, coverPhotoPosition: position } = cover;
  const chosen = photos.find((photo) => photo.id === coverPhotoId);
  const error = errorOf('coverPhotoId') ?? errorOf('coverPhotoPosition');
  return (
    <div className="grid gap-6">
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold">{t('entities.coverPhoto')}</legend>
        <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
          <label className="grid aspect-square cursor-pointer place-items-center border border-line p-2 text-center text-xs text-mute has-checked:outline-3 has-checked:outline-brand has-focus-visible:outline-3">
            <input
              type="radio"
              name="coverPhoto"
              className="sr-only"
              checked={coverPhotoId === null}
              onChange={() => onChange({ ...cover, coverPhotoId: null })}
            />
            {t('entities.coverNone')}
          </label>
          {photos.map((photo) => (
            <label
              key={photo.id}
              title={photoName(photo, language)}
              className="aspect-square cursor-pointer overflow-hidden bg-mount has-checked:outline-3 has-checked:outline-brand has-focus-visible:outline-3"
            >
              <input
                type="radio"
                name="coverPhoto"
                className="sr-only"
                checked={coverPhotoId === photo.id}
                onChange={() => onChange({ ...cover, coverPhotoId: photo.id })}
              />
              {photo.image && (
                <Picture
                  image={photo.image}
                  alt={photoName(photo, language)}
                  sizes="7rem"
                  className="size-full object-cover"
                />
              )}
            </label>
          ))}
        </div>
        {data && data.total > photos.length && (
          <button type="button" className="btn btn-outline mt-3" onClick={() => setPages(pages + 1)}>
            {t('entities.morePhotos')}
          </button>
        )}
        {isNotLoaded(list) && (
          <div className="mt-3">
            <NotLoaded query={list} />
          </div>
        )}
        {data?.total === 0 && <p className="mt-2 text-sm text-mute">{t('entities.noPhotos')}</p>}
      </fieldset>
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
