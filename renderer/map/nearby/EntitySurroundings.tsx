import { useState } from 'react';
import type { EntityDetail } from '../../../src/contract/entity.js';
import { mapLimits } from '../../../src/contract/map-limits.js';
import type { CardType } from '../../entities/card-type.js';
import { formatNumber } from '../../i18n/format.js';
import { useText } from '../../i18n/use-text.js';
import type { MapContents } from '../load-map.js';
import type { OpenedRecord } from '../records/SignsLayer.js';
import { asNearEntity } from './near-entity.js';
import './nearby.css';
import { NearbyList } from './NearbyList.js';
import { NearbyMap } from './NearbyMap.js';
import { NearbyStatus } from './NearbyStatus.js';
import { nearTypes, shownType } from './shown-type.js';
import { openedNear } from './opened-near.js';
import { useNearEntities } from './use-near-entities.js';

export interface EntitySurroundingsProps {
  /** The entity of the page. */
  entity: EntityDetail;
  types: CardType[];
}

/** The map of an entity, and the entities near it: one type at a time, beginning with its own. */
export function EntitySurroundings({ entity: record, types, ...contents }: EntitySurroundingsProps & MapContents) {
  const { language } = useText();
  const { mapText } = contents;
  const entity = asNearEntity(record, { from: null, language });
  const near = useNearEntities(entity.at);
  const [chosenType, setChosenType] = useState(entity.type);
  const [opened, setOpened] = useState<OpenedRecord | null>(null);
  const others = near.entities?.filter(({ id }) => id !== entity.id) ?? [];
  const found = nearTypes(others);
  const type = shownType(chosenType, found);
  const shown = others.filter((other) => other.type === type);
  return (
    <div className={near.entities && others.length === 0 ? 'near near-alone' : 'near'}>
      <div className="near-map">
        <NearbyMap
          {...contents}
          view={mapLimits.entityView}
          self={entity}
          entities={shown}
          types={types}
          opened={opened}
        />
      </div>
      <div className="near-panel">
        <NearbyStatus {...near} count={others.length} mapText={mapText} />
        {found.length > 1 && (
          <div role="group" aria-label={mapText('categories')} className="near-types">
            {found.map(({ code, count }) => (
              <button
                key={code}
                type="button"
                className="chip"
                aria-pressed={code === type}
                onClick={() => setChosenType(code)}
              >
                {types.find((known) => known.code === code)?.label ?? code}
                <span className="tabular-nums">{formatNumber(count, language)}</span>
              </button>
            ))}
          </div>
        )}
        <NearbyList
          key={type}
          entities={shown}
          types={types}
          mapText={mapText}
          onShow={(entity) => setOpened(openedNear(entity))}
        />
      </div>
    </div>
  );
}
