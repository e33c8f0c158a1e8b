import type { EdtfRange } from '../contract/dates/edtf.js';
import { CenturyUnits } from './century-units.js';
import type { DateCursor } from './date-cursor.js';
import { DateNumbers } from './date-numbers.js';
import { type DatePart, dateParts } from './date-words.js';
import { partOf } from './date-spans.js';
import { type DateUnit, partOfUnit } from './date-unit.js';
import { DayUnits } from './day-units.js';
import { DigitDates } from './digit-dates.js';
import { EraYears } from './era-years.js';
import { feastLists, FeastsAndSeasons } from './feasts-and-seasons.js';
import { NamedPeriods } from './named-periods.js';
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
  private readonly named: FeastsAndSeasons;
  private readonly days: DayUnits;
  private readonly periods: NamedPeriods;

  constructor(
    private readonly cursor: DateCursor,
    private readonly rules: ReadingRules,
  ) {
    this.numbers = new DateNumbers(cursor);
    this.centuries = new CenturyUnits(cursor, rules, this.numbers);
    this.eras = new EraYears(cursor, this.numbers, rules.eras);
    this.years = new YearUnits(cursor, this.numbers);
    this.digits = new DigitDates(cursor, rules, this.numbers);
    this.named = new FeastsAndSeasons(cursor, this.numbers);
    this.days = new DayUnits(cursor, this.numbers, this.named);
    this.weeks = new WeekUnits(cursor, this.numbers, () => this.whole());
    this.periods = new NamedPeriods(cursor, rules, () => this.whole());
  }

  read(): DateUnit | null {
    return this.cursor.besideOrNot(() =>
      this.cursor.firstOf(
        () => this.centuries.turnOfCentury(),
        () => this.periods.read(),
        () => this.partBefore(),
        () => this.beforeItsCentury(this.withPartBehind(this.withinCentury(this.whole()))),
      ),
    );
  }

  /** The year of an era behind a span of years: "1938/39-XVII". */
  skipEraYear({ span }: DateUnit): void {
    if (span) this.eras.isChecked(span);
  }

  /** The period that a date lies in, behind it: "1943 (World War II)". */
  skipPeriodOf(unit: DateUnit): void {
    this.periods.skipBehind(unit);
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
      () => this.days.dayInWords(),
      () => this.days.monthThenDay(),
      () => this.days.month(),
      () => this.named.season(),
      () => this.named.feast(),
      () => this.days.dayThenYear(),
      () => this.centuries.century(),
      () => this.days.dayAlone(),
      () => this.centuries.decade(),
      () => this.days.yearThenMonth(),
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
}

const isDay = (span: EdtfRange): boolean => typeof span.to.day === 'number';

const isWithinYears = (inner: EdtfRange, century: EdtfRange): boolean =>
  inner.from.year >= century.from.year && inner.to.year <= century.from.year + 99;
