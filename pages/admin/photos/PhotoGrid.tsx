import { photoName } from '../../../renderer/admin/photo-name.js';
import { editPhotoPath } from '../../../renderer/admin/admin-photo-queries.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { spanText } from '../../../renderer/photos/span-text.js';
import { PhotoAction } from './PhotoAction.js';
import type { ShownPhotos } from './shown-photos.js';
import { PhotoState } from './PhotoState.js';
import { PhotoTick } from './PhotoTick.js';
import { Thumbnail } from './Thumbnail.js';

/** The photos as pictures, to be recognized at a glance. */
export function PhotoGrid({ photos, query, isSelected, onTick, onTickAll, onRetry, onRestore, onDelete }: ShownPhotos) {
  const { t, language } = useAdminText();
  const { t: site } = useText();
  const isWhole = photos.every(({ id }) => isSelected(id));
  return (
    <>
      <label className="check -mt-3 mb-2 noscript:hidden">
        <input type="checkbox" checked={isWhole} onChange={({ target }) => onTickAll(target.checked)} />
        <span>{t('photos.selectPage')}</span>
      </label>
      <ul
        aria-label={t('photos.listTitle')}
        className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-5 3xl:grid-cols-6"
      >
        {photos.map((photo) => (
          <li
            key={photo.id}
            className={`relative grid content-start ${isSelected(photo.id) ? 'outline-2 outline-offset-4 outline-brand' : ''}`}
          >
            <Thumbnail photo={photo} className="aspect-square p-3!" sizes="(width >= 64rem) 20vw, 45vw" />
            <div className="absolute top-1 left-1 bg-bg/85 noscript:hidden">
              <PhotoTick photo={photo} isOn={isSelected(photo.id)} onTick={onTick} />
            </div>
            <div className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2">
              <div className="min-w-0">
                <Link
                  to={editPhotoPath(photo.id, query)}
                  className="line-clamp-2 font-serif text-base leading-snug wrap-anywhere underline-offset-4 hover:text-brand hover:underline"
                >
                  {photoName(photo, language)}
                </Link>
                {photo.originalName && (
                  <p className="truncate text-xs text-mute" title={photo.deliveryPath ?? photo.originalName}>
                    {photo.originalName}
                  </p>
                )}
                <p className="truncate text-xs text-mute tabular-nums">
                  {[photo.year ?? spanText(photo, site), photo.license].filter(Boolean).join(' · ')}
                </p>
                <div className="mt-1.5">
                  <PhotoState photo={photo} onRetry={onRetry} />
                </div>
              </div>
              <div className="-mt-2 -mr-2">
                <PhotoAction photo={photo} onRestore={onRestore} onDelete={onDelete} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
