import type { Language } from '../../src/contract/languages.js';
import { formatDate } from './format.js';

const timeFormats = new Map<string, Intl.DateTimeFormat>();

/** A moment as a calendar day and a time of 24 hours, `01/05/2026, 14:05`, in the city's time zone. */
export const formatDateTime = (iso: string, language: Language, timeZone: string): string =>
  `${formatDate(iso, language, timeZone)}, ${formatTime(iso, timeZone)}`;

/** A moment as a time of 24 hours, `14:05`, in the city's time zone. */
export const formatTime = (iso: string, timeZone: string): string => timeFormat(timeZone).format(new Date(iso));

/** The same in every language; created once. */
function timeFormat(timeZone: string): Intl.DateTimeFormat {
  const known = timeFormats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  timeFormats.set(timeZone, format);
  return format;
}
