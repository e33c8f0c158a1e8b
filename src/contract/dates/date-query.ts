import type { Language } from '../languages.js';
import type { HistoricalDate } from './historical-date.js';

export interface DateQuery {
  /** As somebody wrote it. */
  text: string;
  /** The language it is written in, and that of the answer's words; by default any, and the base language for the words. */
  language?: Language | undefined;
}

export interface ReadDate extends HistoricalDate {
  /** The date in words; null where it is not understood. */
  readable: string | null;
}
