import { type Language, languageTable } from '../../../src/contract/languages.js';
import { formatDate } from '../../../renderer/i18n/format.js';

/** A day of the calendar, `2026-01-31`, as the language writes it. */
export const formatDay = (day: string, language: Language): string => formatDate(`${day}T12:00:00Z`, language, 'UTC');

const formats = new Map<Language, Intl.DateTimeFormat>();

/** `2026-01` as `January 2026`. */
export function formatMonth(month: string, language: Language): string {
  const { intl } = languageTable[language];
  const format =
    formats.get(language) ?? new Intl.DateTimeFormat(intl, { timeZone: 'UTC', month: 'long', year: 'numeric' });
  formats.set(language, format);
  return format.format(new Date(`${month}-15T12:00:00Z`));
}
