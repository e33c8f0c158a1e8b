import type { Language } from '../../src/contract/languages.js';
import { formatDate } from '../i18n/format.js';

/** A day with its time of day, in the city's time zone: `12.11.2026, 09:05`. */
export const formatMoment = (iso: string, language: Language, timeZone: string): string =>
  `${formatDate(iso, language, timeZone)}, ${timeOf(iso, timeZone)}`;

/** In all languages of the archive a time is written in 24 hours with a colon. */
const timeOf = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(iso));
