import { overlap } from '../contract/dates/day-bounds.js';
import { boundsOf } from '../contract/dates/edtf-bounds.js';
import type { EdtfRange } from '../contract/dates/edtf.js';
import type { DateCursor } from './date-cursor.js';
import type { DateNumbers } from './date-numbers.js';
import { monthMoment, single, yearMoment } from './date-spans.js';
import type { DateUnit } from './date-unit.js';
import type { YearCount } from './date-words.js';

/** The highest number that a year of an era may have. */
const longest = 39;

/** Reads years that are counted from an event, such as those of the Fascist era: alone, and as a check behind a date. */
export class EraYears {
  constructor(
    private readonly cursor: DateCursor,
    private readonly numbers: DateNumbers,
    private readonly eras: readonly YearCount[],
  ) {}

  /** `a. XIII E.F.`: from one anniversary to the next, which either year may mean. */
  alone(): DateUnit | null {
    this.cursor.take('yearWords');
    const number = this.numbers.takeRoman(longest) ?? this.numbers.takeOrdinal();
    const era = number && this.named();
    const span = era ? spanOf(era, number) : null;
    return span && { span, isEraYear: true };
  }

  /** `1933-XI`, where a number of the era is not that of a month. */
  year(): DateUnit | null {
    const year = this.numbers.takeYear();
    const unit = year && { span: single(yearMoment(year)) };
    return unit && this.isChecked(unit.span) ? unit : null;
  }

  /** Takes the year of an era that a date says besides, `14.8.1935 (a. XIII E.F.)`. One that contradicts the date is left. */
  isChecked(span: EdtfRange): boolean {
    if (span.from.masked > 0) return false;
    const isSame = this.cursor.attempt(() => {
      this.cursor.takeMark('-', '/', ',');
      const number = this.numbers.takeRoman(longest) ?? this.numberOfYear();
      const era = number && (this.named() ?? this.unnamed());
      const ofEra = era && spanOf(era, number);
      if (!ofEra) return null;
      return overlap(boundsOf({ kind: 'interval', ...span }), boundsOf({ kind: 'interval', ...ofEra })) || null;
    });
    return isSame !== null;
  }

  private numberOfYear(): number | null {
    this.cursor.skipBeside();
    this.cursor.take('yearWords');
    return this.numbers.takeRoman(longest);
  }

  private named(): YearCount | null {
    return this.cursor.attempt(() => {
      this.cursor.takeMark('-', ',');
      this.cursor.skipBeside();
      const at = this.cursor.take('eras');
      return at === null ? null : (this.eras[at - 1] ?? null);
    });
  }

  /** Neither a century, "1941, XX secolo", nor a month before its day, "1933-XI-14". */
  private unnamed(): YearCount | null {
    const isDay = this.cursor.peek()?.kind === 'mark' && this.cursor.peek(1)?.kind === 'number';
    return isDay || this.cursor.isNext('century') ? null : (this.eras[0] ?? null);
  }
}

/** @returns null for a year that the era did not last */
function spanOf({ from, years }: YearCount, number: number): EdtfRange | null {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  if (number > years) return null;
  return { from: monthMoment(year + number - 1, month, day), to: monthMoment(year + number, month, day) };
}
