import type { Entity } from '../../../src/contract/entity.js';
import type { Renditions } from '../../../src/contract/image.js';
import type { Language } from '../../../src/contract/languages.js';
import { mapLimits } from '../../../src/contract/map-limits.js';
import { fallbackLang, localized, localizedField } from '../../../src/contract/localized.js';
import { distanceMetres, type Position } from '../../../src/contract/position.js';
import { cutText, stripMarkup } from '../../../src/contract/text.js';

/** An entity near a position, in the language of its page. */
export interface NearEntity {
  id: number;
  slug: string;
  /** Whole: a list has room for it. */
  name: string;
  /** Where the name is not in the language of the page; so is `excerptLang`. */
  nameLang: Language | undefined;
  /** Code of its type. */
  type: string;
  /** Plain text. */
  excerpt: string;
  excerptLang: Language | undefined;
  image: Renditions | null;
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
    'id,slug,entityTypeCode,coverPhoto,lat,lng,stillExists',
    ...new Set(translated.flatMap((field) => [field, localizedField(field, language)])),
  ].join();

interface NearOptions {
  /** The position that it is near to; null if that is not known. */
  from: Position | null;
  language: Language;
  /** Characters of its text. */
  excerptMax?: number;
}

export function asNearEntity(
  entity: Entity,
  { from, language, excerptMax = mapLimits.near.excerpt }: NearOptions,
): NearEntity {
  const { id, slug, entityTypeCode: type, coverPhoto, lat, lng } = entity;
  const at = lat === null || lng === null ? null : { lat, lng };
  const text = localized(entity, 'excerpt', language)?.trim() ? 'excerpt' : 'storyStart';
  return {
    id,
    slug,
    type,
    name: localized(entity, 'name', language),
    nameLang: fallbackLang(entity, 'name', language),
    excerpt: cutText(stripMarkup(localized(entity, text, language) ?? ''), { max: excerptMax }),
    excerptLang: fallbackLang(entity, text, language),
    image: coverPhoto?.image ?? null,
    stillExists: entity.stillExists !== false,
    at,
    distance: at && from && distanceMetres(from, at),
  };
}

/** The nearest first; those without a distance last. */
export const byDistance = (one: NearEntity, other: NearEntity): number =>
  (one.distance ?? Infinity) - (other.distance ?? Infinity) || 0;

/** Whether its distance as people read it is at most 150 m. */
export const isNear = ({ distance }: NearEntity): boolean =>
  distance !== null && Math.round(distance) <= mapLimits.radius.usual;
