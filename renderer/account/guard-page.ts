import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { addressOf } from '../../src/contract/addresses.js';
import { withLanguage } from '../../src/contract/languages.js';
import { findRefusal } from '../../src/contract/page-guard.js';

/**
 * Shows a page only to those whom the table of addresses admits. The server decides so before it renders a document; this is
 * asked when the browser changes pages, and when a form without scripts is shown again.
 */
export function guard({ user, urlPathname, urlParsed, language }: PageContextServer): void {
  const { takesLanguage, to = urlPathname } = addressOf(urlPathname);
  const page = takesLanguage ? withLanguage(language, to) : to;
  const here = page + (urlParsed.searchOriginal ?? '');
  const refusal = findRefusal({ path: to, returnTo: here, language, user: user ?? null });
  if (refusal !== null) throw redirect(refusal);
  if (to !== urlPathname) throw redirect(here);
}
