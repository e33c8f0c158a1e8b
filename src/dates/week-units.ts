import { daysInMonth, isoDay } from '../contract/dates/calendar.js';
import { compareMoments, type EdtfMoment, type EdtfRange } from '../contract/dates/edtf.js';
import type { DateCursor } from './date-cursor.js';
import type { DateNumbers } from './date-numbers.js';
import { monthMoment, single } from './date-spans.js';
import { complete, type DateUnit } from './date-unit.js';

const weeksOfYear = 53;
const weeksOfMonth = 5;

/** Reads weeks: those of ISO 8601, numbered ones of a year or a month, and those that a day begins, ends or lies in. */
export class WeekUnits {
  /** @param day reads the day that a week is named by */
  constructor(
    private readonly cursor: DateCursor,
    private readonly numbers: DateNumbers,
    private readonly day: () => DateUnit | null,
  ) {}

  read(): DateUnit | null {
    return this.cursor.firstOf(
      () => this.isoWeek(),
      () => this.numbered(),
      () => this.lastOfMonth(),
      () => this.behindYear(),
      () => this.behindMonth(),
      () => this.weekToDay(),
      () => this.weekOfDay(),
    );
  }

  /** `1953-W20`, `1953W20`, and its third day, `1953-W20-3` */
  private isoWeek(): DateUnit | null {
    const year = this.numbers.takeYear();
    this.cursor.takeMark('-');
    const isWeek = year && this.cursor.peek()?.isGlued && this.cursor.take('isoWeek') !== null;
    const number = isWeek && this.cursor.peek()?.isGlued ? Number(this.cursor.takeDigits(2) ?? 0) : 0;
    const monday = year && number >= 1 ? mondayOfWeek(year, number) : null;
    if (!monday) return null;
    const day = this.cursor.attempt(() => this.cursor.takeMark('-') && this.cursor.takeDigits(1));
    if (day === null) return weekUnit({ from: monday, to: dayAfter(monday, 6) });
    return Number(day) >= 1 && Number(day) <= 7 ? { span: single(dayAfter(monday, Number(day) - 1)) } : null;
  }

  /** "week 20 of 1953", "20. Woche 1953", "KW 20/1953", "2nd week of May 1953" */
  private numbered(): DateUnit | null {
    const ofMonth = this.cursor.attempt(() => this.inMonth());
    if (ofMonth) return ofMonth;
    const isCounted = !this.cursor.isNext('weeks');
    const weeks = this.counted();
    if (!weeks) return null;
    this.cursor.takeMark(',', '/', '-');
    const { at } = this.cursor;
    this.cursor.skipBeside();
    // "settimana 2 maggio 1953" is rather the week of that day.
    const month = isCounted || this.cursor.at > at ? this.numbers.takeMonthName() : null;
    const year = this.yearBehind();
    return year ? weekIn(year, month, weeks) : null;
  }

  /** "zweite Maiwoche 1953" */
  private inMonth(): DateUnit | null {
    const number = this.ordinal();
    const month = number && this.cursor.take('weeksOfMonths');
    const year = month && this.yearBehind();
    return number && year ? weekIn(year, month, [number, number]) : null;
  }

  /** "last week of May 1953" */
  private lastOfMonth(): DateUnit | null {
    if (this.cursor.take('lastWeek') === null) return null;
    this.cursor.skipBeside();
    const month = this.numbers.takeMonthName();
    const year = month && this.yearBehind();
    return month && year ? weekUnit(lastWeekOfMonth(year, month)) : null;
  }

  /** "1953 KW 20", "1953, 2nd week of May" */
  private behindYear(): DateUnit | null {
    const year = this.numbers.takeYear();
    this.cursor.takeMark(',', '/', '-');
    const weeks = year && this.counted();
    if (!year || !weeks) return null;
    this.cursor.skipBeside();
    return weekIn(year, this.numbers.takeMonthName(), weeks);
  }

  /** "May 1953, 2nd week", "May, 2nd week, 1953" */
  private behindMonth(): DateUnit | null {
    const month = this.numbers.takeMonthName();
    const yearBefore = month && this.cursor.attempt(() => this.yearBehind());
    this.cursor.takeMark(',');
    const weeks = month && this.counted();
    const year = yearBefore ?? (weeks && this.yearBehind());
    return month && weeks && year ? weekIn(year, month, weeks) : null;
  }

  /** "week 20", "20th week", "second week", "II settimana", "2nd and 3rd week" */
  private counted(): Weeks | null {
    if (this.cursor.take('weeks') !== null) {
      const number = this.numbers.takeNumber(weeksOfYear);
      return number ? [number, number] : null;
    }
    const first = this.ordinal();
    if (!first) return null;
    const last = this.cursor.attempt(() => this.lastBehind(first)) ?? first;
    return this.cursor.take('weeks') === null ? null : [first, last];
  }

  private ordinal(): number | null {
    const number =
      this.numbers.takeNumber(weeksOfYear) ??
      this.cursor.take('ordinals') ??
      this.cursor.take('ordinalsOfWeeks') ??
      this.numbers.takeRoman(weeksOfMonth);
    if (number && this.cursor.peek()?.isGlued) this.cursor.take('ordinalEndings');
    return number;
  }

  /** Of several weeks without a gap. */
  private lastBehind(first: number): number | null {
    const isSpan = this.cursor.takeMark('-', '/') !== null || this.cursor.take('to') !== null;
    if (!isSpan && this.cursor.takeLongest(['and', 'or']) === null) return null;
    this.cursor.skipBeside();
    const last = this.ordinal();
    return last && (isSpan ? last > first : last === first + 1) ? last : null;
  }

  private yearBehind(): number | null {
    this.cursor.takeMark(',');
    this.cursor.skipBeside();
    return this.numbers.takeYear();
  }

  /** "week ending May 9, 1953": the seven days up to that one. */
  private weekToDay(): DateUnit | null {
    if (this.cursor.take('weekTo') === null) return null;
    const span = this.cursor.besideOrNot(this.day)?.span;
    if (!span || span.from !== span.to || typeof span.to.day !== 'number') return null;
    return weekUnit({ from: dayAfter(span.to, -6), to: span.to });
  }

  /**
   * "week of 4 May 1953": from a Sunday, from a Monday or from that day on; the span holds all of these. A week that says both
   * its ends, "settimana dal 4 al 10 maggio 1953", is as it says.
   */
  private weekOfDay(): DateUnit | null {
    if (this.cursor.take('weekOf') === null) return null;
    const span = this.cursor.besideOrNot(this.day)?.span;
    if (!span || typeof span.from.day !== 'number' || typeof span.to.day !== 'number') return null;
    if (span.from !== span.to) return complete(isShort(span) ? span : null);
    return weekUnit({ from: dayAfter(span.from, -daysSinceEither(span.from)), to: dayAfter(span.from, 6) });
  }
}

const millisecondsOfDay = 86_400_000;
const dateOf = ({ year, month, day }: EdtfMoment): Date => new Date(isoDay(year, Number(month), Number(day)));

function dayAfter(moment: EdtfMoment, days: number): EdtfMoment {
  const date = new Date(dateOf(moment).getTime() + days * millisecondsOfDay);
  return monthMoment(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** The numbers of the first and the last of them. */
type Weeks = [first: number, last: number];

const weekUnit = (span: EdtfRange): DateUnit => ({ span, isWeek: true });

/** @returns null for numbers that the month, or any year, does not have */
function weekIn(year: number, month: number | null, weeks: Weeks): DateUnit | null {
  const span = month ? weeksOf(year, month, weeks) : numberedWeeks(monthMoment(year, 1, 1), weeks);
  return span && weekUnit(span);
}

/**
 * Countries and times count weeks differently: the first one is that of the first day or the first whole one, from a Sunday or a
 * Monday on. The span holds all of these, and the seven days from the first one on.
 */
const numberedWeeks = (firstDay: EdtfMoment, [first, last]: Weeks): EdtfRange => ({
  from: dayAfter(firstDay, 7 * (first - 1) - daysSinceEither(firstDay)),
  to: dayAfter(firstDay, 7 * (last - 1) + daysUntilEither(firstDay) + 6),
});

/** What of them lies in the month. */
function weeksOf(year: number, month: number, weeks: Weeks): EdtfRange | null {
  const [first, last] = daysOfMonth(year, month);
  const { from, to } = numberedWeeks(first, weeks);
  if (weeks[1] > weeksOfMonth) return null;
  return { from: compareMoments(from, first) < 0 ? first : from, to: compareMoments(to, last) > 0 ? last : to };
}

/** The last seven days, and the last whole week. */
function lastWeekOfMonth(year: number, month: number): EdtfRange {
  const [, last] = daysOfMonth(year, month);
  // A week that begins on a Sunday ends on a Saturday.
  const sinceEnd = [0, 6].map((weekday) => (dateOf(last).getUTCDay() - weekday + 7) % 7);
  return { from: dayAfter(last, -Math.max(...sinceEnd) - 6), to: last };
}

const daysOfMonth = (year: number, month: number): [first: EdtfMoment, last: EdtfMoment] => [
  monthMoment(year, month, 1),
  monthMoment(year, month, daysInMonth(year, month)),
];

/** Days since the last Monday or Sunday, whichever is longer ago. */
function daysSinceEither(moment: EdtfMoment): number {
  const weekday = dateOf(moment).getUTCDay();
  return weekday === 0 ? 6 : weekday;
}

/** Days until the next Sunday or Monday, whichever is later. */
function daysUntilEither(moment: EdtfMoment): number {
  const weekday = dateOf(moment).getUTCDay();
  return Math.max((7 - weekday) % 7, (8 - weekday) % 7);
}

/** The first week of ISO 8601 holds 4 January. @returns null for a week 53 of a year that has only 52 */
function mondayOfWeek(year: number, number: number): EdtfMoment | null {
  const fourth = monthMoment(year, 1, 4);
  const first = dayAfter(fourth, -((dateOf(fourth).getUTCDay() + 6) % 7));
  const monday = dayAfter(first, 7 * (number - 1));
  // Its Thursday tells the year of a week.
  return dayAfter(monday, 3).year === year ? monday : null;
}

const isShort = ({ from, to }: EdtfRange): boolean =>
  (dateOf(to).getTime() - dateOf(from).getTime()) / millisecondsOfDay < 8;
