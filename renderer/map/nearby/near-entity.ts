import type { Entity } from '../../../src/contract/entity.js';
import type { Language } from '../../../src/contract/languages.js';
import { mapLimits } from '../../../src/contract/map-limits.js';
import { localized, localizedField } from '../../../src/contract/localized.js';
import { distanceMetres, type Position } from '../../../src/contract/position.js';
import { cutText, stripMarkup } from '../../../src/contract/text.js';

/** An entity near a position, in the language of its page. */
export interface NearEntity {
  id: number;
  slug: string;
  name: string;
  /** Code of its type. */
  type: string;
  excerpt: string;
  stillExists: boolean;
  /** Null: its position is not known. */
  at: Position | null;
  /** Metres from the position; null where one of the two is not known. */
  distance: number | null;
}

const translated = ['name', 'excerpt', 'storyStart'] as const;

/** The `fields` parameter of lists of near entities. */
export const nearFieldList = (language: Language): string =>
  [
    'id,slug,entityTypeCode,lat,lng,stillExists',
    ...new Set(translated.flatMap((field) => [field, localizedField(field, language)])),
  ].join();

/** @param from the position that it is near to; null if that is not known */
export function asNearEntity(entity: Entity, from: Position | null, language: Language): NearEntity {
  const { id, slug, entityTypeCode: type, lat, lng } = entity;
  const at = lat === null || lng === null ? null : { lat, lng };
  const text = localized(entity, 'excerpt', language) ?? localized(entity, 'storyStart', language);
  return {
    id,
    slug,
    type,
    name: cutText(localized(entity, 'name', language), { max: mapLimits.name }),
    excerpt: cutText(stripMarkup(text ?? ''), { max: mapLimits.near.excerpt }),
    stillExists: entity.stillExists !== false,
    at,
    distance: at && from && distanceMetres(from, at),
  };
}

/** The nearest first; those without a distance last. */
export const byDistance = (one: NearEntity, other: NearEntity): number =>
  (one.distance ?? Infinity) - (other.distance ?? Infinity) || 0;
