import { estimatedYear } from '../dates/estimated-year.js';
import type { Language } from '../languages.js';
import { localized } from '../localized.js';
import type { Photo } from '../photo.js';

/**
 * When a photo was taken, in short; null where nothing is known of it.
 * @param circa how an approximate year is written
 */
export function dateText(photo: Photo, language: Language, circa: (year: number) => string): string | null {
  const { year, yearEstimated, yearStart, yearEnd, edtf } = photo;
  if (year !== null) return yearEstimated ? estimatedYear(year, edtf, circa) : String(year);
  const span = [...new Set([yearStart, yearEnd])].filter((one) => one !== null).join('–');
  return localized(photo, 'dateText', language) ?? (span || null);
}
