import { lazy } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { Photo } from '../../../src/contract/photo.js';
import type { Position } from '../../../src/contract/position.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { formatPosition } from '../../../renderer/i18n/format.js';
import { Link } from '../../../renderer/layout/Link.js';
import { WhenNear } from '../../../renderer/loading/WhenNear.js';
import { RecordSection } from '../../../renderer/ui/RecordSection.js';
import { onMapPath } from './on-map.js';

const NearbyOfPhoto = lazy(async () => ({
  default: (await import('../../../renderer/map/nearby/NearbyOfPhoto.js')).NearbyOfPhoto,
}));

/**
 * Where a photograph was taken, and what is near; where that is not known, the places that it shows. Without scripts the
 * coordinates and a link to the map.
 */
export function PhotoMap({ photo }: { photo: Photo }) {
  const { t, language } = useText();
  const { site } = usePageContext();
  const { id, year, yearStart, yearEnd, bearing } = photo;
  // What no longer exists is named below the image, and only shown on a map where somebody asks for it.
  const entities = photo.entities?.filter(({ stillExists }) => stillExists !== false) ?? [];
  const at = positionOf(photo);
  const centre = at ?? entities.map(positionOf).find((position) => position !== null);
  if (!centre) return null;
  return (
    <RecordSection
      id="where"
      title={t(at ? 'photo.where' : 'photo.places')}
      aside={
        <p className="flex flex-wrap items-baseline gap-x-8 text-sm text-mute tabular-nums">
          {at && formatPosition(at, { t, language })}
          <Link to={onMapPath(at && id, centre, site.map.maxZoom)} className="link touch">
            {t('entity.onMap')}
          </Link>
        </p>
      }
    >
      <WhenNear className="min-h-88 lg:min-h-120 noscript:hidden">
        <NearbyOfPhoto
          key={id}
          photo={at && { id, ...at, year, yearStart, yearEnd, bearing }}
          centre={centre}
          entityIds={entities.map((entity) => entity.id)}
        />
      </WhenNear>
    </RecordSection>
  );
}

const positionOf = ({ lat, lng }: Pick<Photo, 'lat' | 'lng'>): Position | null =>
  lat === null || lng === null ? null : { lat, lng };
