import { intlLocales, type Language } from '../../src/contract/languages.js';

/**
 * A moment as the site's calendar day: dd/mm/yyyy in Italian and English, dd.mm.yyyy in German. The zone is the city's,
 * never the reader's: server and browser must write the same.
 */
export const formatDate = (iso: string, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(intlLocales[language], {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date(iso));

/** Whole numbers with the thousands marked in every language, four digits too. */
export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(intlLocales[language], { useGrouping: 'always' }).format(value);

/** Degrees with the hemisphere: `45,6501° N, 13,7678° E`; the letters are those of the language's compass. */
export function formatPosition({ lat, lng }: { lat: number; lng: number }, language: Language): string {
  const { north, south, east, west } = compass[language];
  return `${degrees(lat, language)}° ${lat < 0 ? south : north}, ${degrees(lng, language)}° ${lng < 0 ? west : east}`;
}

const compass = {
  it: { north: 'N', south: 'S', east: 'E', west: 'O' },
  en: { north: 'N', south: 'S', east: 'E', west: 'W' },
  de: { north: 'N', south: 'S', east: 'O', west: 'W' },
} satisfies Record<Language, Record<string, string>>;

/** Four decimals are some ten metres: as exact as a viewpoint can be told. */
const degrees = (value: number, language: Language): string =>
  new Intl.NumberFormat(intlLocales[language], { minimumFractionDigits: 4, maximumFractionDigits: 4 }).format(
    Math.abs(value),
  );
