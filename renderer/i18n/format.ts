import { intlLocales, type Language } from '../../src/contract/languages.js';

/**
 * A moment as a calendar day: dd/mm/yyyy in Italian, dd.mm.yyyy in German. In English with the month in words, because
 * British and American readers take 05/08 for different days. In the city's time zone, never the reader's: server and
 * browser must write the same.
 */
export const formatDate = (iso: string, language: Language, timeZone: string): string =>
  dayFormat(language, timeZone).format(new Date(iso));

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Created once for each language; the time zone changes with the settings only. */
function dayFormat(language: Language, timeZone: string): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`;
  const known = dayFormats.get(key);
  if (known) return known;
  const inDigits = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  const style = language === 'en' ? ({ dateStyle: 'long' } as const) : inDigits;
  const format = new Intl.DateTimeFormat(intlLocales[language], { timeZone, ...style });
  dayFormats.set(key, format);
  return format;
}

/**
 * Marks of thousands and of decimals. `Intl.NumberFormat` writes the same, but a phone takes a tenth of a second to create
 * the first one, during which the page does not respond.
 */
export const numberMarks = {
  it: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
  de: { group: '.', decimal: ',' },
} satisfies Record<Language, Record<string, string>>;

/** Whole numbers with group separators in every language, also with four digits. */
export const formatNumber = (value: number, language: Language): string =>
  String(value).replace(/\B(?=(?:\d{3}){1,6}$)/g, numberMarks[language].group);

const collators: Partial<Record<Language, Intl.Collator>> = {};

/** Compares names in the language's alphabetical order. */
export function compareNames(one: string, other: string, language: Language): number {
  // Created once, when it is needed: creating a collator takes milliseconds.
  collators[language] ??= new Intl.Collator(intlLocales[language]);
  return collators[language].compare(one, other);
}

/** Degrees with the hemisphere, `45,6501° N, 13,7678° E`, with the letters of the language. */
export function formatPosition({ lat, lng }: { lat: number; lng: number }, language: Language): string {
  const { north, south, east, west } = compass[language];
  return `${degrees(lat, language)}° ${lat < 0 ? south : north}, ${degrees(lng, language)}° ${lng < 0 ? west : east}`;
}

const compass = {
  it: { north: 'N', south: 'S', east: 'E', west: 'O' },
  en: { north: 'N', south: 'S', east: 'E', west: 'W' },
  de: { north: 'N', south: 'S', east: 'O', west: 'W' },
} satisfies Record<Language, Record<string, string>>;

/** Four decimals are about ten metres: a viewpoint is not known more exactly. */
const degrees = (value: number, language: Language): string =>
  Math.abs(value).toFixed(4).replace('.', numberMarks[language].decimal);
