import { photoName } from '../../../renderer/admin/photo-name.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { isNotLoaded } from '../../../renderer/loading/loading-state.js';
import { NotLoaded } from '../../../renderer/loading/NotLoaded.js';
import { Picture } from '../../../renderer/photos/Picture.js';
import type { usePhotosToChoose } from './use-photos-to-choose.js';

interface PhotoChoiceProps {
  /** Of its radio buttons, and of the fields of the form. */
  name: string;
  legend: string;
  photos: ReturnType<typeof usePhotosToChoose>;
  chosen: number | null;
  onChoose(id: number | null): void;
}

const field = 'cursor-pointer has-checked:outline-3 has-checked:outline-brand has-focus-visible:outline-3';

/** One of the photos of an entity, or none. */
export function PhotoChoice({
  name,
  legend,
  photos: { photos, list, total, more },
  chosen,
  onChoose,
}: PhotoChoiceProps) {
  const { t, language } = useAdminText();
  const radio = (id: number | null) => (
    <input type="radio" name={name} className="sr-only" checked={chosen === id} onChange={() => onChoose(id)} />
  );
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{legend}</legend>
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
        <label
          className={`grid aspect-square place-items-center border border-line p-2 text-center text-xs text-mute ${field}`}
        >
          {radio(null)}
          {t('entities.coverNone')}
        </label>
        {photos.map((photo) => (
          <label
            key={photo.id}
            title={photoName(photo, language)}
            className={`aspect-square overflow-hidden bg-mount ${field}`}
          >
            {radio(photo.id)}
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
      {total > photos.length && (
        <button type="button" className="btn btn-outline mt-3" onClick={more}>
          {t('entities.morePhotos')}
        </button>
      )}
      {isNotLoaded(list) && (
        <div className="mt-3">
          <NotLoaded query={list} />
        </div>
      )}
      {list.data?.total === 0 && <p className="mt-2 text-sm text-mute">{t('entities.noPhotos')}</p>}
    </fieldset>
  );
}
