import { DomainError } from '../contract/errors.js';
import { checkPlace } from '../records/lat-lng-pair.js';

type Told = { [Field in 'lat' | 'lng' | 'yearStart' | 'yearEnd']?: number | null };

/**
 * What no field can tell alone: a place takes two numbers, a span begins before it ends.
 * @throws DomainError validation_failed
 */
export function checkPhotoMetadata({ yearStart = null, yearEnd = null, ...place }: Told): void {
  checkPlace(place);
  if (yearStart !== null && yearEnd !== null && yearStart > yearEnd)
    throw new DomainError('validation_failed', { errors: [{ field: 'yearEnd', code: 'field_invalid' }] });
}
