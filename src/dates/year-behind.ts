import type { EdtfRange } from '../contract/dates/edtf.js';
import type { DateCursor } from './date-cursor.js';
import type { DateNumbers } from './date-numbers.js';
import { complete, type DateUnit } from './date-unit.js';

/** A part of any year with the year that follows, or with that of a neighbour: “12 June, 1905”, “12 June and 3 July 1905”. */
export function withYearBehind(
  cursor: DateCursor,
  numbers: DateNumbers,
  spanIn: (year: number) => EdtfRange | null,
): DateUnit | null {
  // "June 1?, 1905"
  let isUncertain = false;
  const year = cursor.attempt(() => {
    isUncertain = cursor.takeMark('?') !== null;
    cursor.takeMark(',', '.', '/', '-');
    cursor.skipBeside();
    return numbers.takeYear();
  });
  if (year) {
    const dated = complete(spanIn(year));
    return dated && isUncertain ? { ...dated, isUncertain } : dated;
  }
  return {
    span: null,
    complete: ({ span, inYear }) => {
      if (inYear !== undefined) return spanIn(inYear);
      return span && span.from.masked === 0 && span.from.year > 0 ? spanIn(span.from.year) : null;
    },
  };
}
