import { photoName } from '../../../../renderer/admin/photo-name.js';
import { photoPath } from '../../../../src/contract/paths.js';
import type { RequestedPhoto, SamePicture } from '../../../../src/contract/removal-request.js';
import { stateTone } from '../../../../renderer/admin/state-tone.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { Link } from '../../../../renderer/layout/Link.js';
import { Picture } from '../../../../renderer/photos/Picture.js';
import { Icon } from '../../../../renderer/ui/icons/Icon.js';
import { OtherPhoto } from './OtherPhoto.js';

/** The photo that the request is about, large: staff see it in every state. */
export function RequestedPhotoFigure({ photo, sameScan }: { photo: RequestedPhoto; sameScan: SamePicture[] }) {
  const { t, language } = useAdminText();
  const { id, slug, status, image } = photo;
  const title = photoName(photo, language);
  return (
    <figure>
      {image && (
        <div
          className="mount mount-fit max-h-[70svh] p-3 lg:p-5"
          style={{ aspectRatio: `${image.width} / ${image.height}` }}
        >
          <Picture image={image} alt={title} sizes="(min-width: 64rem) 48rem, 100vw" eager />
        </div>
      )}
      <figcaption className="mt-4">
        <h2 className="text-xl lg:text-2xl">{title}</h2>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 text-sm text-mute">
          <span className={`badge ${stateTone[status].badge}`}>{t(`photos.status.${status}`)}</span>
          {t('removals.photoNumber', { number: id })}
          {status === 'published' && (
            <Link to={photoPath(slug)} className="link inline-flex min-h-11 items-center gap-2">
              <Icon name="eye" size={18} /> {t('photo.public')}
            </Link>
          )}
        </p>
        {sameScan.length > 0 && (
          <>
            <p className="mt-4 text-sm">{t('removals.sameScan')}</p>
            <ul className="mt-1.5">
              {sameScan.map((other) => (
                <li key={other.id}>
                  <OtherPhoto photo={other} />
                </li>
              ))}
            </ul>
          </>
        )}
      </figcaption>
    </figure>
  );
}
