import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { exploreLimits } from '../../src/contract/explore-limits.js';
import type { Language } from '../../src/contract/languages.js';
import { localizedField } from '../../src/contract/localized.js';
import type { Photo } from '../../src/contract/photo.js';
import { type Position, positionText } from '../../src/contract/position.js';
import { asQuery } from '../../renderer/api/load.js';
import { queryClient } from '../../renderer/api/query-client.js';
import { mapQueries } from '../../renderer/map/map-queries.js';
import { asNearEntity, type NearEntity, nearFieldList } from '../../renderer/map/nearby/near-entity.js';
import type { ExploreChoice } from './explore-choice.js';
import { sentPosition } from './explore-rules.js';

/** What is around a position. */
export interface Nearby {
  at: Position;
  radius: number;
  /** The nearest first. */
  entities: NearEntity[];
  /** How many entities there are, also those that are not listed. */
  total: number;
  /** Photos that were taken here, the nearest first. */
  photos: Photo[];
}

interface ShownNearby {
  /** That of the last answer, until there is the next; null before the first. */
  nearby: Nearby | null;
  hasFailed: boolean;
  retry(): void;
}

/** Asks for what is around a position whenever it or the choice changes; without a position for nothing. */
export function useNearby(from: Position | null, choice: ExploreChoice, language: Language): ShownNearby {
  const { radius } = choice;
  const at = useMemo(() => from && sentPosition(from), [from]);
  const enabled = at !== null;
  const entities = useQuery({ ...asQuery(entitiesAround(at, choice, language)), enabled }, queryClient());
  const photos = useQuery({ ...asQuery(photosAt(at, language)), enabled }, queryClient());
  const answer = useMemo(
    () =>
      at &&
      entities.data &&
      photos.data && {
        at,
        radius,
        entities: entities.data.items.map((entity) =>
          asNearEntity(entity, { from: at, language, excerptMax: exploreLimits.excerpt }),
        ),
        total: entities.data.total,
        photos: photos.data.items,
      },
    [at, radius, language, entities.data, photos.data],
  );
  const [nearby, setNearby] = useState<Nearby | null>(null);
  if (answer && answer !== nearby) setNearby(answer);
  return {
    nearby,
    hasFailed: entities.isError || photos.isError,
    retry: () => {
      for (const { isError, refetch } of [entities, photos]) if (isError) void refetch();
    },
  };
}

const entitiesAround = (at: Position | null, { radius, types }: ExploreChoice, language: Language) =>
  mapQueries.entities({
    near: at ? positionText(at) : '',
    radius,
    ...(types.length > 0 && { types: types.join() }),
    pageSize: exploreLimits.listed,
    fields: nearFieldList(language),
  });

const photosAt = (at: Position | null, language: Language) =>
  mapQueries.photos({
    near: at ? positionText(at) : '',
    radius: exploreLimits.here.metres,
    undated: true,
    pageSize: exploreLimits.here.photos,
    fields: photoFields(language),
  });

const photoFields = (language: Language): string =>
  [
    'id,slug,year,yearEstimated,yearStart,yearEnd,edtf,bearing,image',
    ...new Set(['title', 'dateText'].flatMap((name) => [name, localizedField(name, language)])),
  ].join();
