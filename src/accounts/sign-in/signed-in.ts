import type { Viewer } from '../../contract/access.js';

/** A member who has just signed in, or is identified by a session. */
export interface SignedIn extends Extract<Viewer, { kind: 'user' }> {
  /** Increases with every password change. A session with an earlier epoch is no longer valid. */
  epoch: number;
}
