import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { withLanguage } from '../../src/contract/languages.js';

/** Members only; whoever is not signed in comes back after the sign-in (accounts-and-admin.md §2.2). */
export function guard({ user, urlPathname, urlParsed, language }: PageContextServer): void {
  if (user) return;
  const here = withLanguage(language, urlPathname) + (urlParsed.searchOriginal ?? '');
  throw redirect(withLanguage(language, `/auth?redirect=${encodeURIComponent(here)}`));
}
