import { DomainError } from '../contract/errors.js';
import type { SiteSettingsFields } from '../contract/settings.js';

/**
 * A licence has one width.
 * @throws DomainError validation_failed with the path of each licence that is there before
 */
export function checkPublicWidths({ publicWidths = [] }: SiteSettingsFields): void {
  const licences = publicWidths.map(({ licence }) => licence);
  const errors = licences.flatMap((licence, index) =>
    licences.indexOf(licence) < index ? [{ field: `publicWidths.${index}.licence`, code: 'field_taken' as const }] : [],
  );
  if (errors.length > 0) throw new DomainError('validation_failed', { errors });
}
