import type {
  AccountSecurity,
  SecurityRules,
  OwnPasswordProof,
  OwnProof,
  RecoveryCodes,
  SecondFactorProof,
  TotpProof,
  TotpSetup,
} from '../account-security.js';
import type { InstitutionAddress } from '../institution.js';
import type { AddedPasskey, NewPasskey, Passkey, PasskeyName, PasskeyOptions, PasskeySignIn } from '../passkeys.js';
import type { LinkQuery, LinkState, User } from '../user.js';

/** The second factor and the passkeys of the caller's own account. */
export interface SecurityApi {
  /** Whether the link of an email still works. It is not used up by that. */
  link(query: LinkQuery): Promise<LinkState>;
  read(): Promise<AccountSecurity>;
  /** The second step of a sign-in whose password was right. */
  completeSignIn(proof: SecondFactorProof): Promise<User>;
  /** A new secret for an app, which counts once a code of it has confirmed it. */
  beginTotp(proof: OwnPasswordProof): Promise<TotpSetup>;
  confirmTotp(proof: TotpProof): Promise<RecoveryCodes>;
  removeTotp(proof: OwnProof): Promise<void>;
  /** Makes new recovery codes; the earlier ones no longer work. */
  renewRecoveryCodes(proof: OwnProof): Promise<RecoveryCodes>;
  /** Asks the browser for a passkey, to sign in without a password. */
  beginPasskeySignIn(): Promise<PasskeyOptions>;
  signInWithPasskey(answer: PasskeySignIn): Promise<User>;
  /** Asks for a passkey of the account whose password was right. */
  beginPasskeyStep(): Promise<PasskeyOptions>;
  /** Asks for a passkey of the caller's account, as part of an `OwnProof`. */
  beginPasskeyProof(): Promise<PasskeyOptions>;
  /** Asks the browser to make a passkey. */
  beginPasskey(proof: OwnProof): Promise<PasskeyOptions>;
  addPasskey(passkey: NewPasskey): Promise<AddedPasskey>;
  renamePasskey(name: { id: number } & PasskeyName): Promise<Passkey>;
  removePasskey(proof: { id: number } & OwnProof): Promise<void>;
  /** Begins to link the account with the institution, at the address of the answer. */
  linkInstitution(proof: OwnProof): Promise<InstitutionAddress>;
  unlinkInstitution(proof: OwnProof): Promise<void>;
}

/** What the archive asks of accounts. */
export interface AdminSecurityApi {
  read(): Promise<SecurityRules>;
  /** Needs the caller's password; to ask more of others, the caller's account must have it already. */
  change(rules: SecurityRules & OwnPasswordProof): Promise<SecurityRules>;
}
