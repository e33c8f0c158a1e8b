import { localized } from '../../../src/contract/localized.js';
import { entityPath } from '../../../src/contract/paths.js';
import type { PhotoEntity } from '../../../src/contract/photo.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import type { CardPhoto } from '../../../renderer/photos/card-photo.js';
import { PhotoGrid } from '../../../renderer/photos/PhotoGrid.js';

interface SamePlaceProps {
  photos: CardPhoto[];
  place: PhotoEntity | undefined;
}

export function SamePlace({ photos, place }: SamePlaceProps) {
  const { t, language } = useText();
  if (photos.length === 0 || !place) return null;
  return (
    <section aria-labelledby="same-place" className="border-t border-line bg-surface print:hidden">
      <div className="wrap py-14 lg:py-20">
        <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
          <h2 id="same-place" className="text-3xl">
            {t('photo.samePlace')}
          </h2>
          <Link to={`${entityPath(place.slug)}#galleria`} className="link touch text-sm">
            {t('photo.allOfPlace', { name: localized(place, 'name', language) })}
          </Link>
        </div>
        <PhotoGrid photos={photos} />
      </div>
    </section>
  );
}
