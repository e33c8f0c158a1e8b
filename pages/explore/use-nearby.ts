import { useCallback, useEffect, useState } from 'react';
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

interface Request extends ExploreChoice {
  at: Position;
  language: Language;
}

/** Asks for what is around a position whenever it or the choice changes; without a position for nothing. */
export function useNearby(at: Position | null, choice: ExploreChoice, language: Language): ShownNearby {
  const [found, setFound] = useState<Omit<ShownNearby, 'retry'>>({ nearby: null, hasFailed: false });
  const [tries, setTries] = useState(0);
  const request = at && JSON.stringify({ ...choice, at: sentPosition(at), language });
  useEffect(() => {
    if (request === null) return;
    let isWanted = true;
    void load(JSON.parse(request) as Request)
      .catch(() => null)
      .then(
        (nearby) => isWanted && setFound((before) => ({ nearby: nearby ?? before.nearby, hasFailed: nearby === null })),
      );
    return () => {
      isWanted = false;
    };
  }, [request, tries]);
  return { ...found, retry: useCallback(() => setTries((before) => before + 1), []) };
}

async function load({ at, radius, types, language }: Request): Promise<Nearby> {
  const near = positionText(at);
  const { listed, here } = exploreLimits;
  const [entities, photos] = await Promise.all([
    queryClient().fetchQuery(
      asQuery(
        mapQueries.entities({
          near,
          radius,
          ...(types.length > 0 && { types: types.join() }),
          pageSize: listed,
          fields: nearFieldList(language),
        }),
      ),
    ),
    queryClient().fetchQuery(
      asQuery(
        mapQueries.photos({
          near,
          radius: here.metres,
          undated: true,
          pageSize: here.photos,
          fields: photoFields(language),
        }),
      ),
    ),
  ]);
  return {
    at,
    radius,
    entities: entities.items.map((entity) =>
      asNearEntity(entity, { from: at, language, excerptMax: exploreLimits.excerpt }),
    ),
    total: entities.total,
    photos: photos.items,
  };
}

const photoFields = (language: Language): string =>
  ['id,slug,year,yearEstimated,bearing,image', ...new Set(['title', localizedField('title', language)])].join();
