import type { Entity } from '../../src/contract/entity.js';
import { exploreLimits } from '../../src/contract/explore-limits.js';
import type { Renditions } from '../../src/contract/image.js';
import type { Language } from '../../src/contract/languages.js';
import { mapLimits } from '../../src/contract/map-limits.js';
import { fallbackLang, localized } from '../../src/contract/localized.js';
import { distanceMetres, type Position } from '../../src/contract/position.js';
import { cutText, stripMarkup } from '../../src/contract/text.js';

/** A card of the list, in the language of the page. */
export interface NearbyEntity extends Position {
  id: number;
  slug: string;
  type: string;
  name: string;
  /** Where the name is not in the language of the page; so is `excerptLang`. */
  nameLang: Language | undefined;
  /** Plain text. */
  excerpt: string;
  excerptLang: Language | undefined;
  image: Renditions | null;
  /** In metres. */
  distance: number;
}

/** @param at where its distance is measured from. Null for an entity without a position */
export function asNearbyEntity(
  entity: Entity,
  { at, language }: { at: Position; language: Language },
): NearbyEntity | null {
  const { id, slug, entityTypeCode, coverPhoto, lat, lng } = entity;
  if (lat === null || lng === null) return null;
  const text = localized(entity, 'excerpt', language)?.trim() ? 'excerpt' : 'storyStart';
  return {
    id,
    slug,
    lat,
    lng,
    type: entityTypeCode,
    name: cutText(localized(entity, 'name', language), { max: mapLimits.name }),
    nameLang: fallbackLang(entity, 'name', language),
    excerpt: cutText(stripMarkup(localized(entity, text, language) ?? ''), { max: exploreLimits.excerpt }),
    excerptLang: fallbackLang(entity, text, language),
    image: coverPhoto?.image ?? null,
    distance: distanceMetres(at, { lat, lng }),
  };
}
