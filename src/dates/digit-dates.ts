import { compareMoments } from '../contract/dates/edtf.js';
import type { DateCursor } from './date-cursor.js';
import type { DateNumbers } from './date-numbers.js';
import { daySpan, daysSpan, monthMoment, single } from './date-spans.js';
import { complete, type DateUnit } from './date-unit.js';
import type { ReadingRules } from './reading-rules.js';

/** Reads days and months in digits. */
export class DigitDates {
  constructor(
    private readonly cursor: DateCursor,
    private readonly rules: ReadingRules,
    private readonly numbers: DateNumbers,
  ) {}

  /** `14.8.1927`, `1918/06/24`, `8/1927`, `14.VIII.1927`. */
  read(): DateUnit | null {
    return this.cursor.firstOf(
      () => this.yearFirst(),
      () => this.daysInDigits(),
      () => this.yearLast(),
      () => {
        const month = this.numbers.takeMonthNumber();
        const year = month && this.cursor.takeMark('.', '/', '-') && this.numbers.takeYear();
        return month && year ? { span: single(monthMoment(year, month)) } : null;
      },
    );
  }

  private yearFirst(): DateUnit | null {
    const year = this.numbers.takeYear();
    // "1912 – 12" with blanks is none.
    const mark = year && this.cursor.peek()?.isGlued && this.cursor.takeMark('-', '/', '.');
    const next = this.cursor.peek();
    const month = mark && this.numbers.takeMonthNumber();
    if (!year || !mark || !month) return null;
    const day = this.cursor.attempt(() => this.cursor.takeMark(mark) && this.cursor.takeDigits(1, 2));
    if (day) return complete(daySpan(year, month, Number(day)));
    // "1904/06" and "1826-7" are two years, "1904/03" can only be a month.
    if (next?.kind === 'number' && (next.text.length !== 2 || (month > year % 100 && mark !== '.'))) return null;
    return { span: single(monthMoment(year, month)) };
  }

  /** In the order of the language; a number above 12 can only be the day: `8/14/1927`. */
  private yearLast(): DateUnit | null {
    const orders = [() => this.dayMonthYear(), () => this.monthDayYear()];
    return this.cursor.firstOf(...(this.rules.first === 'month' ? orders.reverse() : orders));
  }

  /** `12.–14.6.1905`, `5.6.–7.7.1905` */
  private daysInDigits(): DateUnit | null {
    const first = this.rules.first === 'day' ? this.numbers.takeNumber(31) : null;
    if (!first) return null;
    const hasPoint = this.cursor.takeMark('.') !== null;
    const month = hasPoint ? this.numbers.takeMonthNumber() : null;
    if (month) this.cursor.takeMark('.');
    const last = this.numbers.takeDash() ? this.dayMonthYear()?.span?.from : null;
    if (typeof last?.month !== 'number' || typeof last.day !== 'number') return null;
    if (!month) return complete(daysSpan(last.year, last.month, [first, last.day]));
    const from = daySpan(last.year, month, first)?.from;
    return from && compareMoments(from, last) < 0 ? { span: { from, to: last } } : null;
  }

  private dayMonthYear(): DateUnit | null {
    const day = this.numbers.takeNumber(31);
    const mark = day && this.cursor.takeMark('.', '/', '-');
    const month = mark && this.numbers.takeMonthNumber();
    const year = month && this.cursor.takeMark(mark) && this.numbers.takeYear();
    return day && month && year ? complete(daySpan(year, month, day)) : null;
  }

  private monthDayYear(): DateUnit | null {
    const month = this.numbers.takeMonthNumber();
    const mark = month && this.cursor.takeMark('.', '/', '-');
    const day = mark && this.numbers.takeNumber(31);
    const year = day && this.cursor.takeMark(mark) && this.numbers.takeYear();
    return day && month && year ? complete(daySpan(year, month, day)) : null;
  }
}
