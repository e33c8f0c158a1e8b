import { lazy } from 'react';
import type { EntityDetail } from '../../../src/contract/entity.js';
import type { CardType } from '../../../renderer/entities/card-type.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { WhenNear } from '../../../renderer/loading/WhenNear.js';

const NearbyOfEntity = lazy(async () => ({
  default: (await import('../../../renderer/map/nearby/NearbyOfEntity.js')).NearbyOfEntity,
}));

/** Where an entity is, and what is near it. Without scripts a link to the map. */
export function EntityMap({ entity, types }: { entity: EntityDetail; types: CardType[] }) {
  const { t } = useText();
  const { id, lat, lng } = entity;
  if (lat === null || lng === null) return null;
  return (
    <section aria-labelledby="nearby" className="border-t border-line print:hidden">
      <div className="wrap py-14 lg:py-20">
        <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
          <h2 id="nearby" className="text-3xl">
            {t('entity.nearby')}
          </h2>
          <Link to={`/map?entityId=${id}`} className="link touch text-sm">
            {t('entity.onMap')}
          </Link>
        </div>
        <WhenNear className="min-h-88 lg:min-h-120 noscript:hidden">
          <NearbyOfEntity key={id} entity={entity} types={types} />
        </WhenNear>
      </div>
    </section>
  );
}
