import { arkOf } from '../ark.js';
import { sameAsUris } from '../authorities.js';
import type { EntityDetail } from '../entity.js';
import { typesWithoutMarker } from '../entity-type.js';
import { shareImage } from '../image.js';
import type { Language } from '../languages.js';
import { withLanguage } from '../languages.js';
import { localized } from '../localized.js';
import { absoluteUrl, entityPath } from '../paths.js';
import { entityExcerpt } from '../text.js';

interface Where {
  origin: string;
  language: Language;
  /** The name of the place of an event. */
  city: string;
  /** See `arkOf`. */
  naan?: string | null;
}

/** schema.org of an entity: an Event, a Place for areas and streets, else something that was built. */
export function placeLd(entity: EntityDetail, { origin, language, city, naan = null }: Where): object {
  const { entityTypeCode: code, lat, lng, historicalName, aliases, coverPhoto, constructionYear } = entity;
  const otherNames = [...new Set([historicalName, ...aliases.map((alias) => alias.name)])].filter(Boolean);
  const isEvent = code === 'event';
  const sameAs = sameAsUris(entity);
  const ark = arkOf(naan, 'entity', entity.id);
  const url = origin + withLanguage(language, entityPath(entity.slug));
  const description = entityExcerpt(localized(entity, 'excerpt', language), localized(entity, 'description', language));
  const geo =
    lat !== null && lng !== null ? { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } } : null;
  return {
    '@type': isEvent ? 'Event' : typesWithoutMarker.includes(code) ? 'Place' : 'LandmarksOrHistoricalBuildings',
    '@id': url,
    url,
    name: localized(entity, 'name', language),
    ...(otherNames.length > 0 && { alternateName: otherNames }),
    ...(description && { description }),
    ...(ark && { identifier: ark }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(coverPhoto && { image: absoluteUrl(shareImage(coverPhoto.image, 'structured.jpg').path, origin) }),
    ...(isEvent && constructionYear !== null && { startDate: String(constructionYear) }),
    ...(isEvent ? { location: { '@type': 'Place', name: city, ...geo } } : geo),
  };
}
