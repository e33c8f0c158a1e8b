import type { DayBounds } from '../../contract/dates/day-bounds.js';
import { readInAnyLanguage } from '../../dates/read-in-any-language.js';

/** As databases write days, also with a time. */
const isoDay = /^(\d{4}(?:-\d{2}(?:-\d{2})?)?)(?:[T ]\d.*)?$/s;

/** No date needs more; longer texts are not tried. */
const longest = 200;

/** The first or the last day of a date that is written in any language: `1927`, `1927-12-31T00:00:00`, `January 1905`. Null when it is none. */
export function readDay(text: string, bound: keyof DayBounds): string | null {
  const written = text.trim();
  if (written.length > longest) return null;
  // Databases write what they do not know as zeros: `1948-00-00`.
  const iso = isoDay.exec(written)?.[1]?.replace(/(?:-00){1,2}$/, '');
  return iso ?? readInAnyLanguage(() => written)?.[bound] ?? null;
}
