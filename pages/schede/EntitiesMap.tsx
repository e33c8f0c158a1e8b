import { lazy } from 'react';
import type { CardType } from '../../renderer/entities/card-type.js';
import { type EntityFilters, isFiltered } from '../../renderer/entities/entity-filters.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { WhenNear } from '../../renderer/loading/WhenNear.js';

const OnDemandListMap = lazy(async () => ({
  default: (await import('../../renderer/map/records/OnDemandListMap.js')).OnDemandListMap,
}));

/** Where the found entities are, if the list is filtered. */
export function EntitiesMap({ filters, types }: { filters: EntityFilters; types: CardType[] }) {
  const { t } = useText();
  if (!isFiltered(filters)) return null;
  const { q, type } = filters;
  return (
    <section aria-label={t('entities.onMap')} className="noscript:hidden print:hidden">
      <WhenNear className="relative isolate mb-10 h-80 overflow-hidden border border-line bg-mount sm:h-104">
        <OnDemandListMap
          filters={{ layers: 'entities', ...(q && { q }), ...(type && { types: type }) }}
          types={types}
        />
      </WhenNear>
    </section>
  );
}
