import { useEffect } from 'react';
import { renditionUrl } from '../../../src/contract/image.js';
import { localized } from '../../../src/contract/localized.js';
import { mapLimits } from '../../../src/contract/map-limits.js';
import { photoPath } from '../../../src/contract/paths.js';
import type { Photo } from '../../../src/contract/photo.js';
import { cutText } from '../../../src/contract/text.js';
import { useText } from '../../i18n/use-text.js';
import { Link } from '../../layout/Link.js';
import { dateWords } from '../../photos/date-words.js';
import { YearBadge } from '../../photos/YearBadge.js';
import type { PointedPhoto } from './pointed-photo.js';

interface PanelPhotoProps {
  photo: Photo;
  onPoint(photo: PointedPhoto | null): void;
}

/** A photo in the list beside the map: its picture, its year and its title. The map shows where it is. */
export function PanelPhoto({ photo, onPoint }: PanelPhotoProps) {
  const { language } = useText();
  const { id, slug, image, lat, lng, bearing } = photo;
  const point = () => lat !== null && lng !== null && onPoint({ id, lat, lng, bearing });
  const leave = () => onPoint(null);
  // The list has moved on below the pointer.
  useEffect(() => () => onPoint(null), [onPoint]);
  return (
    <li>
      <Link to={photoPath(slug)} onPointerEnter={point} onPointerLeave={leave} onFocus={point} onBlur={leave}>
        <img src={renditionUrl(image, 320, 'webp')} alt="" loading="lazy" style={{ backgroundColor: image.color }} />
        <YearBadge photo={photo} words={dateWords(photo, language)} />
        <span>{cutText(localized(photo, 'title', language), { max: mapLimits.excerpt })}</span>
      </Link>
    </li>
  );
}
