import { DomainError } from '../contract/errors.js';

/** @throws DomainError validation_failed for each field that is set, because this kind of contribution does not have it */
export function refuseFields(fields: object): void {
  const unknown = Object.entries(fields).filter(([, value]) => value !== undefined);
  if (unknown.length > 0)
    throw new DomainError('validation_failed', {
      errors: unknown.map(([field]) => ({ field, code: 'field_unknown' as const })),
    });
}
