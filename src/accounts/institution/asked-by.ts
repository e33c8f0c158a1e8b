import type { Request } from 'express';
import { isLanguage, type Language } from '../../contract/languages.js';
import { sameSitePath } from '../../contract/paths.js';
import { requestLanguage } from '../../platform/http/request-language.js';

/** Of the page to return to; longer addresses are none of this site. */
const redirectMax = 2000;

/** The page that one comes from, and its language. */
export function askedBy(request: Request): { language: Language; redirect: string | null } {
  const { language, redirect } = request.query;
  const isKnown = typeof language === 'string' && isLanguage(language);
  return {
    language: isKnown ? language : requestLanguage(request),
    redirect: isOwnPath(redirect) ? redirect : null,
  };
}

/** A path of this site, and no address elsewhere. */
export const isOwnPath = (path: unknown): path is string =>
  typeof path === 'string' && path.length <= redirectMax && sameSitePath(path, '') !== '';
