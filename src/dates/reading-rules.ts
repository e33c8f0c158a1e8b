import type { EdtfRange } from '../contract/dates/edtf.js';
import type { YearCount } from './date-words.js';

/** A span of time with names of its own that an archive defines: "Great War", from 28 July 1914 to 11 November 1918. */
export interface NamedPeriod {
  names: readonly string[];
  /** EDTF: a year, a month or a day. */
  from: string;
  to: string;
}

/** What the words of a date alone do not say. */
export interface ReadingRules {
  first: 'day' | 'month';
  slashIsTurn: boolean;
  roundYearIsCentury: boolean;
  periods: readonly EdtfRange[];
  /** Years that are counted from an event, in the order of their names. */
  eras: readonly YearCount[];
  /**
   * The first year of the century of decades that name none, such as "the twenties"; null: these are not understood. By the
   * convention of archives of photographs it is 1900: decades before are written out, "the 1880s".
   */
  decadesIn: number | null;
  /** The year that "turn of the century" means by the same convention; null: not understood. */
  turnOfCentury: number | null;
}
