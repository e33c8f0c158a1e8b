import { baseLanguageAttribute, baseLanguageCode, baseLanguageParameter } from './base-language.js';

/** What the product knows of a language. Everything but its name has a default; its texts are in its folders. */
interface LanguageRow {
  /** In that language. */
  name: string;
  /** BCP 47 tag for `Intl`, by default the code. */
  intl?: string;
  /** Open Graph locale, by default the code. */
  openGraph?: string;
  /** Signs in numbers: of thousands, decimals and less than zero, by default those of most of Europe, a point, a comma and a hyphen. */
  marks?: { group: string; decimal: string; minus: string };
  /** Writes the month of a date in words, where readers take 05/08 for different days. */
  monthInWords?: boolean;
  /** The PostgreSQL text search configuration that stems its words, by default `simple`, which stems none. */
  textSearch?: string;
  /** The title of a photo that was uploaded without one: the name of a file says nothing to the public. */
  untitled: string;
  /** The name of an archive, and of its city, until administrators give them. */
  archive: { siteName: string; city: string };
  /** Whether its folder has the texts of the administration. Else administrators read those of the base language. */
  hasAdministration?: boolean;
}

/** Adding a language is its row here and its folders: docs/adding-a-language.md. */
const rows = {
  it: {
    name: 'Italiano',
    untitled: 'Fotografia senza titolo',
    archive: { siteName: 'Archivio fotografico della città', city: 'città' },
    intl: 'it-IT',
    openGraph: 'it_IT',
    textSearch: 'italian',
    hasAdministration: true,
  },
  en: {
    name: 'English',
    untitled: 'Untitled photograph',
    archive: { siteName: 'The city’s photo archive', city: 'city' },
    // British, because the day comes before the month in English as well.
    intl: 'en-GB',
    openGraph: 'en_US',
    marks: { group: ',', decimal: '.', minus: '-' },
    monthInWords: true,
    textSearch: 'english',
    hasAdministration: true,
  },
  de: {
    name: 'Deutsch',
    untitled: 'Fotografie ohne Titel',
    archive: { siteName: 'Fotoarchiv der Stadt', city: 'Stadt' },
    intl: 'de-DE',
    openGraph: 'de_DE',
    textSearch: 'german',
    hasAdministration: true,
  },
  sl: {
    name: 'Slovenščina',
    untitled: 'Fotografija brez naslova',
    archive: { siteName: 'Fotografski arhiv mesta', city: 'mesto' },
    intl: 'sl-SI',
    marks: { group: '.', decimal: ',', minus: '−' },
    openGraph: 'sl_SI',
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
  marks: { group: '.', decimal: ',', minus: '-' },
  monthInWords: false,
  textSearch: 'simple',
  hasAdministration: false,
  ...(rows[code] as LanguageRow),
}));

/** The base language of an archive that chooses none. Types name texts as such an archive does: `title`, `titleEn`. */
export const presetBaseLanguage = 'it' satisfies Language;
export type PresetBaseLanguage = typeof presetBaseLanguage;

/** The base language of this archive, chosen at its first start: the fallback for every missing translation. */
export const defaultLanguage: Language =
  languages.find((language) => language === baseLanguageCode()) ?? presetBaseLanguage;

/** The languages that a new archive offers: those of the customer's documents, and its own. */
export const languagesAtFirst: readonly Language[] = languages.filter(
  (language) => language === defaultLanguage || ['it', 'en', 'de'].includes(language),
);

/** For browsers, where the base language is another than the preset one. */
export const baseLanguageAttributes = (): Record<string, string> =>
  defaultLanguage === presetBaseLanguage ? {} : { [baseLanguageAttribute]: defaultLanguage };

/** Likewise, for the address of the service worker. */
export const baseLanguageQuery = (): string =>
  defaultLanguage === presetBaseLanguage ? '' : `?${baseLanguageParameter}=${defaultLanguage}`;

/** The language of the administration for a reader of that language. */
export const administrationLanguage = (language: Language): Language =>
  [language, defaultLanguage].find((of) => languageTable[of].hasAdministration) ?? presetBaseLanguage;

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
