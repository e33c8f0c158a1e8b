import { type Language, languageTable } from '../../contract/languages.js';

/** A calendar day in the words of an email: `26 November 2026`. */
export const emailDay = (moment: Date, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(languageTable[language].intl, { dateStyle: 'long', timeZone }).format(moment);

/** The same with the time, and with its zone: readers may be in another one. */
export const emailMoment = (moment: Date, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(languageTable[language].intl, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(moment);
