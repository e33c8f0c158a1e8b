import type { PeriodCount } from '../../contract/periods.js';

export class PeriodCountDto implements PeriodCount {
  /** First year of the period. */
  from: number;
  /** Last year of the period; null when it lasts until today. */
  to: number | null;
  count: number;
}
