import type { IncomingMessage } from 'node:http';
import { defaultLanguage, isLanguage, type Language, languageCookie } from '../../contract/languages.js';

/**
 * The language of a request: the visitor's cookie, else the browser's Accept-Language. A browser that prefers none of ours
 * gets English, like on `/`; one that names no language gets Italian.
 */
export function requestLanguage(request: IncomingMessage): Language {
  const { language, stated } = acceptedLanguage(request);
  return cookieLanguage(request) ?? language ?? (stated ? 'en' : defaultLanguage);
}

const chosenLanguage = new RegExp(`(?:^|;\\s*)${languageCookie}=([a-z]{2})(?:;|$)`);

/** The language that the visitor has chosen, or null. */
export function cookieLanguage({ headers }: IncomingMessage): Language | null {
  const match = chosenLanguage.exec(headers.cookie ?? '');
  return isLanguage(match?.[1]) ? match[1] : null;
}

/**
 * The most preferred language that the site has, or null. `stated` is false when the browser names no language at all.
 */
export function acceptedLanguage({ headers }: IncomingMessage): { language: Language | null; stated: boolean } {
  const preferences = (headers['accept-language'] ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ language, quality }) => /^[a-z]{2,3}$/.test(language) && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  const language = preferences.map((preference) => preference.language).find(isLanguage) ?? null;
  return { language, stated: preferences.length > 0 };
}
