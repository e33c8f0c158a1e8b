import type { PeriodCount } from '../../contract/periods.js';

export class PeriodCountDto implements PeriodCount {
  /** Its first year. */
  from: number;
  /** Its last year; null for a period that goes on to the present. */
  to: number | null;
  count: number;
}
