import type { DateSettings } from '../contract/dates/date-period.js';
import type { ReadingOptions } from './read-date.js';

let rules: ReadingOptions = {};

/** How this archive reads dates: as its settings say, as they were when they were last read. */
export const dateRules = (): ReadingOptions => rules;

/** Called whenever the settings are read, in every process. */
export function setDateRules({ circaYears, datePeriods }: DateSettings): void {
  rules = {
    circa: circaYears,
    periods: datePeriods.map(({ names, edtf }) => {
      const [from = '', to = ''] = edtf.split('/');
      return { names, from, to };
    }),
  };
}
