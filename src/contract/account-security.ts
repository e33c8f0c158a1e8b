import type { OwnInstitution } from './institution.js';
import { type Language, withLanguage } from './languages.js';
import type { Passkey, PasskeyAssertion } from './passkeys.js';

/** What can be asked for after the password. A recovery code stands in for each other. */
export const secondFactorKinds = ['passkey', 'totp', 'recovery'] as const;
export type SecondFactorKind = (typeof secondFactorKinds)[number];

/** The answer to the right password of an account that asks for more: nobody is signed in yet. */
export interface SignInPending {
  secondFactor: SecondFactorKind[];
}

/** A one-time code of the app. */
export interface TotpProof {
  code: string;
}

/** One of them: a one-time code of the app or a recovery code, or the answer of a passkey. */
export interface SecondFactorProof {
  code?: string;
  passkey?: PasskeyAssertion;
}

/** How the caller's own account is protected. */
export interface AccountSecurity {
  /** Since when the account asks for one-time codes (RFC 6238); null if it does not. */
  totpSince: string | null;
  /** Recovery codes that have not been used. */
  recoveryCodesLeft: number;
  /** The latest first. */
  passkeys: Passkey[];
  /** Whether browsers can make passkeys for the archive's address. */
  canAddPasskeys: boolean;
  /** Null where the archive has none whose people sign in. */
  institution: OwnInstitution | null;
}

/** What an app for one-time codes needs. */
export interface TotpSetup {
  /** In base 32, to type it in. */
  secret: string;
  /** `otpauth://…`, for a QR code. */
  uri: string;
}

/** Shown once: only their hashes are stored. Each works once. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

/** The caller's own password, because somebody else may be using an open session. Left out where the account has none. */
export interface OwnPasswordProof {
  password?: string;
}

/** The password and, where the account has one, its second factor. */
export type OwnProof = OwnPasswordProof & SecondFactorProof;

/** Characters of a password of those who work in the archive. Not in `limits`, which every public page downloads. */
export const staffPasswordMin = 12;

/** What the archive asks of accounts. Not among the settings of the site, which are public. */
export interface SecurityRules {
  /** Whether those who work in the archive need a second factor. */
  staffSecondFactor: boolean;
}

/** The page of the second step of a sign-in. Not in `accountPaths`, which every public page downloads. */
export const secondFactorPath = '/auth/second-factor';
/** The page of an account's protection. */
export const securityPath = '/user/security';

/** Its address after a sign-in whose second step is still to come. It says what is asked for only where a passkey is. */
export function secondFactorAddress(language: Language, redirect: unknown, kinds: readonly SecondFactorKind[]): string {
  const query = new URLSearchParams({
    ...(typeof redirect === 'string' && redirect && { redirect }),
    ...(kinds.includes('passkey') && { by: kinds.join(' ') }),
  }).toString();
  return withLanguage(language, secondFactorPath + (query && `?${query}`));
}

/** What is asked for, by the `by` of that address. */
export const secondFactorsOf = (by: string | undefined): SecondFactorKind[] =>
  by === undefined ? ['totp', 'recovery'] : secondFactorKinds.filter((kind) => by.split(' ').includes(kind));

export const isPending = (answer: object): answer is SignInPending => 'secondFactor' in answer;
