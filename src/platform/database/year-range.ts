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
export const haveYearPrecision = ({ firstDay, lastDay }: Years): boolean => !firstDay && !lastDay;

/** The range as SQL of type `int4range`: empty when it ends before it begins, null where there is no limit at all. */
export function yearRange(years: Years, bind: (value: number | null) => string): string | null {
  const { from, to } = years;
  if (from === undefined && to === undefined) return null;
  if (areReversed(years)) return emptyRange;
  return `int4range(${bind(from ?? null)}::integer, ${bind(to ?? null)}::integer, '[]')`;
}

/**
 * The conditions beside the range of years where it does not begin and end with a whole year, on columns `earliest`, `latest`
 * and `member_days`: whether a date has a day in common with it. What is open reaches everywhere.
 */
export function dayConditions(years: Years, alias: string, bind: (value: string) => string): string[] {
  const { firstDay, lastDay } = years;
  const days = dayRange(years, bind);
  return [
    ...(firstDay ? [`coalesce(${alias}.latest >= ${bind(firstDay)}::date, true)`] : []),
    ...(lastDay ? [`coalesce(${alias}.earliest <= ${bind(lastDay)}::date, true)`] : []),
    ...(days ? [`(${alias}.member_days is null or ${alias}.member_days && ${days})`] : []),
  ];
}

/**
 * The range as SQL of type `daterange`, where it does not begin and end with a whole year. Null where it is open: of a set, the
 * first or the last member is in it if its whole span is.
 */
function dayRange(years: Years, bind: (value: string) => string): string | null {
  const { from, to, firstDay, lastDay } = years;
  if (haveYearPrecision(years) || from === undefined || to === undefined) return null;
  if (areReversed(years)) return `'empty'::daterange`;
  const [first, last] = [firstDay ?? firstDayOf(from), lastDay ?? lastDayOf(to)];
  return `daterange(${bind(first)}::date, ${bind(last)}::date, '[]')`;
}

/** The first day of a year, and the last (ISO 8601). */
export const firstDayOf = (year: number): string => `${fourDigits(year)}-01-01`;
export const lastDayOf = (year: number): string => `${fourDigits(year)}-12-31`;

/**
 * SQL, a query with the column `decade`: the first years of all decades that these years touch. What is open begins where the
 * search does, and ends today. Only the decades of a set are compared with its members.
 */
export const decadesOf = (years: string): string => `
  select decade from (
    select is_set, generate_series(
      case when lower_inf(span) then least(${limits.year.searchMin}, upper(span) - 1) else lower(span) end / 10 * 10,
      case when upper_inf(span) then greatest(extract(year from now())::integer, lower(span)) else upper(span) - 1 end,
      10) as decade
    from (select span, ${years} <> int4multirange(span) as is_set
      from (select range_merge(${years}) as span offset 0) whole offset 0) dated
  ) touched where not is_set or ${years} && int4range(decade, decade + 10)`;

/** What is in the years of the range and not in its days: an index finds it, and it is never more than two years hold. */
export function outsideOfDays(years: Years, alias: string, bind: (value: string) => string): string {
  const { from, to, firstDay, lastDay } = years;
  const before = firstDay && from !== undefined ? { from: bind(firstDayOf(from)), to: bind(firstDay) } : null;
  const after = lastDay && to !== undefined ? { from: bind(lastDay), to: bind(lastDayOf(to)) } : null;
  const days = dayRange(years, bind);
  const edges = [
    ...(before ? [`daterange(${before.from}::date, ${before.to}::date, '[)')`] : []),
    ...(after ? [`daterange(${after.from}::date, ${after.to}::date, '(]')`] : []),
  ];
  const sides = [
    ...(before ? [`(${alias}.latest >= ${before.from}::date and ${alias}.latest < ${before.to}::date)`] : []),
    ...(after ? [`(${alias}.earliest > ${after.from}::date and ${alias}.earliest <= ${after.to}::date)`] : []),
    // Of a set, other members may lie on both sides.
    ...(days
      ? [`(${alias}.member_days && datemultirange(${edges.join(', ')}) and not ${alias}.member_days && ${days})`]
      : []),
  ];
  return sides.length > 0 ? `(${sides.join(' or ')})` : 'false';
}
