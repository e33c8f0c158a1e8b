import { invalidField } from '../contract/errors.js';

type Degrees = number | null | undefined;

/** A location has both coordinates or none. @throws DomainError validation_failed, naming the missing one */
export function checkLatLngPair({ lat = null, lng = null }: { lat?: Degrees; lng?: Degrees }): void {
  if ((lat === null) === (lng === null)) return;
  throw invalidField(lat === null ? 'lat' : 'lng', 'field_required');
}
