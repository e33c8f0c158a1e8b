import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { withLanguage } from '../../../src/contract/languages.js';

/** A server that sends no e-mail cannot reset passwords: visitors write to the archive instead. */
export function guard({ canMail, language }: PageContextServer): void {
  if (!canMail) throw redirect(withLanguage(language, '/about#contattaci'));
}
