import { localized } from '../../../src/contract/localized.js';
import { entityPath } from '../../../src/contract/paths.js';
import type { PhotoEntity } from '../../../src/contract/photo.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import type { CardPhoto } from '../../../renderer/photos/card-photo.js';
import { PhotoGrid } from '../../../renderer/photos/PhotoGrid.js';
import { RecordSection } from '../../../renderer/ui/RecordSection.js';

interface SamePlaceProps {
  photos: CardPhoto[];
  place: PhotoEntity | undefined;
}

export function SamePlace({ photos, place }: SamePlaceProps) {
  const { t, language } = useText();
  if (photos.length === 0 || !place) return null;
  return (
    <RecordSection
      id="same-place"
      title={t('photo.samePlace')}
      className="bg-surface"
      aside={
        <Link to={`${entityPath(place.slug)}#galleria`} className="link touch text-sm">
          {t('photo.allOfPlace', { name: localized(place, 'name', language) })}
        </Link>
      }
    >
      <PhotoGrid photos={photos} />
    </RecordSection>
  );
}
