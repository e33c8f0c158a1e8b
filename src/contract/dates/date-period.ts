import { isPlain, parseEdtf } from './edtf.js';
import type { CircaYears } from './edtf-bounds.js';

/** A span of time with names of its own: “Great War”, “Erster Weltkrieg”, `1914-07-28/1918-11-11`. */
export interface DatePeriod {
  /** In any language, as they stand in dates. */
  names: string[];
  /** An interval in EDTF from a year, a month or a day to another. */
  edtf: string;
}

/** How an archive reads dates beyond what its words say. */
export interface DateSettings {
  /** How many years an approximate date reaches beyond what is written, to either side. */
  circaYears: CircaYears;
  datePeriods: DatePeriod[];
}

export const dateSettingLimits = { circaYears: 100, periods: 50, namesOfPeriod: 20, nameOfPeriod: 100 } as const;

/** Whether it is an interval with two plain ends. */
export function isDateSpan(text: string): boolean {
  const edtf = parseEdtf(text);
  if (edtf?.kind !== 'interval') return false;
  return [edtf.from, edtf.to].every((end) => typeof end !== 'string' && isPlain(end) && end.masked === 0);
}
