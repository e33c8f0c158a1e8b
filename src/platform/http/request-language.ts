import type { IncomingMessage } from 'node:http';
import { defaultLanguage, isLanguage, type Language, languageCookie } from '../../contract/languages.js';

/** The language of the caller's page: the cookie of its choice, else the browser's wish, else Italian (contract.md, Calls). */
export function requestLanguage(request: IncomingMessage): Language {
  return cookieLanguage(request) ?? acceptedLanguage(request).language ?? defaultLanguage;
}

/** The choice that a visitor once made, or null. */
export function cookieLanguage({ headers }: IncomingMessage): Language | null {
  const match = new RegExp(`(?:^|;\\s*)${languageCookie}=([a-z]{2})(?:;|$)`).exec(headers.cookie ?? '');
  return isLanguage(match?.[1]) ? match[1] : null;
}

/**
 * The first language in order of preference that the site has; `stated` is false when the browser names none at all.
 */
export function acceptedLanguage({ headers }: IncomingMessage): { language: Language | null; stated: boolean } {
  const wishes = (headers['accept-language'] ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ language, quality }) => /^[a-z]{2,3}$/.test(language) && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  const language = wishes.map((wish) => wish.language).find(isLanguage) ?? null;
  return { language, stated: wishes.length > 0 };
}
