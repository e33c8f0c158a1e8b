import type { Translate } from '../i18n/translate.js';

/** The year of an estimate such as `c. 1912`; null for a certain year, a span, or none. */
export const estimatedYear = (year: string | null): string | null => /^c\. (\d{4})$/.exec(year ?? '')?.[1] ?? null;

/** When a memory was, as text. */
export function memoryYearText(text: string, t: Translate): string {
  const year = estimatedYear(text);
  return year === null ? text.replace('-', '–') : t('contribution.memoryYear', { year });
}
