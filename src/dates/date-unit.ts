import type { EdtfRange } from '../contract/dates/edtf.js';
import { partOf } from './date-spans.js';
import type { DatePart } from './date-words.js';

/** A calendar unit of a text: a day, a month, a season, a year, a decade, a century, or a part of one. */
export interface DateUnit {
  /** It says itself where it ends: "12 al 14 giugno". */
  isClosed?: boolean;
  /** Null as long as a part is missing that only a neighbour says: "June" of "June to July 1905", "XVIII" of "XVIII-XIX sec.". */
  span: EdtfRange | null;
  /** Its year, where only a neighbour says the month: the 21 of "May 20 or 21, 1905". */
  inYear?: number;
  /** A day of a list, whose month the first one says and whose year the last one: the 5 of "May 4, 5 and 6, 1905". */
  isDayOfList?: boolean;
  /** A day behind its month, which days of a list share: "May 4, 5". */
  isMonthFirst?: boolean;
  /** What a neighbour completes. */
  complete?: (neighbour: DateUnit) => EdtfRange | null;
  /** A century as a whole, which a slash may join with the next. */
  isCentury?: boolean;
  isCenturyBefore0?: boolean;
  /** A year that says to be before the year 0. */
  isBefore0?: boolean;
  /** A Roman numeral that says nothing else. */
  isBareCentury?: boolean;
  /** A year that is counted from an event. Beside another date it contradicts it: “1935-XV E.F.”. */
  isEraYear?: boolean;
  /** A decade; without its century that of its neighbour says more than the convention. */
  isDecade?: boolean;
  /** “The 1900s”: a century, and beside a decade their first decade. */
  isRoundDecade?: boolean;
  /** A week, which completes no neighbour: the 2 of “2nd and 4th week of May 1953” is no day. */
  isWeek?: boolean;
  /** A question mark stands within it: "June 1?, 1905". */
  isUncertain?: boolean;
}

/** A unit that misses nothing. */
export const complete = (span: EdtfRange | null): DateUnit | null => span && { span };

/**
 * From the beginning of the first part to the end of the last one.
 * @param partIn what a part of it is
 */
export function partOfUnit(
  unit: DateUnit | null,
  [first, last]: [DatePart, DatePart],
  partIn: (whole: EdtfRange, part: DatePart) => EdtfRange | null = partOf,
): DateUnit | null {
  if (!unit) return null;
  const cut = (whole: EdtfRange | null): EdtfRange | null => {
    const from = whole && partIn(whole, first);
    const to = whole && partIn(whole, last);
    return from && to && { from: from.from, to: to.to };
  };
  const { complete: completeWhole } = unit;
  const span = cut(unit.span);
  if (!span && !completeWhole) return null;
  return {
    span,
    isCentury: unit.isCentury,
    isCenturyBefore0: unit.isCenturyBefore0,
    isBareCentury: unit.isBareCentury,
    isDecade: unit.isDecade,
    isRoundDecade: unit.isRoundDecade,
    ...(completeWhole ? { complete: (neighbour: DateUnit) => cut(completeWhole(neighbour)) } : {}),
  };
}
