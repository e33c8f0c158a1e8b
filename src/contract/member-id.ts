import type { Viewer } from './access.js';
import { DomainError } from './errors.js';

/** The user id of a signed-in viewer. @throws DomainError sign_in_required */
export function memberIdOf(viewer: Viewer): number {
  if (viewer.kind !== 'user') throw new DomainError('sign_in_required');
  return viewer.userId;
}
