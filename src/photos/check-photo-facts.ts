import { DomainError } from '../contract/errors.js';
import { checkPlace } from '../platform/http/whole-place.js';

type Told = { [Field in 'lat' | 'lng' | 'yearStart' | 'yearEnd']?: number | null };

/**
 * What no field can tell alone: a place takes two numbers, a span begins before it ends.
 * @throws DomainError validation_failed
 */
export function checkPhotoFacts({ yearStart = null, yearEnd = null, ...place }: Told): void {
  checkPlace(place);
  if (yearStart !== null && yearEnd !== null && yearStart > yearEnd)
    throw new DomainError('validation_failed', { errors: [{ field: 'yearEnd', code: 'field_invalid' }] });
}
