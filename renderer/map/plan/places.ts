import { eventType, quarterType, typesWithoutMarker } from '../../../src/contract/entity-type.js';
import type { Language } from '../../../src/contract/languages.js';
import { limits } from '../../../src/contract/limits.js';
import { localized, localizedFields } from '../../../src/contract/localized.js';
import type { Position } from '../../../src/contract/position.js';
import { asQuery } from '../../api/load.js';
import { queries } from '../../api/queries.js';
import { queryCache } from '../../api/query-cache.js';

/** An entity with a position. */
export interface Place extends Position {
  id: number;
  name: string;
  /** A street, a square or a quarter: an area around the position, not a point. */
  isArea: boolean;
  isQuarter?: boolean;
  /** Something that happened there: its name is not that of a place. */
  isEvent?: boolean;
}

const query = {
  fields: ['id', ...localizedFields('name'), 'entityTypeCode', 'lat', 'lng', 'stillExists'].join(),
  limit: limits.list.limitMax,
  // The entities with the most photographs are the ones that most people know.
  sort: 'photos',
} as const;

/** All entities with a position, those with the most photographs first, without those that no longer exist. */
export async function findPlaces(language: Language): Promise<Place[]> {
  const { items } = await (await queryCache()).fetchQuery(asQuery(queries.entityList(query)));
  return items.flatMap(({ lat, lng, ...card }) =>
    lat === null || lng === null || card.stillExists === false
      ? []
      : {
          id: card.id,
          name: localized(card, 'name', language),
          isArea: typesWithoutMarker.includes(card.entityTypeCode),
          isQuarter: card.entityTypeCode === quarterType,
          isEvent: card.entityTypeCode === eventType,
          lat,
          lng,
        },
  );
}
