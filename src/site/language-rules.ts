import type { Request, RequestHandler } from 'express';
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageCookie,
  splitLanguage,
  withLanguage,
} from '../contract/languages.js';
import { isExemptFromLanguage, ownPath } from '../contract/paths.js';

const yearMs = 365 * 24 * 60 * 60 * 1000;

/**
 * Where a page's address should lead instead, or null where it stands: a path without a language is given that of the
 * cookie, else Italian; on `/` the browser's wish counts before that; a prefix that differs from the cookie is replaced.
 * Applies to pages only: exempt paths never come here.
 */
export function languageRedirect(
  path: string,
  { cookie, accepted, stated }: { cookie: Language | null; accepted: Language | null; stated: boolean },
): string | null {
  const { pathname, rest } = splitQuery(path);
  const { language, path: logical } = splitLanguage(pathname);
  if (language !== null) return cookie !== null && cookie !== language ? withLanguage(cookie, logical) + rest : null;
  if (logical !== '/') return withLanguage(cookie ?? defaultLanguage, logical) + rest;
  // On `/` the cookie decides, then the browser; a browser that wants Italian, or says nothing, is served in place.
  const wanted = cookie ?? (stated ? (accepted ?? 'en') : defaultLanguage);
  return wanted === defaultLanguage ? null : withLanguage(wanted, '/') + rest;
}

/** `GET /language/en?to=/it/archivio`: remembers the choice and leads to the same page in that language. */
export const languageChoice = ({ secure }: { secure: boolean }): RequestHandler => {
  return (request, response, next) => {
    const [, , chosen] = request.path.split('/');
    if (!isRead(request) || !isLanguage(chosen)) return next();
    const to = ownPath(typeof request.query['to'] === 'string' ? request.query['to'] : undefined);
    const { pathname, rest } = splitQuery(to);
    const target = isExemptFromLanguage(pathname) ? to : withLanguage(chosen, splitLanguage(pathname).path) + rest;
    response
      .cookie(languageCookie, chosen, { path: '/', maxAge: yearMs, sameSite: 'lax', secure, httpOnly: false })
      .setHeader('Cache-Control', 'private, no-store')
      .redirect(303, target);
  };
};

export const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

function splitQuery(path: string): { pathname: string; rest: string } {
  const at = path.search(/[?#]/);
  return at === -1 ? { pathname: path, rest: '' } : { pathname: path.slice(0, at), rest: path.slice(at) };
}
