import { addressOf } from './addresses.js';
import { type Language, withLanguage } from './languages.js';

const fileName =
  /\.(?:js|mjs|css|map|json|xml|txt|ico|svg|png|jpe?g|webp|avif|gif|woff2?|ttf|mp[34]|webm|ogg|opus|m4a|pdf|webmanifest)$/i;

/** True for a path that ends like a file: whether there is one or not, it is never given a language. */
export const namesFile = (pathname: string): boolean => fileName.test(pathname);

/** True for paths that never carry a language prefix. */
export const isExemptFromLanguage = (pathname: string): boolean =>
  !addressOf(pathname).takesLanguage || namesFile(pathname);

/** Where a page of the site is found in a language: /admin has no prefix. `to` may bring a query and an anchor along. */
export function pageAddress(language: Language, to: string): string {
  const [path = to] = to.split(/[?#]/);
  return isExemptFromLanguage(path) ? to : withLanguage(language, to);
}

/** Own path for a redirect after sign-in or a language choice: begins with one slash, no scheme, no host, no control characters. */
export function ownPath(candidate: string | undefined, fallback = '/'): string {
  if (!candidate || !/^\/(?![/\\])[^\s\\]*$/.test(candidate)) return fallback;
  try {
    const base = 'http://own.invalid';
    const url = new URL(candidate, base);
    // `/.//elsewhere` is resolved to `//elsewhere`, which a browser reads as a host.
    const stays = url.origin === base && !url.pathname.startsWith('//');
    return stays ? url.pathname + url.search + url.hash : fallback;
  } catch {
    return fallback;
  }
}

/** Where a sign-in leads: administrators to /admin, others to the own page they came for. */
export function afterSignIn(user: { isAdmin: boolean }, redirect: unknown, language: Language): string {
  if (user.isAdmin) return '/admin';
  return ownPath(typeof redirect === 'string' ? redirect : undefined, withLanguage(language, '/'));
}

/** The pages of an account outside of the user area; the links of mails lead there, forms without scripts are sent there. */
export const accountPaths = {
  signIn: '/auth',
  register: '/auth/register',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  verifyEmail: '/auth/verify-email',
} as const;

/** Whom to tell of a vulnerability (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt';
/** The newest photos as Atom. */
export const photoFeedPath = (language: Language): string => `/feeds/photos.${language}.xml`;
export const photoPath = (slug: string): string => `/foto/${slug}`;
export const entityPath = (slug: string): string => `/scheda/${slug}`;
