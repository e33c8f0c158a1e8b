import type { NextFunction, Request, RequestHandler, Response } from 'express';
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageCookie,
  splitLanguage,
  withLanguage,
} from '../contract/languages.js';
import { isExemptFromLanguage, ownPath } from '../contract/paths.js';
import { acceptedLanguage, cookieLanguage } from '../platform/http/request-language.js';

const yearMs = 365 * 24 * 60 * 60 * 1000;

/**
 * Where a page's address should lead instead, by the language rules (rows L2 and L3), or null where it stands. Applies to
 * pages only: exempt paths never come here.
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

/** Redirects by language before any cache is asked; such an answer, and `/` itself, is never shared. */
export const languageRules: RequestHandler = (request: Request, response: Response, next: NextFunction): void => {
  if (!isRead(request) || isExemptFromLanguage(request.path)) return next();
  if (request.path === '/') response.setHeader('Cache-Control', 'private, no-store');
  const { language: accepted, stated } = acceptedLanguage(request);
  const target = languageRedirect(request.originalUrl, { cookie: cookieLanguage(request), accepted, stated });
  if (target === null) return next();
  response.setHeader('Cache-Control', 'private, no-store').redirect(302, guardTarget(target));
};

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

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

function splitQuery(path: string): { pathname: string; rest: string } {
  const at = path.search(/[?#]/);
  return at === -1 ? { pathname: path, rest: '' } : { pathname: path.slice(0, at), rest: path.slice(at) };
}

/** A path that begins with two slashes would be another host. */
const guardTarget = (target: string): string => target.replace(/^\/{2,}/, '/');
