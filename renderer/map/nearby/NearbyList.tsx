import { useId, useState } from 'react';
import { mapLimits } from '../../../src/contract/map-limits.js';
import { entityPath } from '../../../src/contract/paths.js';
import type { CardType } from '../../entities/card-type.js';

import { useText } from '../../i18n/use-text.js';
import { Link } from '../../layout/Link.js';
import { EntityTypeIcon } from '../../ui/icons/EntityTypeIcon.js';
import { Icon } from '../../ui/icons/Icon.js';
import { distanceText } from '../distance-text.js';
import type { TranslateForMap } from '../map-texts.js';
import type { NearEntity } from './near-entity.js';

interface NearbyListProps {
  entities: NearEntity[];
  types: CardType[];
  mapText: TranslateForMap;
  /** Shows one on the map. */
  onShow(entity: NearEntity): void;
}

const { shown } = mapLimits.near;

/** Entities by their distance: the first five, and all of them on request. */
export function NearbyList({ entities, types, mapText, onShow }: NearbyListProps) {
  const { language } = useText();
  const id = useId();
  const [isLong, setIsLong] = useState(false);
  return (
    <>
      <ul id={id} className="near-list">
        {(isLong ? entities : entities.slice(0, shown)).map((entity) => (
          <li key={entity.id}>
            <span data-type-color={colorOf(entity, types)}>
              <EntityTypeIcon icon={types.find(({ code }) => code === entity.type)?.icon ?? null} size={18} />
            </span>
            <div>
              <h3 lang={entity.nameLang}>
                <Link to={entityPath(entity.slug)}>{entity.name}</Link>
              </h3>
              {entity.distance !== null && <p>{distanceText(entity.distance, language)}</p>}
              {entity.excerpt && <p lang={entity.excerptLang}>{entity.excerpt}</p>}
            </div>
            {entity.at && (
              <button
                type="button"
                className="icon-btn"
                aria-label={mapText('showOnMap', { name: entity.name })}
                onClick={() => onShow(entity)}
              >
                <Icon name="pin" size={18} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {entities.length > shown && (
        <button
          type="button"
          className="link touch text-sm"
          aria-expanded={isLong}
          aria-controls={id}
          onClick={() => setIsLong(!isLong)}
        >
          {isLong
            ? mapText('fewer')
            : mapText('more', { count: entities.length - shown, number: entities.length - shown })}
        </button>
      )}
    </>
  );
}

const colorOf = ({ type }: NearEntity, types: CardType[]) => types.find(({ code }) => code === type)?.color ?? 'gray';
