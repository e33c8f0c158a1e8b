import { DomainError } from '../contract/errors.js';
import { listedLicence } from '../contract/listed-licences.js';
import type { SiteSettingsFields } from '../contract/settings.js';

/**
 * A licence of the archive's own has a name that no other has, and that means none of the list.
 * @throws DomainError validation_failed with the path of each name that is taken
 */
export function checkLicences({ ownLicences = [] }: SiteSettingsFields): void {
  const names = ownLicences.map(({ name }) => name.toLowerCase());
  const errors = names.flatMap((name, index) =>
    names.indexOf(name) < index || listedLicence(name) !== null
      ? [{ field: `ownLicences.${index}.name`, code: 'field_taken' as const }]
      : [],
  );
  if (errors.length > 0) throw new DomainError('validation_failed', { errors });
}
