import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { withLanguage } from '../../src/contract/languages.js';

/** Administrators only (accounts-and-admin.md §2.2); /admin itself has no page of its own yet. */
export function guard({ user, urlPathname, urlParsed, language }: PageContextServer): void {
  const here = urlPathname + (urlParsed.searchOriginal ?? '');
  if (!user) throw redirect(withLanguage(language, `/auth?redirect=${encodeURIComponent(here)}`));
  if (!user.isAdmin) throw redirect(withLanguage(language, '/'));
  if (urlPathname === '/admin') throw redirect('/admin/photos');
}
