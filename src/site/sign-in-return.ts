import type { RequestHandler } from 'express';
import { addressOf } from '../contract/addresses.js';
import { splitLanguage } from '../contract/languages.js';
import { signInAddress } from '../contract/page-guard.js';
import { accountPaths } from '../contract/paths.js';
import { signInReasonOf } from '../contract/sign-in-reason.js';
import { isRead } from './language-rules.js';
import { findPageBefore } from './page-before.js';

/**
 * The sign-in page gets the page that the visitor came from as its `redirect`. Links to it do not name the page: they would
 * be another address on every page, and crawlers that ignore `nofollow` would ask for all of them. They may name the reason.
 */
export const signInReturn: RequestHandler = (request, response, next) => {
  const { language, path } = splitLanguage(request.path);
  const query = new URLSearchParams(request.originalUrl.split('?')[1]);
  const reason = signInReasonOf(query.get('reason'));
  const isPlain = isRead(request) && path === accountPaths.signIn && query.size === (reason ? 1 : 0);
  const before = isPlain && language ? findPageBefore(request) : null;
  if (!language || before === null || !isReturnedTo(before)) return next();
  const address = signInAddress(language, before) + (reason ? `&reason=${reason}` : '');
  response.setHeader('Cache-Control', 'private, no-store').redirect(302, address);
};

/** Home is where the sign-in leads anyway, and nobody returns to the pages of the sign-in. */
function isReturnedTo(page: string): boolean {
  const [pathname = ''] = page.split('?');
  return splitLanguage(pathname).path !== '/' && addressOf(pathname).kind !== 'account';
}
