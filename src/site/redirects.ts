import type { NextFunction, Request, Response } from 'express';
import { defaultLanguage, splitLanguage, withLanguage } from '../contract/languages.js';
import { cookieLanguage } from '../platform/http/request-language.js';

/** The short addresses of a member's pages (accounts-and-admin.md §2.3), the area's own, and the older name of a page. */
const aliases = new Map([
  ['/informazioni', '/about'],
  ['/profile', '/user/profile-page'],
  ['/favorites', '/user/favorites'],
  ['/bookmarks', '/user/bookmarks'],
  ['/contributions', '/user/contributions'],
  ['/user', '/user/dashboard'],
]);

/** Addresses that lead to others: a trailing slash for good, a short one for now. */
export function redirects(request: Request, response: Response, next: NextFunction): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const { language, path } = splitLanguage(request.path);
  if (!isRead || request.path === '/' || path.startsWith('/api')) return next();
  if (request.path.endsWith('/')) {
    // Another address of the same page: permanently the one without (contract.md, HTTP).
    response.redirect(301, `/${request.path.replace(/^\/+|\/+$/g, '')}${queryOf(request)}`);
    return;
  }
  const page = aliases.get(path);
  if (page === undefined) return next();
  const target = withLanguage(language ?? cookieLanguage(request) ?? defaultLanguage, page);
  response.setHeader('Cache-Control', 'private, no-store').redirect(302, target + queryOf(request));
}

function queryOf({ originalUrl }: Request): string {
  const at = originalUrl.indexOf('?');
  return at === -1 ? '' : originalUrl.slice(at);
}
