import type { Viewer } from '../../contract/access.js';
import type { User } from '../../contract/user.js';
import { DomainError } from '../../contract/errors.js';
import type { Config } from '../../platform/config/config.js';

/** As long as a critical change may take, after its owner has signed in at the institution anew. */
const validMs = 5 * 60_000;

/** Until when the last confirmation of the session counts, in milliseconds since 1970; null if it does not any more. */
function confirmedUntil(viewer: Viewer): number | null {
  const until = viewer.kind === 'user' ? (viewer.confirmedAt ?? 0) + validMs : 0;
  return until > Date.now() ? until : null;
}

/** What stands in for the password of an account without one. @throws DomainError `confirmation_required` */
export function assertConfirmed(viewer: Viewer): void {
  if (confirmedUntil(viewer) === null) throw new DomainError('confirmation_required');
}

/** As the account's owner sees it; nothing for an account with a password. */
export function confirmationOf(viewer: Viewer, { openIdConnect }: Config): Pick<User, 'confirmation'> {
  if (viewer.kind !== 'user' || !viewer.lacksPassword || !openIdConnect) return {};
  const until = confirmedUntil(viewer);
  return {
    confirmation: { institution: openIdConnect.name, until: until === null ? null : new Date(until).toISOString() },
  };
}
