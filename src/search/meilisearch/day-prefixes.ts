import { daysInMonth, partsOfDay, twoDigits } from '../../contract/dates/calendar.js';

/** `1905-06-12` → `['1', '19', '190', '1905', '1905-06', '1905-06-12']` */
export const prefixesOf = (day: string): string[] => [1, 2, 3, 4, 7, 10].map((length) => day.slice(0, length));

/**
 * The fewest prefixes that begin every day from `first` to `last` and no other (ISO 8601): `1910`, `191`, `1910-03`. A day lies
 * between the two if one of its own is among them.
 */
export function prefixesWithin(first: string, last: string): string[] {
  if (first > last) return [];
  return ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].flatMap((prefix) => within(prefix, first, last));
}

function within(prefix: string, first: string, last: string): string[] {
  const begin = firstDayOf(prefix);
  const end = lastDayOf(prefix);
  if (end < first || begin > last) return [];
  if (first <= begin && end <= last) return [prefix];
  return parts(prefix).flatMap((part) => within(part, first, last));
}

const firstDayOf = (prefix: string): string => prefix + '0000-01-01'.slice(prefix.length);

function lastDayOf(prefix: string): string {
  if (prefix.length < 7) return prefix + '9999-12-31'.slice(prefix.length);
  const [year, month] = partsOfDay(`${prefix}-01`);
  return prefix.length > 7 ? prefix : `${prefix}-${daysInMonth(year, month)}`;
}

/** The next longer prefixes. */
function parts(prefix: string): string[] {
  if (prefix.length < 4) return Array.from({ length: 10 }, (_, digit) => `${prefix}${digit}`);
  if (prefix.length === 4) return Array.from({ length: 12 }, (_, month) => `${prefix}-${twoDigits(month + 1)}`);
  const [year, month] = partsOfDay(`${prefix}-01`);
  return Array.from({ length: daysInMonth(year, month) }, (_, day) => `${prefix}-${twoDigits(day + 1)}`);
}
