import { authorities } from '../contract/authorities.js';
import { jsonLocalized } from '../platform/database/localized-columns.js';

/** A `PhotoEntity` in SQL, of the entity `e` and its type `et`. */
export const shownEntity = `json_build_object('id', e.id, 'slug', e.slug, ${jsonLocalized('e.name')},
  'entityTypeCode', et.code, 'lat', e.lat, 'lng', e.lng, 'stillExists', e.still_exists,
  ${authorities.map((authority) => `'${authority}', e.${authority}`).join(', ')})`;
