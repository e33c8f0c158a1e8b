import type { ErrorCode } from './errors.js';
import type { Language } from './languages.js';

/** What a page says of the institution whose people sign in by OpenID Connect. */
export interface Institution {
  name: string;
  /** Why the last attempt did not work, in words; null: there was none, or it did. */
  problem: string | null;
  /** Whether the person was let in there and not here: whoever uses the device next would be them with one click. */
  isOpen: boolean;
}

/** How the account signs in with the institution. */
export interface OwnInstitution {
  name: string;
  /** Since when it is linked; null if it is not. */
  linkedSince: string | null;
}

/** Where the browser goes next: the provider's own page. */
export interface InstitutionAddress {
  url: string;
}

/** For an account without a password: what stands in for it before critical changes. */
export interface Confirmation {
  /** The name of the institution at which its owner confirms. */
  institution: string;
  /** Until when the last confirmation counts in this session; null if there is none. */
  until: string | null;
}

/** Below it are the addresses of the sign-in, which are no pages: they lead to the provider and back. */
export const institutionPath = '/openid-connect';
/** Where the provider sends the browser back to; registered there. */
export const institutionCallback = `${institutionPath}/callback`;

/** Where it sends the browser back to after a sign-out; registered there as well. */
export const institutionSignedOut = `${institutionPath}/signed-out`;

/** Begins a sign-in; `redirect` is the page to return to. */
export const institutionSignIn = (language: Language, redirect: string | undefined): string =>
  address('sign-in', { language, ...(redirect && { redirect }) });

/** Asks the owner of the account to sign in at the institution anew; then back to this page. */
export const institutionConfirmation = (language: Language, redirect: string): string =>
  address('confirmation', { language, redirect });

/**
 * Where somebody goes who has signed out here. Who was at the institution during the session may still be signed in there, and
 * whoever comes next would be them with one click: it is asked to sign them out too, and leads on to `page`.
 */
export const afterSignOut = (wasAtInstitution: boolean | undefined, language: Language, page: string): string =>
  wasAtInstitution ? institutionSignOut(language, page) : page;

/** Signs somebody out there who was not let in here; then back to `page`. */
export const institutionSignOut = (language: Language, page: string): string =>
  address('sign-out', { language, redirect: page });

const address = (step: string, query: Record<string, string>): string =>
  `${institutionPath}/${step}?${new URLSearchParams(query)}`;

/** The errors that a page shows when its address names one of them: of a sign-in, a link, a confirmation or a sign-out. */
export const institutionProblems = [
  'institution_unavailable',
  'institution_denied',
  'institution_expired',
  'institution_refused',
  'institution_not_admitted',
  'institution_address_missing',
  'institution_account_exists',
  'institution_other_person',
  'institution_present',
  'institution_still_open',
  'account_disabled',
  'registration_throttled',
  'too_many_requests',
] as const satisfies ErrorCode[];

/** Those of people who have signed in there, and may not here. */
export const refusedHere: readonly ErrorCode[] = [
  'institution_not_admitted',
  'institution_address_missing',
  'institution_account_exists',
  'account_disabled',
  'registration_throttled',
];
