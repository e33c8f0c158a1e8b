import type {
  AccountSecurity,
  SecurityRules,
  OwnPasswordProof,
  RecoveryCodes,
  SecondFactorProof,
  TotpSetup,
} from '../account-security.js';
import type { User } from '../user.js';

/** The second factor of the caller's own account. */
export interface SecurityApi {
  read(): Promise<AccountSecurity>;
  /** The second step of a sign-in whose password was right. */
  completeSignIn(proof: SecondFactorProof): Promise<User>;
  /** A new secret for an app, which counts once a code of it has confirmed it. */
  beginTotp(proof: OwnPasswordProof): Promise<TotpSetup>;
  confirmTotp(proof: SecondFactorProof): Promise<RecoveryCodes>;
  removeTotp(proof: OwnPasswordProof & SecondFactorProof): Promise<void>;
  /** Makes new recovery codes; the earlier ones no longer work. */
  renewRecoveryCodes(proof: OwnPasswordProof & SecondFactorProof): Promise<RecoveryCodes>;
}

/** What the archive asks of accounts. */
export interface AdminSecurityApi {
  read(): Promise<SecurityRules>;
  /** Needs the caller's password; to ask more of others, the caller's account must have it already. */
  change(rules: SecurityRules & OwnPasswordProof): Promise<SecurityRules>;
}
