import { memberIdOf, type Viewer } from '../../contract/access.js';
import { DomainError } from '../../contract/errors.js';

/**
 * The member's own id, where an address names it. Any other one is refused in the same words, whether somebody has it or
 * not; for administrators as well, who have calls of their own.
 * @throws DomainError `not_your_account`
 */
export function ownAccount({ id }: { id: number }, viewer: Viewer): number {
  if (memberIdOf(viewer) !== id) throw new DomainError('not_your_account');
  return id;
}
