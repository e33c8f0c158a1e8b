import { DomainError } from '../../contract/errors.js';

/**
 * Whoever changes a record may say which one they saw, by its `updatedAt`: nobody overwrites what they have not read.
 * @throws DomainError record_outdated when another one is stored by now
 */
export function checkUnchanged(stored: { updatedAt: Date }, seen: string | undefined): void {
  if (seen !== undefined && stored.updatedAt.toISOString() !== seen) throw new DomainError('record_outdated');
}
