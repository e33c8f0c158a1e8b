import type { CardType } from '../../renderer/entities/card-type.js';
import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import type { TranslateForMap } from '../../renderer/map/map-texts.js';
import type { NearEntity } from '../../renderer/map/nearby/near-entity.js';
import type { Place } from '../../renderer/map/plan/places.js';
import type { ExploreChoice } from './explore-choice.js';
import { ExploreRow } from './ExploreRow.js';
import { NothingNearby } from './NothingNearby.js';
import type { Nearby } from './use-nearby.js';

interface ExploreListProps {
  nearby: Nearby;
  choice: ExploreChoice;
  types: CardType[];
  places: Place[];
  mapText: TranslateForMap;
  /** Shows an entity on the map. */
  onShow(entity: NearEntity): void;
}

/** The cards around the visitor, the nearest first. */
export function ExploreList({ nearby, choice, types, places, mapText, onShow }: ExploreListProps) {
  const { t, language } = useText();
  const { entities, total, radius } = nearby;
  const number = formatNumber(total, language);
  const within = { radius: `${radius} m` };
  const summary =
    total > entities.length
      ? mapText('explore.nearestOf', { ...within, listed: formatNumber(entities.length, language), number })
      : mapText('explore.within', { ...within, entities: t('entities.count', { count: total, number }) });
  return (
    <section aria-labelledby="explore-nearby" className="explore-nearby">
      <h2 id="explore-nearby">{mapText('explore.nearby')}</h2>
      <p role="status">{total > 0 ? summary : mapText('explore.nothing', within)}</p>
      {total === 0 && <NothingNearby nearby={nearby} choice={choice} places={places} mapText={mapText} />}
      <ul>
        {entities.map((entity) => (
          <ExploreRow
            key={entity.id}
            entity={entity}
            type={types.find(({ code }) => code === entity.type)}
            mapText={mapText}
            onShow={onShow}
          />
        ))}
      </ul>
      <p className="explore-privacy">{mapText('explore.privacy')}</p>
    </section>
  );
}
