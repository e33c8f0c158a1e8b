import { addressOf } from './addresses.js';
import { audienceOfAdminPage } from './admin-pages.js';
import { type Language, withLanguage } from './languages.js';
import { securityPath } from './account-security.js';
import { belongsTo, isStaff, type Role } from './roles.js';
import { accountPaths } from './paths.js';

export interface PageRequest {
  /** Path of the page without its language. */
  path: string;
  /** Path with query to return to after signing in. */
  returnTo: string;
  language: Language;
  user: { role: Role; lacksSecondFactor?: boolean } | null;
}

/**
 * Where to redirect somebody who may not see a page: to the sign-in page, to that of their own second factor, or home. Null if
 * the page may be seen.
 */
export function findRefusal({ path, returnTo, language, user }: PageRequest): string | null {
  const { kind, admits: everywhere } = addressOf(path);
  if (user?.lacksSecondFactor && kind === 'administration') return withLanguage(language, securityPath);
  const admits = kind === 'administration' ? audienceOfAdminPage(path) : everywhere;
  if (belongsTo(user?.role ?? null, admits)) return null;
  if (!user) return signInAddress(language, returnTo);
  return isStaff(user.role) ? '/admin' : withLanguage(language, '/');
}

/** The sign-in page, which redirects to `returnTo` afterwards. */
export const signInAddress = (language: Language, returnTo: string): string =>
  withLanguage(language, `${accountPaths.signIn}?redirect=${encodeURIComponent(returnTo)}`);
