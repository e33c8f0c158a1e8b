import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { typesWithoutMarker } from '../../../src/contract/entity-type.js';
import { mapLimits } from '../../../src/contract/map-limits.js';
import type { Photo } from '../../../src/contract/photo.js';
import type { Position } from '../../../src/contract/position.js';
import { asQuery } from '../../api/load.js';
import { queries } from '../../api/queries.js';
import { queryClient } from '../../api/query-client.js';
import { asCardType } from '../../entities/card-type.js';
import { useText } from '../../i18n/use-text.js';
import type { MapContents } from '../load-map.js';
import { periodOf } from '../periods-on-map.js';
import { yearsOfSign } from '../records/record-signs.js';
import type { OpenedRecord } from '../records/SignsLayer.js';
import { asNearEntity, byDistance, isNear, type NearEntity, nearFieldList } from './near-entity.js';
import './nearby.css';
import { NearbyList } from './NearbyList.js';
import { NearbyStatus } from './NearbyStatus.js';
import { openedNear } from './opened-near.js';
import { useNearEntities } from './use-near-entities.js';
import { NearbyMap } from './NearbyMap.js';

export interface PhotoSurroundingsProps {
  /** Null where its position is not known: then there is only what it shows. */
  photo: (Position & Pick<Photo, 'id' | 'year' | 'yearStart' | 'yearEnd' | 'bearing'>) | null;
  /** Of the map. */
  centre: Position;
  /** Ids of the entities that it shows, which are listed wherever they are. */
  entityIds: number[];
}

/** The map of a photo, with its direction of view, and the entities near it. */
export function PhotoSurroundings({ photo, centre, entityIds, ...contents }: PhotoSurroundingsProps & MapContents) {
  const { language } = useText();
  const { site } = usePageContext();
  const { mapText } = contents;
  const near = useNearEntities(photo);
  const linked = useLinkedEntities(photo, entityIds);
  const { data: types = [] } = useQuery(asQuery(queries.entityTypes()), queryClient());
  const [opened, setOpened] = useState<OpenedRecord | null>(null);
  const cardTypes = types.map((type) => asCardType(type, language));
  const others = near.entities?.filter(({ id }) => !entityIds.includes(id)) ?? [];
  const listed = [...(linked ?? []), ...others].sort(byDistance);
  const shownElsewhere = linked?.filter((entity) => !isNear(entity)).length ?? 0;
  const known = linked && near.entities;
  // An area has no point that a sign could stand on.
  const marked = listed.filter(({ type }) => !typesWithoutMarker.includes(type));
  return (
    <div className={known && listed.length === 0 ? 'near near-alone' : 'near'}>
      <div className="near-map">
        <NearbyMap
          {...contents}
          view={mapLimits.photoView}
          self={photo && { ...photo, ...yearsOfSign(photo), period: periodOf(photo, site.periods) }}
          centre={centre}
          entities={marked}
          types={cardTypes}
          opened={opened}
          fits
        />
      </div>
      <div className="near-panel">
        {photo && (
          <NearbyStatus
            {...near}
            entities={known}
            count={listed.length - shownElsewhere}
            shownElsewhere={shownElsewhere}
            mapText={mapText}
          />
        )}
        <NearbyList
          entities={listed}
          types={cardTypes}
          mapText={mapText}
          onShow={(entity) => setOpened(openedNear(entity))}
        />
      </div>
    </div>
  );
}

/** Undefined before the answer. */
function useLinkedEntities(photo: Position | null, ids: number[]): NearEntity[] | undefined {
  const { language } = useText();
  const query = { ids: ids.join(), limit: ids.length, fields: nearFieldList(language) };
  const { data, isLoading } = useQuery(
    { ...asQuery(queries.entityList(query)), enabled: ids.length > 0 },
    queryClient(),
  );
  if (isLoading) return undefined;
  return data?.items.map((entity) => asNearEntity(entity, { from: photo, language })) ?? [];
}
