import { isCalendarDay } from '../../../src/contract/dates/written-day.js';
import type { Report, ReportPeriod, ReportQuery } from '../../../src/contract/report.js';

/** The period of an address. What is no day is left out; days in the wrong order are swapped. */
export function askedPeriod(search: Record<string, string>): ReportQuery {
  const day = (name: string): string | undefined => (isCalendarDay(search[name] ?? '') ? search[name] : undefined);
  const [from, to] = [day('from'), day('to')];
  if (from && to && to < from) return { from: to, to: from };
  return { ...(from && { from }), ...(to && { to }) };
}

export const reportPath = (period: ReportPeriod): string => `/admin/report?${queryOf(period)}`;
export const reportTablePath = (period: ReportPeriod): string => `/api/admin/report.csv?${queryOf(period)}`;

const queryOf = ({ from, to }: ReportPeriod): string => new URLSearchParams({ from, to }).toString();

/** The periods that are asked for most, by the name of their text. */
export function usualPeriods({ begins, today }: Pick<Report, 'begins' | 'today'>) {
  const year = Number(today.slice(0, 4));
  return [
    { name: 'thisYear', period: calendarYear(year) },
    { name: 'lastYear', period: calendarYear(year - 1) },
    { name: 'everything', period: { from: begins, to: today } },
  ] as const;
}

const calendarYear = (year: number): ReportPeriod => ({ from: `${year}-01-01`, to: `${year}-12-31` });

export const isSamePeriod = (one: ReportPeriod, other: ReportPeriod): boolean =>
  one.from === other.from && one.to === other.to;
