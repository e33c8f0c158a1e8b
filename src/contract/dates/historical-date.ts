import type { DayBounds } from './day-bounds.js';

/**
 * A date as historians write it: the text stays as it was written, the rest is what it means. Where nothing of it is understood,
 * `edtf` and both days are null: such a date sorts with the undated, but its text is kept and shown.
 */
export interface HistoricalDate extends DayBounds {
  /** As written, in any language. */
  text: string;
  /** The same in EDTF (ISO 8601-2), or null. */
  edtf: string | null;
}
