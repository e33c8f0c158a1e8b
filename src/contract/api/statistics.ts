import type { Report, ReportQuery } from '../report.js';
import type { Statistics } from '../statistics.js';

export interface StatisticsApi {
  read(): Promise<Statistics>;
  report(query: ReportQuery): Promise<Report>;
  /** The same as CSV. */
  reportTable(query: ReportQuery): Promise<unknown>;
}
