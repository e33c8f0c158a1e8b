import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { afterSignIn } from '../../../src/contract/paths.js';

/** Whoever is signed in has nothing to do here. */
export function guard({ user, urlParsed, language }: PageContextServer): void {
  if (user) throw redirect(afterSignIn(user, urlParsed.search['redirect'], language));
}
