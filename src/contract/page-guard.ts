import { addressOf } from './addresses.js';
import { type Language, withLanguage } from './languages.js';
import { accountPaths } from './paths.js';

export interface PageRequest {
  /** Path of the page without its language. */
  path: string;
  /** Own path, with its query, to which a sign-in leads back. */
  here: string;
  language: Language;
  user: { isAdmin: boolean } | null;
}

/** Where somebody is led who may not see a page: to the sign-in, or home; null for whoever may. */
export function findRefusal({ path, here, language, user }: PageRequest): string | null {
  const { admits } = addressOf(path);
  if (admits === 'everyone') return null;
  if (!user) return signInAddress(language, here);
  return admits === 'administrators' && !user.isAdmin ? withLanguage(language, '/') : null;
}

/** The sign-in, which leads back to `here`. */
export const signInAddress = (language: Language, here: string): string =>
  withLanguage(language, `${accountPaths.signIn}?redirect=${encodeURIComponent(here)}`);
