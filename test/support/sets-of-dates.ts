import { isoDay, twoDigits } from '../../src/contract/dates/calendar.js';
import { boundsOf, spansOf } from '../../src/contract/dates/edtf-bounds.js';
import { type DayBounds, overlap } from '../../src/contract/dates/day-bounds.js';
import { parseEdtf } from '../../src/contract/dates/edtf.js';
import { yearsOfDate } from '../../src/contract/dates/years-of-date.js';
import { daysOf } from '../../src/contract/dates/written-day.js';
import type { Random } from '../bench/fill/random.js';

/** A date of several members with its days and years, as the application completes it. */
export interface SetOfDates extends DayBounds {
  edtf: string;
  year: number | null;
  yearStart: number | null;
  yearEnd: number | null;
  members: DayBounds[];
}

/** Two to four years, months, days or spans of them from 1885 to 1919, one or all of them, some open to a side. */
export function aSetOfDates(random: Random): SetOfDates {
  for (;;) {
    const items = Array.from({ length: random.integer(2, 4) }, () => anItem(random));
    const inner = `${random.chance(0.1) ? '..' : ''}${items.join()}${random.chance(0.1) ? '..' : ''}`;
    const text = random.chance(0.5) ? `[${inner}]` : `{${inner}}`;
    const edtf = parseEdtf(text);
    const bounds = edtf && boundsOf(edtf);
    const years = bounds && yearsOfDate({ text: '', edtf: text, ...bounds });
    if (years) return { edtf: text, ...bounds, ...years, members: spansOf(edtf) };
  }
}

function anItem(random: Random): string {
  const year = random.integer(1885, 1914);
  if (random.chance(0.1)) return `${String(year).slice(0, 3)}X`;
  if (random.chance(0.2)) return `${year}..${year + random.integer(1, 4)}`;
  const day = isoDay(year, random.integer(1, 12), random.integer(1, 28));
  return random.pick([String(year), day.slice(0, 7), `${year}-${twoDigits(random.integer(1, 12))}-XX`, day]);
}

/** Of a date that consists of these spans, whether one has a day in common with a range whose ends are years, months or days. */
export function isInRange(
  members: DayBounds[],
  { from, to }: { from?: number | string | undefined; to?: number | string | undefined },
): boolean {
  if (from === undefined && to === undefined) return true;
  const range = {
    earliest: from === undefined ? null : daysOf(String(from))!.earliest,
    latest: to === undefined ? null : daysOf(String(to))!.latest,
  };
  const isReversed = range.earliest !== null && range.latest !== null && range.earliest > range.latest;
  return !isReversed && members.some((member) => overlap(member, range));
}
