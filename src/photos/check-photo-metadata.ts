import { invalidField } from '../contract/errors.js';
import { checkLatLngPair } from '../records/lat-lng-pair.js';

type CheckedFields = { [Field in 'lat' | 'lng' | 'yearStart' | 'yearEnd']?: number | null };

/**
 * Rules that concern several fields: a location has both coordinates, and a span of years begins before it ends.
 * @throws DomainError validation_failed
 */
export function checkPhotoMetadata({ yearStart = null, yearEnd = null, ...location }: CheckedFields): void {
  checkLatLngPair(location);
  if (yearStart !== null && yearEnd !== null && yearStart > yearEnd) throw invalidField('yearEnd', 'years_reversed');
}
