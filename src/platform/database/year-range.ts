import { limits } from '../../contract/limits.js';
import { daysOf } from '../../contract/dates/written-day.js';

/** First and last year, included; without one of them the range is open. */
export interface Years {
  from?: number | undefined;
  to?: number | undefined;
  /** Where the range begins or ends within a year: its first or last day (ISO 8601). */
  firstDay?: string | undefined;
  lastDay?: string | undefined;
}

/** A range as a request writes it: each end a year, a month or a day, `1918`, `1918-11`, `1918-11-03`. */
export interface WrittenRange {
  from?: number | string | undefined;
  to?: number | string | undefined;
}

/** The years of such a range, with the days at which it begins and ends where these are not those of a whole year. */
export function yearsOfRange({ from, to }: WrittenRange): Years {
  const first = from === undefined ? undefined : daysOf(fourDigits(from))?.earliest;
  const last = to === undefined ? undefined : daysOf(fourDigits(to))?.latest;
  return {
    ...(first && { from: Number(first.slice(0, 4)), ...(!first.endsWith('-01-01') && { firstDay: first }) }),
    ...(last && { to: Number(last.slice(0, 4)), ...(!last.endsWith('-12-31') && { lastDay: last }) }),
  };
}

const fourDigits = (end: number | string): string => String(end).padStart(4, '0');

/** Whether the range ends before it begins. */
export const areReversed = ({ from, to, firstDay, lastDay }: Years): boolean =>
  from !== undefined &&
  to !== undefined &&
  (from > to || (from === to && firstDay !== undefined && lastDay !== undefined && firstDay > lastDay));

export const emptyRange = `'empty'::int4range`;

/** Whether it begins and ends with whole years, so that counts by year know its photos. */
export const areWholeYears = ({ firstDay, lastDay }: Years): boolean => !firstDay && !lastDay;

/** The range as SQL of type `int4range`: empty when it ends before it begins, null where there is no limit at all. */
export function yearRange(years: Years, bind: (value: number | null) => string): string | null {
  const { from, to } = years;
  if (from === undefined && to === undefined) return null;
  if (areReversed(years)) return emptyRange;
  return `int4range(${bind(from ?? null)}::integer, ${bind(to ?? null)}::integer, '[]')`;
}

/**
 * The conditions beside the range of years where it does not begin and end with a whole year, on columns `earliest` and
 * `latest`: whether a date has a day in common with it. What is open reaches everywhere.
 */
export function dayConditions({ firstDay, lastDay }: Years, alias: string, bind: (value: string) => string): string[] {
  return [
    ...(firstDay ? [`coalesce(${alias}.latest >= ${bind(firstDay)}::date, true)`] : []),
    ...(lastDay ? [`coalesce(${alias}.earliest <= ${bind(lastDay)}::date, true)`] : []),
  ];
}

/** SQL: the first years of all decades that a range of years touches. What is open begins where the search does, and ends today. */
export const decadesOf = (years: string): string =>
  `generate_series(
    case when lower_inf(${years}) then least(${limits.year.searchMin}, upper(${years}) - 1) else lower(${years}) end / 10 * 10,
    case when upper_inf(${years}) then greatest(extract(year from now())::integer, lower(${years})) else upper(${years}) - 1 end,
    10)`;

/** What is in the years of the range and not in its days: an index finds it, and it is never more than two years hold. */
export function outsideOfDays(
  { from, to, firstDay, lastDay }: Years,
  alias: string,
  bind: (value: string) => string,
): string {
  const sides = [
    ...(firstDay && from !== undefined
      ? [
          `(${alias}.latest >= ${bind(`${fourDigits(from)}-01-01`)}::date and ${alias}.latest < ${bind(firstDay)}::date)`,
        ]
      : []),
    ...(lastDay && to !== undefined
      ? [
          `(${alias}.earliest > ${bind(lastDay)}::date and ${alias}.earliest <= ${bind(`${fourDigits(to)}-12-31`)}::date)`,
        ]
      : []),
  ];
  return sides.length > 0 ? `(${sides.join(' or ')})` : 'false';
}
