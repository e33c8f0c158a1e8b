import { isoDay } from '../contract/dates/calendar.js';
import type { EdtfMoment, EdtfRange } from '../contract/dates/edtf.js';
import type { DateCursor } from './date-cursor.js';
import type { DateNumbers } from './date-numbers.js';
import { monthMoment, single } from './date-spans.js';
import { complete, type DateUnit } from './date-unit.js';

const weeksOfYear = 53;

/** Reads weeks: those of ISO 8601, numbered ones, and the week of a day. */
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
    if (day === null) return { span: { from: monday, to: dayAfter(monday, 6) } };
    return Number(day) >= 1 && Number(day) <= 7 ? { span: single(dayAfter(monday, Number(day) - 1)) } : null;
  }

  /**
   * "week 20 of 1953", "20. Woche 1953", "KW 20/1953". Countries and times count them differently: the first one is that of
   * 1 January or the first whole one, from a Sunday or a Monday on. The span holds all of these.
   */
  private numbered(): DateUnit | null {
    const isNamed = this.cursor.take('weeks') !== null;
    const number = this.numbers.takeNumber(weeksOfYear) ?? (isNamed ? null : this.cursor.take('ordinals'));
    if (!number) return null;
    if (this.cursor.peek()?.isGlued) this.cursor.take('ordinalEndings');
    if (!isNamed && this.cursor.take('weeks') === null) return null;
    this.cursor.takeMark(',', '/', '-');
    this.cursor.skipBeside();
    const year = this.numbers.takeYear();
    if (!year) return null;
    const newYear = monthMoment(year, 1, 1);
    const first = dayAfter(newYear, -daysSinceEither(newYear));
    const last = dayAfter(newYear, daysUntilEither(newYear) + 6);
    const later = 7 * (number - 1);
    return { span: { from: dayAfter(first, later), to: dayAfter(last, later) } };
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
    return { span: { from: dayAfter(span.from, -daysSinceEither(span.from)), to: dayAfter(span.from, 6) } };
  }
}

const millisecondsOfDay = 86_400_000;
const dateOf = ({ year, month, day }: EdtfMoment): Date => new Date(isoDay(year, Number(month), Number(day)));

function dayAfter(moment: EdtfMoment, days: number): EdtfMoment {
  const date = new Date(dateOf(moment).getTime() + days * millisecondsOfDay);
  return monthMoment(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

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
