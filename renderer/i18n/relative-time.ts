import { type Language, languageTable } from '../../src/contract/languages.js';
import { formatDate } from './format.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface RelativeTimeOptions {
  /** ISO 8601; the same on the server and in the browser. */
  now: string;
  language: Language;
  timeZone: string;
  /** For what happened less than a minute ago. */
  justNow: string;
}

/**
 * How long ago something was: just now, minutes, hours, yesterday, up to six days, and from then on its date. Calendar days
 * count in the city's time zone.
 */
export function relativeTime(iso: string, { now, language, timeZone, justNow }: RelativeTimeOptions): string {
  const passed = Math.max(0, Date.parse(now) - Date.parse(iso));
  if (passed < minute) return justNow;
  const format = new Intl.RelativeTimeFormat(languageTable[language].intl, { numeric: 'auto' });
  if (passed < hour) return format.format(-Math.floor(passed / minute), 'minute');
  const days = dayNumber(now, timeZone) - dayNumber(iso, timeZone);
  if (days === 0) return format.format(-Math.floor(passed / hour), 'hour');
  if (days < 7) return capitalized(format.format(-days, 'day'), days === 1);
  return formatDate(iso, language, timeZone);
}

/** The number of a calendar day in the time zone. */
function dayNumber(iso: string, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(iso));
  return Math.floor(Date.parse(parts) / day);
}

/** A word that stands alone, such as "Ieri". */
const capitalized = (text: string, isAlone: boolean): string =>
  isAlone ? text.charAt(0).toLocaleUpperCase() + text.slice(1) : text;
