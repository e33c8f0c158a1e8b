import { DomainError } from '../../contract/errors.js';

/**
 * Optimistic locking: a change may state the `updatedAt` of the version it was made from, so that nobody overwrites an
 * edit that they have not seen.
 * @throws DomainError record_outdated when the stored version is another one
 */
export function checkUnchanged(stored: { updatedAt: Date }, seen: string | undefined): void {
  if (seen !== undefined && stored.updatedAt.toISOString() !== seen) throw new DomainError('record_outdated');
}
