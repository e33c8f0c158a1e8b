import { lazy } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { Photo } from '../../../src/contract/photo.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { formatPosition } from '../../../renderer/i18n/format.js';
import { Link } from '../../../renderer/layout/Link.js';
import { WhenNear } from '../../../renderer/loading/WhenNear.js';
import { RecordSection } from '../../../renderer/ui/RecordSection.js';

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
    <RecordSection
      id="where"
      title={t('photo.where')}
      aside={
        <p className="flex flex-wrap items-baseline gap-x-8 text-sm text-mute tabular-nums">
          {formatPosition({ lat, lng }, language)}
          <Link to={`/map?view=${lat},${lng},${site.map.maxZoom}`} className="link touch">
            {t('entity.onMap')}
          </Link>
        </p>
      }
    >
      <WhenNear className="min-h-88 lg:min-h-120 noscript:hidden">
        <NearbyOfPhoto
          key={id}
          photo={{ id, lat, lng, year, bearing }}
          entityIds={entities.map((entity) => entity.id)}
        />
      </WhenNear>
    </RecordSection>
  );
}
