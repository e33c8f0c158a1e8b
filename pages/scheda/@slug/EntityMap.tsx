import { lazy } from 'react';
import type { EntityDetail } from '../../../src/contract/entity.js';
import type { CardType } from '../../../renderer/entities/card-type.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { WhenNear } from '../../../renderer/loading/WhenNear.js';
import { RecordSection } from '../../../renderer/ui/RecordSection.js';

const NearbyOfEntity = lazy(async () => ({
  default: (await import('../../../renderer/map/nearby/NearbyOfEntity.js')).NearbyOfEntity,
}));

/** Where an entity is, and what is near it. Without scripts a link to the map. */
export function EntityMap({ entity, types }: { entity: EntityDetail; types: CardType[] }) {
  const { t } = useText();
  const { id, lat, lng, stillExists } = entity;
  if (lat === null || lng === null) return null;
  return (
    <RecordSection
      id="nearby"
      title={t('entity.nearby')}
      aside={
        <Link to={`/map?entityId=${id}${stillExists === false ? '&vanished=1' : ''}`} className="link touch text-sm">
          {t('entity.onMap')}
        </Link>
      }
    >
      <WhenNear className="min-h-88 lg:min-h-120 noscript:hidden">
        <NearbyOfEntity key={id} entity={entity} types={types} />
      </WhenNear>
    </RecordSection>
  );
}
