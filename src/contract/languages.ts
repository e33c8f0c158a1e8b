/** The languages of the site. Italian is the default, and the fallback for every missing translation. */
export const languages = ['it', 'en', 'de'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'it';

/** The name of each language in that language. */
export const languageNames: Record<Language, string> = { it: 'Italiano', en: 'English', de: 'Deutsch' };

/** Open Graph locales. */
export const languageLocales: Record<Language, string> = { it: 'it_IT', en: 'en_US', de: 'de_DE' };

/** BCP 47 tags for `Intl`: British English, because the day comes before the month in English as well. */
export const intlLocales: Record<Language, string> = { it: 'it-IT', en: 'en-GB', de: 'de-DE' };

/** The cookie with the visitor's choice of language. A mere visit does not set it. */
export const languageCookie = 'preferred_language';

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** `/en/archivio` → `{ language: 'en', path: '/archivio' }`; without a prefix `language` is null. */
export function splitLanguage(pathname: string): { language: Language | null; path: string } {
  const [, first, ...rest] = pathname.split('/');
  return isLanguage(first) ? { language: first, path: `/${rest.join('/')}` } : { language: null, path: pathname };
}

/** `('en', '/archivio?page=2')` → `/en/archivio?page=2`. The home page is `/en`, without a trailing slash. */
export function withLanguage(language: Language, path: string): string {
  const end = path.search(/[?#]/);
  const pathname = end < 0 ? path : path.slice(0, end);
  return `/${language}${pathname === '/' ? '' : pathname}${path.slice(pathname.length)}`;
}
