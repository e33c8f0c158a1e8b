import { lazy } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { Photo } from '../../../src/contract/photo.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { formatPosition } from '../../../renderer/i18n/format.js';
import { Link } from '../../../renderer/layout/Link.js';
import { WhenNear } from '../../../renderer/loading/WhenNear.js';

const NearbyOfPhoto = lazy(async () => ({
  default: (await import('../../../renderer/map/nearby/NearbyOfPhoto.js')).NearbyOfPhoto,
}));

/** Where a photograph was taken, and what is near. Without scripts the coordinates and a link to the map. */
export function PhotoMap({ photo }: { photo: Photo }) {
  const { t, language } = useText();
  const { site } = usePageContext();
  const { id, lat, lng, year, bearing, entities = [] } = photo;
  if (lat === null || lng === null) return null;
  return (
    <section aria-labelledby="where" className="border-t border-line print:hidden">
      <div className="wrap py-14 lg:py-20">
        <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
          <h2 id="where" className="text-3xl">
            {t('photo.where')}
          </h2>
          <p className="flex flex-wrap items-baseline gap-x-8 text-sm text-mute tabular-nums">
            {formatPosition({ lat, lng }, language)}
            <Link to={`/map?view=${lat},${lng},${site.map.maxZoom}`} className="link touch">
              {t('entity.onMap')}
            </Link>
          </p>
        </div>
        <WhenNear className="min-h-88 lg:min-h-120 noscript:hidden">
          <NearbyOfPhoto
            key={id}
            photo={{ id, lat, lng, year, bearing }}
            entityIds={entities.map((entity) => entity.id)}
          />
        </WhenNear>
      </div>
    </section>
  );
}
