import { type ReportQuery } from '../../contract/report.js';
import { OptionalCalendarDay } from '../../platform/http/input.decorators.js';

export class ReportQueryDto implements ReportQuery {
  /** The first day, in the archive’s time zone; by default that of the year of `to`, or of the present year. */
  @OptionalCalendarDay()
  from?: string;

  /** The last day, inclusive; by default that of the year of `from`, or of the present year. */
  @OptionalCalendarDay()
  to?: string;
}
