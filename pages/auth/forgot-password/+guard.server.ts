import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { withLanguage } from '../../../src/contract/languages.js';

/** An archive that sends no mail is asked by hand (accounts-and-admin.md §2.1). */
export function guard({ canMail, language }: PageContextServer): void {
  if (!canMail) throw redirect(withLanguage(language, '/about#contattaci'));
}
