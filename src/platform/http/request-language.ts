import type { IncomingMessage } from 'node:http';
import { DomainError } from '../../contract/errors.js';
import {
  defaultLanguage,
  type Language,
  languageCookie,
  languageForOthers,
  languages,
  splitLanguage,
} from '../../contract/languages.js';

declare global {
  namespace Express {
    interface Request {
      /** The languages that the site offers; set for every request. */
      offered?: readonly Language[];
    }
  }
}

/** A request, also in front of Express, where it does not know the languages of the site. */
type Asking = Pick<IncomingMessage, 'headers'> & {
  offered?: readonly Language[];
  originalUrl?: string;
  session?: { language?: Language };
};

export const offeredTo = ({ offered = languages }: Asking): readonly Language[] => offered;

/** @throws DomainError not_found for a language that the site does not offer */
export function checkOffered(request: Asking, language: Language): void {
  if (!offeredTo(request).includes(language)) throw new DomainError('not_found');
}

/**
 * The language of a request: the visitor's cookie, else that of the session, else the browser's Accept-Language. A browser
 * that prefers none of ours gets English, like on `/`; one that names no language gets the base language.
 */
export function requestLanguage(request: Asking): Language {
  const { language, stated } = acceptedLanguage(request);
  const known = cookieLanguage(request) ?? sessionLanguage(request) ?? language;
  return known ?? (stated ? languageForOthers(offeredTo(request)) : defaultLanguage);
}

/** The language of the address, else that of the request. */
export function addressLanguage(request: Asking & { path: string }): Language {
  return findOffered(splitLanguage(request.path).language, request) ?? requestLanguage(request);
}

const chosenLanguage = new RegExp(`(?:^|;\\s*)${languageCookie}=([a-z]{2,3})(?:;|$)`);

/** The language that the visitor has chosen, or null. */
export const cookieLanguage = (request: Asking): Language | null =>
  findOffered(chosenLanguage.exec(request.headers.cookie ?? '')?.[1], request);

/** Not of calls of the API: scripts name the language of their page. */
const sessionLanguage = (request: Asking): Language | null =>
  request.originalUrl?.startsWith('/api/') ? null : findOffered(request.session?.language, request);

const findOffered = (code: string | null | undefined, request: Asking): Language | null =>
  offeredTo(request).find((language) => language === code) ?? null;

/**
 * The most preferred language that the site has, or null. `stated` is false when the browser names no language at all.
 */
export function acceptedLanguage(request: Asking): { language: Language | null; stated: boolean } {
  const preferences = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ language, quality }) => /^[a-z]{2,3}$/.test(language) && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  const [language = null] = preferences.flatMap((preference) => findOffered(preference.language, request) ?? []);
  return { language, stated: preferences.length > 0 };
}
