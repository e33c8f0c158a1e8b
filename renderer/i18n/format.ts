import { type Language, languageTable } from '../../src/contract/languages.js';
import type { Translate } from './translate.js';

/**
 * A moment as a calendar day: dd/mm/yyyy in Italian, dd.mm.yyyy in German, in English with the month in words. In the
 * city's time zone, never the reader's: server and browser must write the same.
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
  const { intl, monthInWords } = languageTable[language];
  const style = monthInWords ? ({ dateStyle: 'long' } as const) : inDigits;
  const format = new Intl.DateTimeFormat(intl, { timeZone, ...style });
  dayFormats.set(key, format);
  return format;
}

/**
 * Whole numbers with group separators in every language, also with four digits. `Intl.NumberFormat` writes the same, but a
 * phone takes a tenth of a second to create the first one, during which the page does not respond.
 */
export const formatNumber = (value: number, language: Language): string =>
  String(value)
    .replace(/\B(?=(?:\d{3}){1,6}$)/g, languageTable[language].marks.group)
    .replace('-', languageTable[language].marks.minus);

const collators: Partial<Record<Language, Intl.Collator>> = {};

/** Compares names in the language's alphabetical order. */
export function compareNames(one: string, other: string, language: Language): number {
  // Created once, when it is needed: creating a collator takes milliseconds.
  collators[language] ??= new Intl.Collator(languageTable[language].intl);
  return collators[language].compare(one, other);
}

/** Degrees with the hemisphere, `45,6501° N, 13,7678° E`, with the letters of the language. */
export function formatPosition(
  { lat, lng }: { lat: number; lng: number },
  { t, language }: { t: Translate; language: Language },
): string {
  const [north, south, east, west] = t('photo.hemispheres');
  return `${degrees(lat, language)}° ${lat < 0 ? south : north}, ${degrees(lng, language)}° ${lng < 0 ? west : east}`;
}

/** Four decimals are about ten metres: a viewpoint is not known more exactly. */
const degrees = (value: number, language: Language): string => formatDecimal(Math.abs(value).toFixed(4), language);

/** A number in digits, `0.5`, with the decimal mark of the language. */
export const formatDecimal = (digits: string | number, language: Language): string =>
  String(digits).replace('.', languageTable[language].marks.decimal);
