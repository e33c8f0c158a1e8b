import { type Language, withLanguage } from './languages.js';

/** What can be asked for after the password. A recovery code stands in for each other. */
export const secondFactorKinds = ['totp', 'recovery'] as const;
export type SecondFactorKind = (typeof secondFactorKinds)[number];

/** The answer to the right password of an account that asks for more: nobody is signed in yet. */
export interface SignInPending {
  secondFactor: SecondFactorKind[];
}

/** A one-time code of the app, or a recovery code. */
export interface SecondFactorProof {
  code: string;
}

/** How the caller's own account is protected. */
export interface AccountSecurity {
  /** Since when the account asks for one-time codes (RFC 6238); null if it does not. */
  totpSince: string | null;
  /** Recovery codes that have not been used. */
  recoveryCodesLeft: number;
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

/** The caller's own password, because somebody else may be using an open session. */
export interface OwnPasswordProof {
  password: string;
}

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

/** Its address after a sign-in whose second step is still to come. */
export const secondFactorAddress = (language: Language, redirect: unknown): string =>
  withLanguage(
    language,
    secondFactorPath + (typeof redirect === 'string' && redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''),
  );

export const isPending = (answer: object): answer is SignInPending => 'secondFactor' in answer;
