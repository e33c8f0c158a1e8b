import type { Viewer } from '../../contract/access.js';

/** A member whose password was right, or whose session says so. */
export interface SignedIn extends Extract<Viewer, { kind: 'user' }> {
  /** Which of the account's passwords: a session that was opened with an earlier one is nobody's. */
  epoch: number;
}
