import type { EdtfRange } from '../contract/dates/edtf.js';
import { CenturyUnits } from './century-units.js';
import type { DateCursor } from './date-cursor.js';
import { DateNumbers } from './date-numbers.js';
import { type DatePart, dateParts } from './date-words.js';
import { dayBeside, daySpan, daysSpan, monthMoment, partOf, single } from './date-spans.js';
import { complete, type DateUnit, partOfUnit } from './date-unit.js';
import { DigitDates } from './digit-dates.js';
import { EraYears } from './era-years.js';
import { movableFeast } from './movable-feasts.js';
import type { ReadingRules } from './reading-rules.js';
import { partOfRoundYear } from './round-years.js';
import { WeekUnits } from './week-units.js';
import { YearUnits } from './year-units.js';

/** Reads one unit at a time. */
export class DateUnits {
  private readonly numbers: DateNumbers;
  private readonly centuries: CenturyUnits;
  private readonly eras: EraYears;
  private readonly years: YearUnits;
  private readonly weeks: WeekUnits;
  private readonly digits: DigitDates;

  constructor(
    private readonly cursor: DateCursor,
    private readonly rules: ReadingRules,
  ) {
    this.numbers = new DateNumbers(cursor);
    this.centuries = new CenturyUnits(cursor, rules, this.numbers);
    this.eras = new EraYears(cursor, this.numbers, rules.eras);
    this.years = new YearUnits(cursor, this.numbers);
    this.digits = new DigitDates(cursor, rules, this.numbers);
    this.weeks = new WeekUnits(cursor, this.numbers, () => this.whole());
  }

  read(): DateUnit | null {
    return this.cursor.besideOrNot(() =>
      this.cursor.firstOf(
        () => this.centuries.turnOfCentury(),
        () => this.period(),
        () => this.partBefore(),
        () => this.beforeItsCentury(this.withPartBehind(this.withinCentury(this.whole()))),
      ),
    );
  }

  /** The year of an era behind a span of years: "1938/39-XVII". */
  skipEraYear({ span }: DateUnit): void {
    if (span) this.eras.isChecked(span);
  }

  /** What two years are, behind them: "1936-37 school year". */
  skipNameOfTwoYears(first: DateUnit, second: DateUnit): void {
    const [from, to] = [first.span?.from, second.span?.to];
    if (from && to && from.month === null && to.month === null && to.year === from.year + 1)
      this.cursor.take('twoYears');
  }

  /** "early 1905", "fine del XIX secolo", "mid- to late 19th century". */
  private partBefore(): DateUnit | null {
    const parts = this.parts();
    // "mid-1905", "Q2/1936"
    this.cursor.takeMark('-', '/');
    return parts && this.cursor.besideOrNot(() => this.partOfUnit(this.whole(), parts));
  }

  private partOfUnit(unit: DateUnit | null, parts: [DatePart, DatePart]): DateUnit | null {
    return partOfUnit(unit, parts, (whole, part) => {
      const ofRoundYear = partOfRoundYear(whole, part, this.rules.roundYearIsCentury);
      return ofRoundYear === undefined ? partOf(whole, part) : ofRoundYear;
    });
  }

  /** "saec. XX in.", "XX secolo, anni Trenta", "sec. XX, 1935": the less that is said last. */
  private withinCentury(unit: DateUnit | null): DateUnit | null {
    if (!unit?.isCentury) return unit;
    const inner = this.cursor.attempt(() => {
      this.cursor.takeMark(',');
      const part = this.cursor.takePart('partsBehindCentury');
      const next = this.cursor.peek();
      if (part) return next && next.kind !== 'mark' ? null : partOfUnit(unit, [part, part]);
      const found = this.cursor.firstOf(
        () => this.centuries.decade(),
        () => this.years.read(),
      );
      const span = (found?.isDecade ? found.complete?.(unit) : null) ?? found?.span;
      return found && span && unit.span && isWithinYears(span, unit.span) ? { ...found, span } : null;
    });
    return inner ?? unit;
  }

  /** "1935 (sec. XX)": what the year says already. */
  private beforeItsCentury(unit: DateUnit | null): DateUnit | null {
    const span = unit?.span;
    if (!span || unit.isCentury) return unit;
    this.cursor.attempt(() => {
      this.cursor.takeMark(',');
      const century = this.centuries.century();
      return century?.isCentury && century.span && isWithinYears(span, century.span) ? century : null;
    });
    return unit;
  }

  /** "sec. XIX, seconda metà", "sec. XX/ inizio". Not where a unit follows that it belongs to: "1905, end of 1906". */
  private withPartBehind(unit: DateUnit | null): DateUnit | null {
    if (!unit) return null;
    const withPart = this.cursor.attempt(() => {
      this.cursor.takeMark(',', '-', '/');
      this.cursor.skipBeside();
      // The "later" of "1905, later print" says of the print when it is.
      const parts = this.cursor.isNext('acts') ? null : this.parts();
      // "1905 early print"
      if (!parts || this.cursor.isNext('acts')) return null;
      const { at } = this.cursor;
      this.cursor.skipBeside();
      if (this.whole()) return null;
      this.cursor.at = at;
      return this.partOfUnit(unit, parts);
    });
    return withPart ?? unit;
  }

  /** One part, or the first and the last of several. */
  private parts(): [first: DatePart, last: DatePart] | null {
    const first = this.cursor.takeLongest(dateParts);
    if (!first) return null;
    const last = this.cursor.attempt(() => {
      // "early-mid", "mid- to late", "mid-to-late"
      const isJoined = this.cursor.takeMark('-', '/') !== null;
      if (this.cursor.takeLongest(['to', 'and', 'or']) === null && !isJoined) return null;
      if (isJoined) this.cursor.takeMark('-');
      this.cursor.skipBeside();
      return this.cursor.takeLongest(dateParts);
    });
    return [first, last ?? first];
  }

  private whole(): DateUnit | null {
    this.cursor.attempt(() => {
      // Some feasts have the name of a weekday in theirs: “lunedì di Pasqua”.
      const isWeekday = this.cursor.takeLongest(['weekdays', ...feastLists]) === 'weekdays';
      this.cursor.takeMark(',');
      this.cursor.skipBeside();
      return isWeekday || null;
    });
    const unit = this.cursor.firstOf(
      () => this.weeks.read(),
      () => this.years.acrossTwo(),
      () => this.eras.alone(),
      () => this.eras.year(),
      () => this.digits.read(),
      () => this.dayInWords(),
      () => this.monthThenDay(),
      () => this.month(),
      () => this.season(),
      () => this.feast(),
      () => this.dayThenYear(),
      () => this.centuries.century(),
      () => this.dayAlone(),
      () => this.centuries.decade(),
      () => this.yearThenMonth(),
      () => this.years.read(),
      () => this.centuries.decadeBeside(),
    );
    if (unit?.span && !unit.isEraYear) this.eras.isChecked(unit.span);
    if (unit?.span && isDay(unit.span)) this.skipBehindDay();
    return unit;
  }

  /** The weekday, the part of the day and the hour: "15 luglio 1905 (sabato), ore 15.30". */
  private skipBehindDay(): void {
    for (const list of ['weekdays', 'partsOfDay'])
      this.cursor.attempt(() => {
        this.cursor.takeMark(',');
        return this.cursor.take(list);
      });
    this.cursor.attempt(() => {
      this.cursor.takeMark(',');
      const isNamed = this.cursor.takeLongest(['hourBefore']) !== null;
      if (!this.cursor.takeDigits(1, 2)) return null;
      const hasMinutes = this.cursor.attempt(() => this.cursor.takeMark(':', '.', '’') && this.cursor.takeDigits(2));
      const mark = hasMinutes && this.cursor.peek(-2)?.text;
      if (mark === ':') this.cursor.attempt(() => this.cursor.takeMark(':') && this.cursor.takeDigits(2));
      return this.cursor.takeLongest(['hourBehind']) ?? (isNamed || mark === ':' ? true : null);
    });
  }

  /** "Christmas 1905" */
  private feast(): DateUnit | null {
    const spanIn = this.feastIn();
    return spanIn && this.withYear(spanIn);
  }

  /** The feast that is next, in any year. */
  private feastIn(): ((year: number) => EdtfRange | null) | null {
    const day = this.cursor.take('feasts');
    if (day !== null) return (year) => daySpan(year, Math.floor(day / 100), day % 100);
    const movable = this.cursor.take('movableFeasts');
    if (movable !== null) return (year) => movableFeast(year, [movable, movable]);
    const double = this.cursor.take('doubleMovableFeasts');
    return double === null ? null : (year) => movableFeast(year, [double, double + 1]);
  }

  /** `12 June 1905`, `12. Juni 1905`, `1º maggio 1905`, `12–14 June 1905`, `14 VIII 1927`; without a year it is missing. */
  private dayInWords(): DateUnit | null {
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

  /** "1 v. Chr." is no 1 May. */
  private monthBehindDay(): number | null {
    return this.numbers.takeMonthName() ?? (this.cursor.isNext('bce') ? null : this.numbers.takeRoman(12));
  }

  /** "12 e 13 giugno 1905": month and year are those of its neighbour. */
  private dayAlone(): DateUnit | null {
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
  private dayThenYear(): DateUnit | null {
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
  private monthThenDay(): DateUnit | null {
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

  private month(): DateUnit | null {
    const month = this.numbers.takeMonthName();
    return month ? this.withYear((year) => single(monthMoment(year, month))) : null;
  }

  /** `1905 June 12`, `1905 June 12-14`, `1905, 12 June`, `1905-Jun-12`. */
  private yearThenMonth(): DateUnit | null {
    const year = this.numbers.takeYear();
    const isGlued = this.cursor.peek()?.isGlued ?? false;
    const mark = isGlued && this.isMonthBehindMark() ? this.cursor.takeMark('-', '/') : null;
    this.cursor.takeMark(',');
    if (!year) return null;
    const season = this.cursor.take('seasons');
    if (season) return { span: single(monthMoment(year, 20 + season)) };
    const feastIn = this.feastIn();
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

  /** A winter of two years, "winter 1888–89", lasts from December to March. */
  private season(): DateUnit | null {
    const season = this.cursor.take('seasons');
    if (!season) return null;
    const winter = season === 4 ? this.cursor.attempt(() => this.winter()) : null;
    return winter ?? this.withYear((year) => single(monthMoment(year, 20 + season)));
  }

  private winter(): DateUnit | null {
    this.cursor.skipBeside();
    const year = this.numbers.takeYear();
    const next = year && this.cursor.takeMark('-', '/') && this.cursor.takeDigits(1, 4);
    if (!year || !next || !String(year + 1).endsWith(next) || next.length === 3) return null;
    return { span: { from: monthMoment(year, 12), to: monthMoment(year + 1, 3) } };
  }

  /** With the year that follows, or that of a neighbour. */
  private withYear(spanIn: (year: number) => EdtfRange | null): DateUnit | null {
    // "June 1?, 1905"
    let isUncertain = false;
    const year = this.cursor.attempt(() => {
      isUncertain = this.cursor.takeMark('?') !== null;
      this.cursor.takeMark(',', '.', '/', '-');
      this.cursor.skipBeside();
      return this.numbers.takeYear();
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

  /** Periods that the archive has defined. */
  private period(): DateUnit | null {
    const number = this.cursor.take('periods');
    const period = number === null ? undefined : this.rules.periods[number - 1];
    return period ? { span: period } : null;
  }
}

/** The end of several days, and whether a word joins it: “from 4 to 6 July” says where it ends. */
interface LastDay {
  day: number;
  isInWords: boolean;
}

const feastLists = ['feasts', 'movableFeasts', 'doubleMovableFeasts'] as const;

const isDay = (span: EdtfRange): boolean => typeof span.to.day === 'number';

const isWithinYears = (inner: EdtfRange, century: EdtfRange): boolean =>
  inner.from.year >= century.from.year && inner.to.year <= century.from.year + 99;
