import type { Viewer } from '../../contract/access.js';
import type { SecondFactorKind } from '../../contract/account-security.js';

/** A member who has just signed in, or is identified by a session. */
export interface SignedIn extends Extract<Viewer, { kind: 'user' }> {
  /** Increases with every password change. A session with an earlier epoch is no longer valid. */
  epoch: number;
}

/** Whose password was right; with a second factor, they are not signed in yet. */
export interface CheckedPassword {
  signedIn: SignedIn;
  /** Empty where the password is enough. */
  secondFactor: SecondFactorKind[];
}
