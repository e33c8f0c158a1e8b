import { renditionUrl } from '../../src/contract/image.js';
import { mapLimits } from '../../src/contract/map-limits.js';
import { fallbackLang, localized } from '../../src/contract/localized.js';
import { photoPath } from '../../src/contract/paths.js';
import type { Photo } from '../../src/contract/photo.js';
import { cutText } from '../../src/contract/text.js';
import { compassPoint } from '../../renderer/i18n/compass-point.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import type { TranslateForMap } from '../../renderer/map/map-texts.js';
import { ratioStyle } from '../../renderer/photos/picture-style.js';
import { dateWords } from '../../renderer/photos/date-words.js';
import { YearBadge } from '../../renderer/photos/YearBadge.js';

/** Photos that were taken where the visitor stands, to be compared with what is there now. */
export function PlaceThen({ photos, mapText }: { photos: Photo[]; mapText: TranslateForMap }) {
  const { t, language } = useText();
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="explore-then" className="explore-then">
      <h2 id="explore-then">{mapText('explore.then')}</h2>
      <p>{mapText('explore.compare')}</p>
      <ul>
        {photos.map((photo) => (
          <li key={photo.id}>
            <span className="mount mount-fit" style={ratioStyle(photo.image)}>
              <img
                src={renditionUrl(photo.image, 640, 'webp')}
                width={photo.image.width}
                height={photo.image.height}
                alt=""
                style={{ backgroundColor: photo.image.color }}
              />
            </span>
            <span>
              <Link to={photoPath(photo.slug)} lang={fallbackLang(photo, 'title', language)} className="stretched">
                {cutText(localized(photo, 'title', language), { max: mapLimits.excerpt })}
              </Link>
              <YearBadge photo={photo} words={dateWords(photo, language)} />
            </span>
            {photo.bearing !== null && (
              <span>
                {mapText('explore.towards', { direction: t(`photo.compass.${compassPoint(photo.bearing)}`) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
