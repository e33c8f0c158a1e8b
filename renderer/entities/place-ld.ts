import { sameAsUris } from '../../src/contract/authorities.js';
import type { EntityDetail } from '../../src/contract/entity.js';
import { typesWithoutMarker } from '../../src/contract/entity-type.js';
import { shareImage } from '../../src/contract/image.js';
import type { Language } from '../../src/contract/languages.js';
import { withLanguage } from '../../src/contract/languages.js';
import { localized } from '../../src/contract/localized.js';
import { entityPath } from '../../src/contract/paths.js';
import { entityExcerpt } from '../../src/contract/text.js';

interface Where {
  origin: string;
  language: Language;
  /** The name of the place of an event. */
  city: string;
}

/** schema.org of an entity: an Event, a Place for areas and streets, else something that was built. */
export function placeLd(entity: EntityDetail, { origin, language, city }: Where): object {
  const { entityTypeCode: code, lat, lng, historicalName, aliases, coverPhoto, constructionYear } = entity;
  const otherNames = [...new Set([historicalName, ...aliases.map((alias) => alias.name)])].filter(Boolean);
  const isEvent = code === 'event';
  const sameAs = sameAsUris(entity);
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
    ...(sameAs.length > 0 && { sameAs }),
    ...(coverPhoto && { image: `${origin}${shareImage(coverPhoto.image, 'structured.jpg').path}` }),
    ...(isEvent && constructionYear !== null && { startDate: String(constructionYear) }),
    ...(isEvent ? { location: { '@type': 'Place', name: city, ...geo } } : geo),
  };
}
