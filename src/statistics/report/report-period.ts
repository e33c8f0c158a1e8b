import type { ReportPeriod, ReportQuery } from '../../contract/report.js';
import { invalidField } from '../../contract/errors.js';

/**
 * The period that is asked for; by default the present year.
 * @param today `YYYY-MM-DD`
 * @throws DomainError validation_failed when it ends before it begins
 */
export function reportPeriod({ from, to }: ReportQuery, today: string): ReportPeriod {
  const year = (from ?? to ?? today).slice(0, 4);
  const period = { from: from ?? `${(to ?? today).slice(0, 4)}-01-01`, to: to ?? `${year}-12-31` };
  if (period.to < period.from) throw invalidField('to', 'years_reversed');
  return period;
}

/** The months of both days and between them, `YYYY-MM`; none where the second day is before the first. */
export function monthsBetween({ from, to }: ReportPeriod): string[] {
  const [first, last] = [monthNumber(from), monthNumber(to)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => monthOf(first + n));
}

const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const monthOf = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;

export const laterDay = (one: string, other: string): string => (one > other ? one : other);
export const earlierDay = (one: string, other: string): string => (one < other ? one : other);
