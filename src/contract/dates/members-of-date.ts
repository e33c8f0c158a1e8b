import { partsOfDay } from './calendar.js';
import { type DayBounds, hullOf } from './day-bounds.js';
import { spansOf } from './edtf-bounds.js';
import { boundsOfYears } from './edtf-of-bounds.js';
import { parseEdtf } from './edtf.js';
import type { DateYears } from './years-of-date.js';

interface DateOfPhoto extends DayBounds, Omit<DateYears, 'yearEstimated'> {
  edtf: string | null;
}

/**
 * The days of each member of a date that is a set (ISO 8601-2, 6.4), so that “1910; 1936” leaves 1920 out: what `date_members`
 * of the database answers. @returns null for any other date, and where other days or years are stated beside the set
 */
export function membersOfDate(date: DateOfPhoto): DayBounds[] | null {
  const edtf = date.edtf === null ? null : parseEdtf(date.edtf);
  if (edtf?.kind !== 'set') return null;
  const members = spansOf(edtf);
  const [whole, years] = [hullOf(members), boundsOfYears(date)];
  const isWhole = whole.earliest === date.earliest && whole.latest === date.latest;
  const isOfYears = yearOf(whole.earliest) === yearOf(years.earliest) && yearOf(whole.latest) === yearOf(years.latest);
  return isWhole && isOfYears && (date.year === null || isIn(date.year, members)) ? members : null;
}

const yearOf = (day: string | null): number | null => (day === null ? null : partsOfDay(day)[0]);

const isIn = (year: number, members: DayBounds[]): boolean =>
  members.some(({ earliest, latest }) => (yearOf(earliest) ?? year) <= year && (yearOf(latest) ?? year) >= year);
