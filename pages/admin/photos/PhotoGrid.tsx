import { untitled } from '../../../src/contract/untitled.js';
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
import { useRoominess } from './stored-density.js';
import { Thumbnail } from './Thumbnail.js';

/**
 * The photos as pictures, to be recognized at a glance: each with its year and its title, or without one the name of its file.
 * The checkbox and the menu of a picture are seen where it is pointed at, has the focus or is selected.
 */
export function PhotoGrid({ photos, query, isSelected, onTick, ...actions }: ShownPhotos) {
  const { t, language } = useAdminText();
  const { t: site } = useText();
  const isRoomy = useRoominess();
  const isAny = photos.some(({ id }) => isSelected(id));
  return (
    <ul
      aria-label={t('photos.listTitle')}
      className="picture-grid"
      data-roomy={isRoomy || undefined}
      data-selecting={isAny || undefined}
    >
      {photos.map((photo) => {
        const { id, originalName, deliveryPath, inventoryNumber, license } = photo;
        const year = photo.year ?? spanText(photo, site);
        const name = photo.title === untitled.title && originalName ? originalName : photoName(photo, language);
        return (
          <li key={id} data-selected={isSelected(id) || undefined}>
            <Thumbnail
              photo={photo}
              className={`aspect-4/3 ${isRoomy ? 'p-3!' : 'p-1!'}`}
              sizes={isRoomy ? '20rem' : '12rem'}
            />
            <div className="picture-grid-tick noscript:hidden">
              <PhotoTick photo={photo} isOn={isSelected(id)} onTick={onTick} />
            </div>
            <div className="picture-grid-caption">
              <PhotoState photo={photo} />
              <p title={[originalName, inventoryNumber].filter(Boolean).join(' · ') || undefined}>
                {year && <span className="text-mute tabular-nums">{year} · </span>}
                <Link to={editPhotoPath(id, query)}>{name}</Link>
              </p>
              {isRoomy && (
                <>
                  <p className="text-mute">{[deliveryPath, inventoryNumber].filter(Boolean).join(' · ')}</p>
                  <p className="text-mute">{license ?? t('photos.noLicence')}</p>
                </>
              )}
            </div>
            <div className="picture-grid-action">
              <PhotoAction photo={photo} {...actions} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
