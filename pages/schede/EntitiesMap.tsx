import { lazy } from 'react';
import type { CardType } from '../../renderer/entities/card-type.js';
import type { EntityFilters } from '../../renderer/entities/entity-filters.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { WhenNear } from '../../renderer/loading/WhenNear.js';
import { OnMapForm } from '../../renderer/map/OnMapForm.js';

const OnDemandListMap = lazy(async () => ({
  default: (await import('../../renderer/map/records/OnDemandListMap.js')).OnDemandListMap,
}));

/** Where the found entities are: the third column of the first row of an EntityGrid; in narrower windows above it, and low. */
export function EntitiesMap({ filters, types }: { filters: EntityFilters; types: CardType[] }) {
  const { t } = useText();
  const { q, type } = filters;
  return (
    <section
      aria-label={t('entities.onMap')}
      className="relative col-span-full lg:col-span-1 lg:col-start-3 lg:row-start-1 noscript:hidden print:hidden"
    >
      <WhenNear className="relative isolate h-44 overflow-hidden border border-line bg-mount lg:h-full">
        <OnDemandListMap
          filters={{ layers: 'entities', ...(q && { q }), ...(type && { types: type }) }}
          types={types}
        />
      </WhenNear>
      <OnMapForm
        filters={{ q, ...(type && { types: [type] }) }}
        text={t('entities.enlargeMap')}
        className="absolute bottom-8 left-2"
      />
    </section>
  );
}
