import type { Request, RequestHandler } from 'express';
import {
  defaultLanguage,
  type Language,
  languageForOthers,
  splitLanguage,
  withLanguage,
} from '../contract/languages.js';
import { isExemptFromLanguage, sameSitePath } from '../contract/paths.js';
import type { Config } from '../platform/config/config.js';
import { offeredTo } from '../platform/http/request-language.js';
import { storeLanguage } from '../platform/http/language-cookie.js';
import { findPageBefore } from './page-before.js';

/** What decides the language of an address that has none, or another one. */
export interface LanguageChoice {
  /** The language that the visitor chose. */
  cookie: Language | null;
  /** The first language of `Accept-Language` that the site has. */
  accepted: Language | null;
  /** Whether the browser sends `Accept-Language`. */
  stated: boolean;
  /** The languages that the site offers. */
  offered: readonly Language[];
}

/**
 * The address that a page redirects to, or null. A path without a language gets that of the cookie, or else the base language;
 * on `/` the browser's preferred language comes before it. A prefix that differs from the cookie is replaced. For
 * pages only: exempt paths must not be passed.
 */
export function languageRedirect(path: string, { cookie, accepted, stated, offered }: LanguageChoice): string | null {
  const { pathname, rest } = splitQuery(path);
  const { language, path: logical } = splitLanguage(pathname);
  if (language !== null) return cookie !== null && cookie !== language ? withLanguage(cookie, logical) + rest : null;
  if (logical !== '/') return withLanguage(cookie ?? defaultLanguage, logical) + rest;
  // On `/` the cookie decides, then the browser; a browser that prefers the base language, or names none, gets no redirect.
  const wanted = cookie ?? (stated ? (accepted ?? languageForOthers(offered)) : defaultLanguage);
  return wanted === defaultLanguage ? null : withLanguage(wanted, '/') + rest;
}

/**
 * `GET /language/en?to=/it/archivio`: stores the choice and redirects to the same page in that language. Without `to` it is the
 * page that the visitor came from.
 */
export const languageChoice = (config: Pick<Config, 'secureCookies'>): RequestHandler => {
  return (request, response, next) => {
    const [, , chosen] = request.path.split('/');
    const language = offeredTo(request).find((code) => code === chosen);
    if (!isRead(request) || !language || isPartOfPage(request)) return next();
    const { to: asked } = request.query;
    const to = sameSitePath(typeof asked === 'string' ? asked : (findPageBefore(request) ?? undefined));
    const { pathname, rest } = splitQuery(to);
    const target = isExemptFromLanguage(pathname) ? to : withLanguage(language, splitLanguage(pathname).path) + rest;
    storeLanguage(response, language, config).setHeader('Cache-Control', 'private, no-store').redirect(303, target);
  };
};

/** An image or a frame of a page is no visitor's choice. Browsers that do not say what a request is for are believed. */
const isPartOfPage = (request: Request): boolean =>
  !['document', 'empty', undefined].includes(request.get('Sec-Fetch-Dest'));

export const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

function splitQuery(path: string): { pathname: string; rest: string } {
  const at = path.search(/[?#]/);
  return at === -1 ? { pathname: path, rest: '' } : { pathname: path.slice(0, at), rest: path.slice(at) };
}
