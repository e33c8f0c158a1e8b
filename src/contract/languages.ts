/** What the product knows of a language. Everything but its name has a default; its texts are in its folders. */
interface LanguageRow {
  /** In that language. */
  name: string;
  /** BCP 47 tag for `Intl`, by default the code. */
  intl?: string;
  /** Open Graph locale, by default the code. */
  openGraph?: string;
  /** Marks of thousands and of decimals; by default those of most of Europe, a point and a comma. */
  marks?: { group: string; decimal: string };
  /** Writes the month of a date in words, where readers take 05/08 for different days. */
  monthInWords?: boolean;
  /** The PostgreSQL text search configuration that stems its words, by default `simple`, which stems none. */
  textSearch?: string;
  /** The title of a photo that was uploaded without one: the name of a file says nothing to the public. */
  untitled: string;
  /** Whether its folder has the texts of the administration. Else administrators read those of the base language. */
  hasAdministration?: boolean;
}

/** Adding a language is its row here and its folders: docs/adding-a-language.md. */
const rows = {
  it: {
    name: 'Italiano',
    untitled: 'Fotografia senza titolo',
    intl: 'it-IT',
    openGraph: 'it_IT',
    textSearch: 'italian',
    hasAdministration: true,
  },
  en: {
    name: 'English',
    untitled: 'Untitled photograph',
    // British, because the day comes before the month in English as well.
    intl: 'en-GB',
    openGraph: 'en_US',
    marks: { group: ',', decimal: '.' },
    monthInWords: true,
    textSearch: 'english',
    hasAdministration: true,
  },
  de: {
    name: 'Deutsch',
    untitled: 'Fotografie ohne Titel',
    intl: 'de-DE',
    openGraph: 'de_DE',
    textSearch: 'german',
    hasAdministration: true,
  },
} satisfies Record<string, LanguageRow>;

export type Language = keyof typeof rows;

/** The languages that the product has texts in. Which of them a site offers is one of its settings. */
export const languages = Object.keys(rows) as readonly Language[];

/** A record with a value for every language. */
export const byLanguage = <Value>(valueOf: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languages.map((language) => [language, valueOf(language)])) as Record<Language, Value>;

/** The table of languages, with the default of what a row leaves out. */
export const languageTable = byLanguage((code): Required<LanguageRow> => ({
  intl: code,
  openGraph: code,
  marks: { group: '.', decimal: ',' },
  monthInWords: false,
  textSearch: 'simple',
  hasAdministration: false,
  ...(rows[code] as LanguageRow),
}));

/** The base language: the fallback for every missing translation. */
export const defaultLanguage = 'it' satisfies Language;

/** The language of the administration for a reader of that language. */
export const administrationLanguage = (language: Language): Language =>
  languageTable[language].hasAdministration ? language : defaultLanguage;

/** What visitors get whose browser names only languages that the site does not offer. */
export const languageForOthers = (offered: readonly Language[]): Language =>
  offered.includes('en') ? 'en' : defaultLanguage;

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
