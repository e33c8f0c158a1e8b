import type { Viewer } from '../../contract/access.js';
import { memberIdOf } from '../../contract/member-id.js';
import { DomainError } from '../../contract/errors.js';

/**
 * Returns the id if it is the viewer's own. Any other id gets the same error, so that nobody can find out which ids exist;
 * also for administrators, who have calls of their own.
 * @throws DomainError `not_your_account`
 */
export function assertOwnAccount({ id }: { id: number }, viewer: Viewer): number {
  if (memberIdOf(viewer) !== id) throw new DomainError('not_your_account');
  return id;
}
