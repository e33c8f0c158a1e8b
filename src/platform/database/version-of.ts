import { createHash } from 'node:crypto';
import { DomainError } from '../../contract/errors.js';

/** Names the state of a record that has no `updatedAt`: the same values have the same version. */
export const versionOf = (values: object): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);

/**
 * Optimistic locking, as `checkUnchanged`: a change may state the version that it was made from.
 * @throws DomainError record_outdated when the stored one is another
 */
export function checkVersion(stored: object, seen: string | undefined): void {
  if (seen !== undefined && versionOf(stored) !== seen) throw new DomainError('record_outdated');
}
