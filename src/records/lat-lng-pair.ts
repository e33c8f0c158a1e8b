import { DomainError } from '../contract/errors.js';

type Degrees = number | null | undefined;

/** A place takes two numbers, or none. @throws DomainError validation_failed, naming the one that is missing */
export function checkLatLngPair({ lat = null, lng = null }: { lat?: Degrees; lng?: Degrees }): void {
  if ((lat === null) === (lng === null)) return;
  const field = lat === null ? 'lat' : 'lng';
  throw new DomainError('validation_failed', { errors: [{ field, code: 'field_required' }] });
}
