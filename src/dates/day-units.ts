import type { EdtfRange } from '../contract/dates/edtf.js';
import type { DateCursor } from './date-cursor.js';
import type { DateNumbers } from './date-numbers.js';
import { dayBeside, daySpan, daysSpan, monthMoment, single } from './date-spans.js';
import { complete, type DateUnit } from './date-unit.js';
import type { FeastsAndSeasons } from './feasts-and-seasons.js';
import { withYearBehind } from './year-behind.js';

/** Days and months whose month is a word or a Roman number, in whatever order they are written. */
export class DayUnits {
  constructor(
    private readonly cursor: DateCursor,
    private readonly numbers: DateNumbers,
    private readonly named: FeastsAndSeasons,
  ) {}

  /** `12 June 1905`, `12. Juni 1905`, `1º maggio 1905`, `12–14 June 1905`, `14 VIII 1927`; without a year it is missing. */
  dayInWords(): DateUnit | null {
    const first = this.numbers.takeDay();
    if (!first) return null;
    const until = this.lastDay();
    // `5-May-1905`
    if (!until && this.isMonthBehindMark()) this.cursor.at += 1;
    // "12. V. 1905": the number may look like an article.
    const month = this.cursor.besideOrNot(() => this.monthBehindDay());
    if (!month) return null;
    const days = this.withYear((year) => daysSpan(year, month, [first, until?.day ?? first]));
    return days && { ...days, isClosed: until?.isInWords ?? false };
  }

  /** "1 v. Chr." is no 1 May, nor "1. V. 20. Jh.", the first quarter (Viertel) of a century. */
  private monthBehindDay(): number | null {
    const name = this.numbers.takeMonthName();
    if (name !== null) return name;
    const month = this.cursor.isNext('bce') ? null : this.numbers.takeRoman(12);
    return month && this.isCenturyBehind() ? null : month;
  }

  private isCenturyBehind(): boolean {
    const { at } = this.cursor;
    this.cursor.takeMark('.');
    this.cursor.skipBeside();
    const found = this.numbers.takeOrdinal() !== null && this.cursor.isNext('century');
    this.cursor.at = at;
    return found;
  }

  /** "12 e 13 giugno 1905": month and year are those of its neighbour. */
  dayAlone(): DateUnit | null {
    const day = this.numbers.takeDay();
    if (!day || !this.isListGoingOn()) return null;
    return { span: null, isDayOfList: true, complete: ({ span }) => dayBeside(span, day) };
  }

  /** "4, 5" and "4, and 5" */
  private isListGoingOn(): boolean {
    const { at } = this.cursor;
    const isListed = this.cursor.takeMark(',') !== null && this.cursor.peek()?.kind === 'number';
    const found = isListed || this.cursor.isNext('and') || this.cursor.isNext('or');
    this.cursor.at = at;
    return found;
  }

  /** The last day of "May 20 or 21, 1905": its month is that of the first, whose year it says. */
  dayThenYear(): DateUnit | null {
    const isInList = this.cursor.isBehind('or') || this.cursor.isBehind('and') || this.cursor.peek(-1)?.text === ',';
    const day = isInList ? this.numbers.takeDay() : null;
    this.cursor.takeMark(',');
    const inYear = day && this.numbers.takeYear();
    if (!day || !inYear) return null;
    // "20 May 1904 or 21, 1905" are no two days of one month.
    return { span: null, inYear, complete: ({ span }) => (span?.from.year === inYear ? dayBeside(span, day) : null) };
  }

  /** The last of several days: "12–14 June", "12 al 14 giugno". */
  private lastDay(): LastDay | null {
    return this.cursor.attempt(() => {
      const isInWords = !this.numbers.takeDash();
      if (isInWords && this.cursor.take('to') === null) return null;
      const day = this.numbers.takeDay();
      return day ? { day, isInWords } : null;
    });
  }

  /** `June 12, 1905`. */
  monthThenDay(): DateUnit | null {
    const month = this.numbers.takeMonthName();
    const first = month && this.numbers.takeDay();
    if (!month || !first) return null;
    const until = this.dayBehind();
    const days = this.withYear((year) => daysSpan(year, month, [first, until?.day ?? first]));
    return days && { ...days, isMonthFirst: true, isClosed: until?.isInWords ?? false };
  }

  /** Of "12–14" and "12 to 14", and not the day of another month, as in "25-2 January". */
  private dayBehind(): LastDay | null {
    return this.cursor.attempt(() => {
      const until = this.lastDay();
      return until && !this.cursor.isNext('months') ? until : null;
    });
  }

  private isMonthBehindMark(): boolean {
    const { at } = this.cursor;
    const found = this.cursor.takeMark('-', '/') !== null && this.cursor.isNext('months');
    this.cursor.at = at;
    return found;
  }

  month(): DateUnit | null {
    const month = this.numbers.takeMonthName();
    return month ? this.withYear((year) => single(monthMoment(year, month))) : null;
  }

  /** `1905 June 12`, `1905 June 12-14`, `1905, 12 June`, `1905-Jun-12`. */
  yearThenMonth(): DateUnit | null {
    const year = this.numbers.takeYear();
    const isGlued = this.cursor.peek()?.isGlued ?? false;
    const mark = isGlued && this.isMonthBehindMark() ? this.cursor.takeMark('-', '/') : null;
    this.cursor.takeMark(',');
    if (!year) return null;
    const season = this.cursor.take('seasons');
    if (season) return { span: single(monthMoment(year, 20 + season)) };
    const feastIn = this.named.feastIn();
    if (feastIn) return complete(feastIn(year));
    const behind = this.cursor.attempt(() => this.dayThenMonth());
    if (behind) return complete(daySpan(year, behind.month, behind.day));
    const month = this.numbers.takeMonthName();
    if (!month) return null;
    if (mark) return this.dayBehindMonth(year, month, mark);
    const first = this.cursor.attempt(() => this.numbers.takeDay());
    if (!first) return complete(single(monthMoment(year, month)));
    return complete(daysSpan(year, month, [first, this.dayBehind()?.day ?? first]));
  }

  /** The day of "1905-Jun-12", with the mark that is before the month. "1905-June 1906" is a span. */
  private dayBehindMonth(year: number, month: number, mark: string): DateUnit | null {
    const day = this.cursor.attempt(() => {
      this.cursor.takeMark(mark);
      return this.cursor.takeDigits(1, 2);
    });
    if (this.cursor.peek()?.kind === 'number') return null;
    return complete(day ? daySpan(year, month, Number(day)) : single(monthMoment(year, month)));
  }

  /** Of the year before: no other one may follow, as in "1905, 12 June 1906". */
  private dayThenMonth(): { day: number; month: number } | null {
    const day = this.numbers.takeDay();
    this.cursor.skipBeside();
    const month = day && this.numbers.takeMonthName();
    const hasYear = this.cursor.peek()?.kind === 'number' || this.cursor.peek(1)?.kind === 'number';
    return day && month && !hasYear ? { day, month } : null;
  }

  private withYear(spanIn: (year: number) => EdtfRange | null): DateUnit | null {
    return withYearBehind(this.cursor, this.numbers, spanIn);
  }
}

/** The end of several days, and whether a word joins it: “from 4 to 6 July” says where it ends. */
interface LastDay {
  day: number;
  isInWords: boolean;
}
