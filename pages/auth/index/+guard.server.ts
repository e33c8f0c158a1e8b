import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { afterSignIn } from '../../../src/contract/paths.js';

/** Redirects visitors who are signed in already. */
export function guard({ user, urlParsed, language }: PageContextServer): void {
  if (user) throw redirect(afterSignIn(user, urlParsed.search['redirect'], language));
}
